/** A statement with its parameters apart from its text: `$1`, `$2`, …. Only {@link sql} makes one. */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

const queries = new WeakSet<Query>();

/**
 * Makes a statement from a template. Every `${value}` becomes a parameter; a `${sql`…`}` is spliced in as text with
 * its own parameters renumbered. There is no way to splice a string into the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Query {
  let text = strings[0]!;
  const values: unknown[] = [];
  parts.forEach((part, index) => {
    if (isQuery(part)) {
      const offset = values.length;
      text += part.text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1];
  });
  const query = { text, values };
  queries.add(query);
  return query;
}

function isQuery(part: unknown): part is Query {
  return typeof part === "object" && part !== null && queries.has(part as Query);
}

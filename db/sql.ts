/** A statement with its parameters apart from its text: `$1`, `$2`, …. Only {@link sql}, {@link join} and {@link identifier} make one. */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The protocol counts parameters in 16 bits, and a driver keeps one back. */
const valuesMax = 65_533;

/** The texts between the parameters of each statement: one more than there are parameters. */
const textsOf = new WeakMap<object, readonly string[]>();

/**
 * Makes a statement from a template. Every `${value}` becomes a parameter; a `${sql`…`}` is spliced in as text with
 * its own parameters renumbered. There is no way to splice a string into the text.
 *
 * @throws {TypeError} for `undefined`: it is a mistake of the caller; null is a value.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Query {
  const pieces = parts.map((part) => isQuery(part) ? textsOf.get(part)! : null);
  const known = shapes.get(strings) ?? [];
  const shape = known.find((shape) => shape.pieces.every((piece, index) => piece === pieces[index]));
  const values = parts.flatMap((part, index) => pieces[index] === null ? [part] : (part as Query).values);
  if (shape !== undefined && values.length <= valuesMax && !values.includes(undefined)) {
    return register(shape.text, values, shape.texts);
  }
  const query = build(strings, parts);
  if (known.length < shapesMax) {
    shapes.set(strings, [...known, { pieces, text: query.text, texts: textsOf.get(query)! }]);
  }
  return query;
}

/** What a template comes to with these pieces in it. Put together once: the statements of a service are always the same. */
interface Shape {
  /** Texts of the statements that are spliced in; null for a value. */
  pieces: readonly (readonly string[] | null)[];
  text: string;
  texts: readonly string[];
}

const shapes = new WeakMap<TemplateStringsArray, readonly Shape[]>();

/** Shapes remembered of one template: those that are put together anew each time, as by {@link join}, are never met again. */
const shapesMax = 8;

function build(strings: TemplateStringsArray, parts: readonly unknown[]): Query {
  const builder = new Builder();
  strings.forEach((string, index) => {
    if (string === undefined) throw new TypeError("Cannot make a statement: its text has an invalid escape");
    builder.text(string);
    if (index === parts.length) return;
    const part = parts[index];
    if (isQuery(part)) builder.query(part);
    else builder.value(part);
  });
  return builder.build();
}

/** Puts statements one after the other with `separator` between them; none gives an empty text. */
export function join(queries: readonly Query[], separator: Query = sql`, `): Query {
  const builder = new Builder();
  queries.forEach((query, index) => {
    if (index > 0) builder.query(separator);
    builder.query(query);
  });
  return builder.build();
}

/**
 * The name of a table or column, to be spliced in. It is small letters, digits and `_`, so that it can be nothing else.
 *
 * @throws {TypeError} for another
 */
export function identifier(text: string): Query {
  if (!/^[a-z_][a-z0-9_]*$/.test(text)) {
    throw new TypeError(`Cannot make a statement: ${JSON.stringify(text)} is no name of a table or column`);
  }
  const builder = new Builder();
  builder.text(`"${text}"`);
  return builder.build();
}

class Builder {
  #texts = [""];
  #values: unknown[] = [];

  text(text: string): void {
    this.#texts[this.#texts.length - 1] += text;
  }

  value(value: unknown): void {
    if (value === undefined) {
      throw new TypeError(
        `Cannot make a statement: its value ${this.#values.length + 1} is undefined, after "${
          this.#texts.at(-1)!.trim().slice(-40)
        }"`,
      );
    }
    if (this.#values.length === valuesMax) {
      throw new TypeError(
        `Cannot make a statement: more than ${valuesMax} values; pass arrays, and unnest them`,
      );
    }
    this.#values.push(value);
    this.#texts.push("");
  }

  query(query: Query): void {
    const texts = textsOf.get(query);
    if (!texts) throw new TypeError("Cannot make a statement: a part of it was not made by sql");
    texts.forEach((text, index) => {
      this.text(text);
      if (index < query.values.length) this.value(query.values[index]);
    });
  }

  build(): Query {
    const text = this.#texts.reduce((before, after, index) => `${before}$${index}${after}`);
    return register(text, this.#values, this.#texts);
  }
}

function register(text: string, values: unknown[], texts: readonly string[]): Query {
  const query = Object.freeze({ text, values: Object.freeze(values) });
  textsOf.set(query, texts);
  return query;
}

function isQuery(part: unknown): part is Query {
  return typeof part === "object" && part !== null && textsOf.has(part);
}

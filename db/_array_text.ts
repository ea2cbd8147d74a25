/**
 * PostgreSQL's text form of an array: `{1,NULL,"a b"}` (PostgreSQL manual, section "Array Input and Output Syntax").
 * Both drivers' own readers take NULL for the string, so neither is used.
 */

/** A leaf is the text of one element, null for NULL. */
export type ArrayText = (string | null | ArrayText)[];

/** Writes an array; every element is quoted, so that none is mistaken for NULL or for a brace. */
export function writeArray(elements: ArrayText): string {
  const written = elements.map((element) => {
    if (element === null) return "NULL";
    if (Array.isArray(element)) return writeArray(element);
    return `"${element.replace(/[\\"]/g, "\\$&")}"`;
  });
  return `{${written.join(",")}}`;
}

/** Reads an array, giving `leaf` each element's text. Its lower bounds, if told, are forgotten. */
export function readArray<Leaf>(text: string, leaf: (element: string) => Leaf): unknown[] {
  let at = text.startsWith("[") ? text.indexOf("=") + 1 : 0;

  function readList(): unknown[] {
    const elements: unknown[] = [];
    at++;
    if (text[at] === "}") {
      at++;
      return elements;
    }
    while (true) {
      elements.push(readElement());
      const end = text[at++];
      if (end === "}") return elements;
      if (end !== ",") throw new Error(`Cannot read an array from ${JSON.stringify(text.slice(0, 80))}`);
    }
  }

  function readElement(): unknown {
    if (text[at] === "{") return readList();
    if (text[at] === '"') return leaf(readQuoted());
    const start = at;
    while (at < text.length && text[at] !== "," && text[at] !== "}") at++;
    const element = text.slice(start, at);
    return element === "NULL" ? null : leaf(element);
  }

  function readQuoted(): string {
    const start = ++at;
    let escaped = false;
    while (text[at] !== '"') {
      if (at >= text.length) throw new Error("Cannot read an array: a quoted element does not end");
      if (text[at] === "\\") {
        escaped = true;
        at++;
      }
      at++;
    }
    const quoted = text.slice(start, at++);
    return escaped ? quoted.replace(/\\([\s\S])/g, "$1") : quoted;
  }

  return readList();
}

/**
 * Splits a text into words as a POSIX shell would, without expanding anything (Shell Command Language, 2.2 Quoting):
 * single quotes keep all, double quotes all but `\"` and `\\`, a backslash keeps the next character. Null when a quote or
 * the last backslash is left open.
 */
export function splitWords(text: string): string[] | null {
  const words: string[] = [];
  let rest = text;
  while ((rest = rest.replace(/^\s+/, "")) !== "") {
    const word = wordPattern.exec(rest)?.[0] ?? "";
    rest = rest.slice(word.length);
    if (rest !== "" && !/^\s/.test(rest)) return null;
    words.push(word.replace(partPattern, unquote));
  }
  return words;
}

const part = String.raw`'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\]+`;
const wordPattern = new RegExp(`^(?:${part})+`);
const partPattern = new RegExp(part, "g");

function unquote(part: string): string {
  switch (part[0]) {
    case "'":
      return part.slice(1, -1);
    case '"':
      return part.slice(1, -1).replace(/\\(["\\])/g, "$1");
    case "\\":
      return part.slice(1);
    default:
      return part;
  }
}

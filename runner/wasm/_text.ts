/** A list in parentheses, a string's bytes, or a word. */
export type Node = Node[] | Uint8Array | string;

const token = /\s+|;;[^\n]*|\(;.*?;\)|\(|\)|"(?:[^"\\]|\\.)*"|[^\s()";]+/gsy;
const utf8 = new TextEncoder();

/** Reads text made of parentheses, words and strings; comments are left out. */
export function parseText(text: string): Node[] {
  const open: Node[][] = [[]];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(token)) {
    if (index !== end) break;
    end = index + piece.length;
    const inner = open.at(-1)!;
    if (piece === "(") open.push([]);
    else if (piece === ")") {
      open.pop();
      const outer = open.at(-1);
      if (outer === undefined) throw new SyntaxError(`Cannot read the text: a ")" too many at ${index}`);
      outer.push(inner);
    } else if (piece.startsWith('"')) inner.push(parseString(piece));
    else if (!/^(\s|;;|\(;)/.test(piece)) inner.push(piece);
  }
  if (end !== text.length) {
    throw new SyntaxError(`Cannot read the text: "${text.slice(end, end + 10)}" at ${end}`);
  }
  if (open.length !== 1) throw new SyntaxError(`Cannot read the text: ${open.length - 1} ")" are missing`);
  return open[0]!;
}

function parseString(literal: string): Uint8Array {
  const bytes: number[] = [];
  for (const [piece] of literal.slice(1, -1).matchAll(/\\[0-9a-fA-F]{2}|\\.|[^\\]+/gs)) {
    if (!piece.startsWith("\\")) bytes.push(...utf8.encode(piece));
    else if (piece.length === 3) bytes.push(parseInt(piece.slice(1), 16));
    else bytes.push({ n: 10, t: 9, r: 13 }[piece[1]!] ?? piece.charCodeAt(1));
  }
  return Uint8Array.from(bytes);
}

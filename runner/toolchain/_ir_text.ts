/** What there is to read in LLVM's textual IR, as clang prints it (LLVM Language Reference, "Identifiers", "phi"). */

/** A phi instruction. */
export interface Phi {
  /** With its `%`. */
  name: string;
  type: string;
  incoming: Incoming[];
}

/** What a phi takes where control comes from a block. */
export interface Incoming {
  value: string;
  /** The block's name, without `%`. */
  from: string;
}

const phiStart = /^ {2}(%\S+|%"[^"]*") = phi ((?:(?:nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )*)/;

export function isPhi(line: string): boolean {
  return phiStart.test(line);
}

/** Reads a line that {@link isPhi}. */
export function readPhi(line: string): Phi {
  const [start, name] = phiStart.exec(line)!;
  const typeEnd = endOfType(line, start.length);
  const incoming: Incoming[] = [];
  for (let at = typeEnd + 1; line[at] === "["; at += 2) {
    const end = closing(line, at);
    const pair = line.slice(at + 1, end);
    const comma = pair.lastIndexOf(", %");
    incoming.push({ value: pair.slice(0, comma).trim(), from: pair.slice(comma + 3).trim() });
    // Behind the bracket: a comma and a space, before the next pair or a metadata attachment.
    at = end + 1;
  }
  return { name: name!, type: line.slice(start.length, typeEnd), incoming };
}

/** A type ends at the first space that no bracket encloses; only `ptr addrspace(n)` has one of its own. */
function endOfType(line: string, start: number): number {
  let at = start;
  while (at < line.length && line[at] !== " ") {
    at = '[{<("'.includes(line[at]!) ? closing(line, at) + 1 : at + 1;
  }
  return line.startsWith(" addrspace(", at) ? endOfType(line, at + 1) : at;
}

const partners: Readonly<Record<string, string>> = { "[": "]", "{": "}", "<": ">", "(": ")" };

/** Where what opens here closes. */
function closing(line: string, start: number): number {
  if (line[start] === '"') return line.indexOf('"', start + 1);
  const partner = partners[line[start]!]!;
  let at = start + 1;
  while (at < line.length && line[at] !== partner) {
    at = line[at] === '"' || line[at]! in partners ? closing(line, at) + 1 : at + 1;
  }
  return at;
}

// Strings come after names, because a name may be a string behind its `%`.
const namesAndStrings = /%(?:"[^"]*"|[-\w$.]+)|"[^"]*"/g;

/** Calls back for each `%name` in an instruction, and puts what it gives in its place; undefined leaves it. */
export function replaceNames(text: string, replacement: (name: string) => string | undefined): string {
  return text.replace(namesAndStrings, (found) => found[0] === "%" ? replacement(found) ?? found : found);
}

const labels = /\blabel %("[^"]*"|[-\w$.]+)/g;

/** The blocks that a terminator names. */
export function labelsIn(terminator: string): string[] {
  return Array.from(terminator.matchAll(labels), ([, label]) => label!);
}

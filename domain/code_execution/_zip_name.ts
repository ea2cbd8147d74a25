const pathBytesMax = 512;
const segmentBytesMax = 255;

/**
 * Says what is wrong with the name of an entry of an archive, or null when it is a plain relative path: `data/in.txt`,
 * `data/` for a directory.
 */
export function zipNameProblem(name: string): string | null {
  if (name === "") return "the name is empty";
  if (name.includes("\\")) return "the name holds a backslash";
  if (name.startsWith("/") || /^[A-Za-z]:/.test(name)) return "the name is absolute";
  // deno-lint-ignore no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return "the name holds a control character";
  if (name.includes("\ufffd") || !name.isWellFormed()) return "the name is not UTF-8";
  const segments = (name.endsWith("/") ? name.slice(0, -1) : name).split("/");
  if (segments.includes("..")) return "the name holds ..";
  if (segments.includes(".") || segments.includes("")) return "the name holds an empty part or a single dot";
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  if (bytesOf(name) > pathBytesMax) return `the name is longer than ${pathBytesMax} bytes`;
  if (segments.some((segment) => bytesOf(segment) > segmentBytesMax)) {
    return `a part of the name is longer than ${segmentBytesMax} bytes`;
  }
  return null;
}

/**
 * The place of each name in one directory tree. Names that differ in case only are two files, as on the learner's
 * POSIX system.
 */
export class ZipTree {
  #files = new Set<string>();
  #directories = new Set<string>();

  /** Adds a name that {@link zipNameProblem} let pass. Says why it has no place beside those before it, or null. */
  add(name: string): string | null {
    const isDirectory = name.endsWith("/");
    const path = isDirectory ? name.slice(0, -1) : name;
    if (this.#files.has(path)) return isDirectory ? "a file has the same name" : "the name comes twice";
    for (const parent of parentsOf(path)) {
      if (this.#files.has(parent)) return `"${parent}" is a file`;
      this.#directories.add(parent);
    }
    if (isDirectory) this.#directories.add(path);
    else if (this.#directories.has(path)) return "a directory has the same name";
    else this.#files.add(path);
    return null;
  }
}

function* parentsOf(path: string): Iterable<string> {
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    yield path.slice(0, slash);
  }
}

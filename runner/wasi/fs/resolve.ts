import { fail } from "../errno.ts";
import type { Directory, Node } from "./node.ts";
import { nameBytesMax } from "./volume.ts";

/** Where a path led. */
export interface Resolved {
  /** The directory that holds, or would hold, the last name. */
  directory: Directory;
  /** The last name; null when the path ends in `.` or `..`, so that it names a directory but no entry. */
  name: string | null;
  /** What is there; null for nothing. */
  node: Node | null;
  /** The path ended in a slash, so only a directory will do. */
  wantsDirectory: boolean;
}

/**
 * Walks a path from a directory and never out of it: an absolute path, and a `..` that would leave `base`, by whatever
 * way, is ENOTCAPABLE. All components but the last must be directories. Symbolic links on the way are followed; one at
 * the end only if `follow` says so, or if a slash comes after it. ELOOP after {@link linksMax} of them. `onStep` is told of
 * each component before it is looked up, and of a link's text, in characters, before it is followed: 0 otherwise. What is
 * never looked at takes no time.
 */
export function resolve(
  base: Directory,
  path: string,
  follow: boolean,
  onStep: (characters: number) => void,
): Resolved {
  if (path === "") fail("noent");
  if (path.startsWith("/")) fail("notcapable");
  const way = [base];
  const left = new Remaining();
  left.put(path);
  let wantsDirectory = path.endsWith("/");
  let links = 0;
  for (;;) {
    const name = left.take();
    const directory = way[way.length - 1] ?? base;
    onStep(0);
    if (name === undefined) return { directory, name: null, node: directory, wantsDirectory };
    if (name === ".") continue;
    if (name === "..") {
      if (way.length === 1) fail("notcapable");
      way.pop();
      continue;
    }
    const node = directory.entries.get(name)?.node ?? null;
    const isLast = left.isEmpty;
    if (node?.kind === "symlink" && (!isLast || follow || wantsDirectory)) {
      if (++links > linksMax) fail("loop");
      if (node.target.startsWith("/")) fail("notcapable");
      if (isLast) wantsDirectory ||= node.target.endsWith("/");
      onStep(node.target.length);
      left.put(node.target);
      continue;
    }
    if (isLast) return { directory, name, node, wantsDirectory };
    if (node === null) fail("noent");
    if (node.kind !== "directory") fail("notdir");
    way.push(node);
  }
}

/** As in Linux. */
export const linksMax = 40;

/** What is still to be walked: the rest of the path, and before it the rests of links' texts. Each begins with a name. */
class Remaining {
  readonly #texts: { text: string; at: number }[] = [];

  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  /** Puts a text before all that is there. */
  put(text: string): void {
    const at = behindSlashes(text, 0);
    if (at < text.length) this.#texts.push({ text, at });
  }

  /** Takes the next component; ENAMETOOLONG for one that no name can be. */
  take(): string | undefined {
    const next = this.#texts.at(-1);
    if (next === undefined) return undefined;
    const slash = next.text.indexOf("/", next.at);
    const end = slash < 0 ? next.text.length : slash;
    const name = next.text.slice(next.at, end);
    next.at = behindSlashes(next.text, end);
    if (next.at === next.text.length) this.#texts.pop();
    return isTooLong(name) ? fail("nametoolong") : name;
  }
}

function behindSlashes(text: string, from: number): number {
  let at = from;
  while (text[at] === "/") at++;
  return at;
}

function isTooLong(name: string): boolean {
  // No character takes more than three bytes a UTF-16 unit.
  return name.length * 3 > nameBytesMax && encoder.encode(name).length > nameBytesMax;
}

const encoder = new TextEncoder();

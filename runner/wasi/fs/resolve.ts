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
 * each component before it is looked up, those of links included.
 */
export function resolve(base: Directory, path: string, follow: boolean, onStep: () => void): Resolved {
  if (path === "") fail("noent");
  if (path.startsWith("/")) fail("notcapable");
  const way = [base];
  /** Components still to walk, the next one last. */
  const left = split(path).reverse();
  let wantsDirectory = path.endsWith("/");
  let links = 0;
  for (;;) {
    const name = left.pop();
    const directory = way[way.length - 1] ?? base;
    onStep();
    if (name === undefined) return { directory, name: null, node: directory, wantsDirectory };
    if (name === ".") continue;
    if (name === "..") {
      if (way.length === 1) fail("notcapable");
      way.pop();
      continue;
    }
    const node = directory.entries.get(name)?.node ?? null;
    const isLast = left.length === 0;
    if (node?.kind === "symlink" && (!isLast || follow || wantsDirectory)) {
      if (++links > linksMax) fail("loop");
      if (node.target.startsWith("/")) fail("notcapable");
      if (isLast) wantsDirectory ||= node.target.endsWith("/");
      left.push(...split(node.target).reverse());
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

function split(path: string): string[] {
  const names = path.split("/").filter((name) => name !== "");
  if (names.some(isTooLong)) fail("nametoolong");
  return names;
}

function isTooLong(name: string): boolean {
  // No character takes more than three bytes a UTF-16 unit.
  return name.length * 3 > nameBytesMax && encoder.encode(name).length > nameBytesMax;
}

const encoder = new TextEncoder();

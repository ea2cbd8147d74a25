import { fail } from "./errno.ts";
import type { Node } from "./fs/node.ts";
import { resolve, type Resolved } from "./fs/resolve.ts";
import type { Guest } from "./_guest.ts";
import { workUnits } from "./_work.ts";

/** Finds what a call's descriptor and path name; a walk that fails costs as well. */
export function locate(guest: Guest, fd: number, path: number, length: number, follow: boolean): Resolved {
  const { directory } = guest.descriptors.directory(fd);
  const text = guest.memory.path(path, length);
  guest.work(length);
  return resolve(directory, text, follow, (characters) => guest.work(workUnits.lookup + characters));
}

/** {@link locate} for what must be there: ENOENT, and ENOTDIR for a file with a slash behind it. */
export function locateNode(guest: Guest, fd: number, path: number, length: number, follow: boolean): Node {
  const { node, wantsDirectory } = locate(guest, fd, path, length, follow);
  if (node === null) return fail("noent");
  if (wantsDirectory && node.kind !== "directory") fail("notdir");
  return node;
}

/** Whether `lookupflags` ask to follow a link at the end of the path. */
export function follows(lookupflags: number): boolean {
  return (lookupflags & 1) !== 0;
}

/** EROFS for a node of a sealed volume. */
export function changeable(node: Node): void {
  if (node.volume.readOnly) fail("rofs");
}

import { errno, fail } from "./errno.ts";
import { isWithin, type Node } from "./fs/node.ts";
import type { Resolved } from "./fs/resolve.ts";
import type { Guest } from "./_guest.ts";
import { changeable, locate } from "./_locate.ts";

/** `path_rename`: replaces what has the new name, if it is of the same kind and no directory with names in it. */
export function pathRenameCalls(guest: Guest) {
  return {
    path_rename(
      oldFd: number,
      oldPath: number,
      oldLength: number,
      newFd: number,
      newPath: number,
      newLength: number,
    ): number {
      const source = locate(guest, oldFd, oldPath, oldLength, false);
      const target = locate(guest, newFd, newPath, newLength, false);
      if (source.name === null || target.name === null) fail("busy");
      if (source.node === null) fail("noent");
      if (source.directory.volume !== target.directory.volume) fail("xdev");
      changeable(source.directory);
      checkKinds(source.node, source, target);
      if (source.node === target.node) return errno.success;

      const nowNs = guest.nowNs();
      if (target.directory.links === 0) fail("noent");
      if (target.node !== null) target.directory.remove(target.name, nowNs);
      // The new name first: between the two the node always has one, so nothing is given back.
      target.directory.put(target.name, source.node, nowNs);
      source.directory.take(source.name, nowNs);
      source.node.changedNs = nowNs;
      return errno.success;
    },
  };
}

function checkKinds(node: Node, source: Resolved, target: Resolved): void {
  if (node.kind === "directory") {
    if (isWithin(target.directory, node)) fail("inval");
    if (target.node === null) return;
    if (target.node.kind !== "directory") fail("notdir");
    if (target.node !== node && target.node.entries.size > 0) fail("notempty");
    return;
  }
  if (source.wantsDirectory) fail("notdir");
  if (target.node?.kind === "directory") fail("isdir");
  if (target.wantsDirectory) fail("notdir");
}

import { errno, fail } from "./errno.ts";
import { SymbolicLink } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { changeable, follows, locate, locateNode } from "./_locate.ts";

/** `path_link`, `path_symlink`, `path_readlink`. */
export function pathLinkCalls(guest: Guest) {
  return {
    path_link(
      oldFd: number,
      lookupflags: number,
      oldPath: number,
      oldLength: number,
      newFd: number,
      newPath: number,
      newLength: number,
    ): number {
      const node = locateNode(guest, oldFd, oldPath, oldLength, follows(lookupflags));
      const target = locate(guest, newFd, newPath, newLength, false);
      if (target.node !== null || target.name === null) fail("exist");
      if (node.kind === "directory") fail("perm");
      if (target.wantsDirectory) fail("noent");
      if (node.volume !== target.directory.volume) fail("xdev");
      changeable(target.directory);
      const nowNs = guest.nowNs();
      target.directory.add(target.name, node, nowNs);
      node.changedNs = nowNs;
      return errno.success;
    },
    /** A link out of the directory it lies in is refused when it is followed; an absolute one, which always is, at once. */
    path_symlink(oldPath: number, oldLength: number, fd: number, newPath: number, newLength: number): number {
      const text = guest.memory.path(oldPath, oldLength);
      if (text === "") fail("noent");
      if (text.startsWith("/")) fail("notcapable");
      const { directory, name, node, wantsDirectory } = locate(guest, fd, newPath, newLength, false);
      if (node !== null || name === null) fail("exist");
      if (wantsDirectory) fail("noent");
      changeable(directory);
      const nowNs = guest.nowNs();
      directory.add(name, new SymbolicLink(directory.volume, nowNs, text), nowNs);
      return errno.success;
    },
    /** Gives as much as the buffer takes, without a NUL; EINVAL for what is no link. */
    path_readlink(
      fd: number,
      path: number,
      pathLength: number,
      buffer: number,
      length: number,
      out: number,
    ): number {
      guest.memory.check(out, 4);
      const into = guest.memory.bytes(buffer, length);
      const node = locateNode(guest, fd, path, pathLength, false);
      if (node.kind !== "symlink") fail("inval");
      const text = new TextEncoder().encode(node.target).subarray(0, into.length);
      into.set(text);
      guest.memory.setU32(out, text.length);
      return errno.success;
    },
  };
}

import { errno, fail } from "./errno.ts";
import { Directory } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { changeable, locate } from "./_locate.ts";

/** `path_create_directory`, `path_remove_directory`, `path_unlink_file`: names made and removed. */
export function pathNameCalls(guest: Guest) {
  return {
    path_create_directory(fd: number, path: number, pathLength: number): number {
      const { directory, name, node } = locate(guest, fd, path, pathLength, false);
      if (node !== null || name === null) fail("exist");
      changeable(directory);
      const nowNs = guest.nowNs();
      directory.add(name, new Directory(directory.volume, nowNs), nowNs);
      return errno.success;
    },
    path_remove_directory(fd: number, path: number, pathLength: number): number {
      const { directory, name, node } = locate(guest, fd, path, pathLength, false);
      if (node === null) fail("noent");
      if (node.kind !== "directory") fail("notdir");
      if (name === null) fail("inval");
      changeable(directory);
      if (node.entries.size > 0) fail("notempty");
      directory.remove(name, guest.nowNs());
      return errno.success;
    },
    /** A directory is EISDIR, as on Linux. What is open stays readable and writable until it is closed. */
    path_unlink_file(fd: number, path: number, pathLength: number): number {
      const { directory, name, node, wantsDirectory } = locate(guest, fd, path, pathLength, false);
      if (node === null) fail("noent");
      if (node.kind === "directory" || name === null) fail("isdir");
      if (wantsDirectory) fail("notdir");
      changeable(directory);
      directory.remove(name, guest.nowNs());
      return errno.success;
    },
  };
}

import { errno } from "./errno.ts";
import { setTimes, writeNodeStat } from "./_filestat.ts";
import type { Guest } from "./_guest.ts";
import { follows, locateNode } from "./_locate.ts";

/** `path_filestat_get`, `path_filestat_set_times`. */
export function pathStatCalls(guest: Guest) {
  return {
    path_filestat_get(
      fd: number,
      lookupflags: number,
      path: number,
      pathLength: number,
      out: number,
    ): number {
      guest.memory.check(out, 64);
      writeNodeStat(guest, out, locateNode(guest, fd, path, pathLength, follows(lookupflags)));
      return errno.success;
    },
    path_filestat_set_times(
      fd: number,
      lookupflags: number,
      path: number,
      pathLength: number,
      accessed: bigint,
      modified: bigint,
      flags: number,
    ): number {
      const node = locateNode(guest, fd, path, pathLength, follows(lookupflags));
      setTimes(guest, node, accessed, modified, flags);
      return errno.success;
    },
  };
}

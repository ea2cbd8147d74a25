import { errno, fail } from "./errno.ts";
import type { Guest } from "./_guest.ts";

/** `fd_close`, `fd_renumber`, `fd_prestat_get`, `fd_prestat_dir_name`: the descriptor table and what was lent in it. */
export function fdTableCalls(guest: Guest) {
  return {
    fd_close(fd: number): number {
      guest.descriptors.close(fd);
      return errno.success;
    },
    fd_renumber(from: number, to: number): number {
      guest.descriptors.renumber(from, to);
      return errno.success;
    },
    /** EBADF also for what is open but was not lent: that is how a C library knows that there are no more. */
    fd_prestat_get(fd: number, out: number): number {
      const name = preopenName(fd);
      const at = out >>> 0;
      guest.memory.bytes(at, 8).fill(0);
      guest.memory.setU32(at + 4, name.length);
      return errno.success;
    },
    fd_prestat_dir_name(fd: number, buffer: number, length: number): number {
      const name = preopenName(fd);
      if (length >>> 0 < name.length) fail("nametoolong");
      guest.memory.bytes(buffer, name.length).set(name);
      return errno.success;
    },
  };

  function preopenName(fd: number): Uint8Array {
    const descriptor = guest.descriptors.get(fd);
    if (descriptor.kind !== "directory" || descriptor.preopen === null) fail("badf");
    return new TextEncoder().encode(descriptor.preopen);
  }
}

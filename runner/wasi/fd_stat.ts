import { type Descriptor } from "./_descriptors.ts";
import { errno, fail } from "./errno.ts";
import { fdflagsMask } from "./_fdflags.ts";
import { filetype, setTimes, writeDescriptorStat } from "./_filestat.ts";
import type { Guest } from "./_guest.ts";

/** `fd_fdstat_get`, `fd_fdstat_set_flags`, `fd_fdstat_set_rights`, `fd_filestat_get`, `fd_filestat_set_times`. */
export function fdStatCalls(guest: Guest) {
  return {
    fd_fdstat_get(fd: number, out: number): number {
      const descriptor = guest.descriptors.get(fd);
      const at = out >>> 0;
      guest.memory.bytes(at, 24).fill(0);
      guest.memory.setU8(at, descriptor.kind === "directory" ? filetype.directory : filetype.regular);
      guest.memory.setU16(at + 2, descriptor.flags);
      guest.memory.setU64(at + 8, descriptor.rights);
      guest.memory.setU64(at + 16, descriptor.inheriting);
      return errno.success;
    },
    fd_fdstat_set_flags(fd: number, flags: number): number {
      const descriptor = guest.descriptors.get(fd);
      if (flags & ~fdflagsMask) fail("inval");
      descriptor.flags = flags;
      return errno.success;
    },
    /** Rights only ever shrink: asking for one that is not there is ENOTCAPABLE. */
    fd_fdstat_set_rights(fd: number, base: bigint, inheriting: bigint): number {
      const descriptor = guest.descriptors.get(fd);
      const wanted = BigInt.asUintN(64, base);
      const wantedInheriting = BigInt.asUintN(64, inheriting);
      if (wanted & ~descriptor.rights || wantedInheriting & ~descriptor.inheriting) fail("notcapable");
      descriptor.rights = wanted;
      descriptor.inheriting = wantedInheriting;
      return errno.success;
    },
    fd_filestat_get(fd: number, out: number): number {
      writeDescriptorStat(guest, out, guest.descriptors.get(fd));
      return errno.success;
    },
    fd_filestat_set_times(
      fd: number,
      accessed: bigint,
      modified: bigint,
      flags: number,
    ): number {
      setTimes(guest, nodeOf(guest.descriptors.get(fd)), accessed, modified, flags);
      return errno.success;
    },
  };
}

function nodeOf(descriptor: Descriptor) {
  if (descriptor.kind === "stream") fail("inval");
  return descriptor.kind === "file" ? descriptor.file : descriptor.directory;
}

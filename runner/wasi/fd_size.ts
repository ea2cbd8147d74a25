import { errno, fail } from "./errno.ts";
import { sigxfsz } from "./fd_io.ts";
import type { RegularFile } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { fileOffset } from "./_offset.ts";

/** `fd_filestat_set_size`, `fd_allocate`, `fd_advise`, `fd_sync`, `fd_datasync`: a file's room. */
export function fdSizeCalls(guest: Guest) {
  return {
    fd_filestat_set_size(fd: number, size: bigint): number {
      const descriptor = guest.descriptors.writable(fd);
      if (descriptor.kind !== "file") fail("inval");
      resize(guest, descriptor.file, fileOffset(size));
      return errno.success;
    },
    /** Never shrinks a file, and sets nothing aside: there is room while there is room. */
    fd_allocate(fd: number, offset: bigint, length: bigint): number {
      const descriptor = guest.descriptors.writable(fd);
      if (descriptor.kind === "stream") fail("spipe");
      if (descriptor.kind === "directory") fail("badf");
      const end = fileOffset(offset) + fileOffset(length);
      if (length === 0n || end > Number.MAX_SAFE_INTEGER) fail("inval");
      if (end > descriptor.file.size) resize(guest, descriptor.file, end);
      return errno.success;
    },
    fd_advise(fd: number, _offset: bigint, _length: bigint, advice: number): number {
      const descriptor = guest.descriptors.get(fd);
      if (descriptor.kind === "stream") fail("spipe");
      if (descriptor.kind === "directory") fail("badf");
      if (advice >>> 0 > adviceMax) fail("inval");
      return errno.success;
    },
    fd_sync: sync,
    fd_datasync: sync,
  };

  /** Everything is written already. */
  function sync(fd: number): number {
    guest.descriptors.get(fd);
    return errno.success;
  }
}

/** Also what truncation on opening does. Past the file-size limit the run ends, as a write would end it. */
export function resize(guest: Guest, file: RegularFile, size: number): void {
  if (size > file.volume.limits.fileBytesMax) guest.end({ kind: "signal", signal: sigxfsz });
  const grown = Math.max(0, size - file.size);
  const copied = file.resize(size, guest.nowNs());
  // A hole costs when it is made, because writing behind it will have to fill it.
  guest.work(grown + copied);
}

/** `noreuse`, the last of section "advice" of the witx. */
const adviceMax = 5;

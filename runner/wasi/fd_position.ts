import { type FileDescriptor } from "./_descriptors.ts";
import { errno, fail } from "./errno.ts";
import type { Guest } from "./_guest.ts";
import { offsetMax } from "./_offset.ts";

/** `fd_seek`, `fd_tell`: ESPIPE for a stream, EBADF for a directory. */
export function fdPositionCalls(guest: Guest) {
  return {
    fd_seek(fd: number, delta: bigint, whence: number, out: number): number {
      const descriptor = seekable(guest, fd);
      guest.memory.check(out, 8);
      const target = BigInt(origin(descriptor, whence)) + BigInt.asIntN(64, delta);
      if (target < 0n || target > offsetMax) fail("inval");
      descriptor.offset = Number(target);
      guest.memory.setU64(out, target);
      return errno.success;
    },
    fd_tell(fd: number, out: number): number {
      guest.memory.setU64(out, BigInt(seekable(guest, fd).offset));
      return errno.success;
    },
  };
}

function seekable(guest: Guest, fd: number): FileDescriptor {
  const descriptor = guest.descriptors.get(fd);
  if (descriptor.kind === "stream") fail("spipe");
  return descriptor.kind === "file" ? descriptor : fail("badf");
}

/** Section "whence" of the witx: from the beginning, from here, from the end. */
function origin({ offset, file }: FileDescriptor, whence: number): number {
  switch (whence) {
    case 0:
      return 0;
    case 1:
      return offset;
    case 2:
      return file.size;
    default:
      return fail("inval");
  }
}

import type { StreamDescriptor } from "./_descriptors.ts";
import { errno, fail, Failure } from "./errno.ts";
import { fdflags } from "./_fdflags.ts";
import type { RegularFile } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { fileOffset } from "./_offset.ts";
import { workUnits } from "./_work.ts";

/** `fd_read`, `fd_write`, `fd_pread`, `fd_pwrite`: bytes between a descriptor and the guest's memory. */
export function fdIoCalls(guest: Guest) {
  return {
    fd_read(fd: number, iovecs: number, count: number, out: number): number {
      const descriptor = guest.descriptors.readable(fd);
      guest.memory.check(out, 4);
      const ranges = rangesOf(guest, iovecs, count);
      if (descriptor.kind === "directory") fail("isdir");
      const read = descriptor.kind === "stream"
        ? readStream(guest, descriptor, ranges)
        : readFile(guest, descriptor.file, descriptor.offset, ranges);
      if (descriptor.kind === "file") descriptor.offset += read;
      guest.memory.setU32(out, read);
      return errno.success;
    },
    fd_pread(fd: number, iovecs: number, count: number, offset: bigint, out: number): number {
      const descriptor = guest.descriptors.readable(fd);
      guest.memory.check(out, 4);
      const ranges = rangesOf(guest, iovecs, count);
      const from = fileOffset(offset);
      if (descriptor.kind === "directory") fail("isdir");
      const read = descriptor.kind === "stream"
        ? readStreamAt(guest, descriptor, from, ranges)
        : readFile(guest, descriptor.file, from, ranges);
      guest.memory.setU32(out, read);
      return errno.success;
    },
    fd_write(fd: number, iovecs: number, count: number, out: number): number {
      const descriptor = guest.descriptors.writable(fd);
      guest.memory.check(out, 4);
      const ranges = rangesOf(guest, iovecs, count);
      if (descriptor.kind === "directory") fail("badf");
      let written: number;
      if (descriptor.kind === "stream") {
        written = writeStream(guest, descriptor, ranges);
      } else {
        const { file } = descriptor;
        if (descriptor.flags & fdflags.append) descriptor.offset = file.size;
        written = writeFile(guest, file, descriptor.offset, ranges);
        descriptor.offset += written;
      }
      guest.memory.setU32(out, written);
      return errno.success;
    },
    fd_pwrite(fd: number, iovecs: number, count: number, offset: bigint, out: number): number {
      const descriptor = guest.descriptors.writable(fd);
      guest.memory.check(out, 4);
      const ranges = rangesOf(guest, iovecs, count);
      const from = fileOffset(offset);
      if (descriptor.kind === "directory") fail("badf");
      if (descriptor.kind === "stream") fail("spipe");
      guest.memory.setU32(out, writeFile(guest, descriptor.file, from, ranges));
      return errno.success;
    },
  };
}

/** The signal of a write past the file-size limit. */
export const sigxfsz = 25;

function rangesOf(guest: Guest, iovecs: number, count: number): Uint8Array[] {
  const ranges = guest.memory.iovecs(iovecs, count);
  guest.work(ranges.length * workUnits.iovec);
  return ranges;
}

function readStream(guest: Guest, { stream }: StreamDescriptor, ranges: Uint8Array[]): number {
  const input = stream.input ?? fail("badf");
  const read = copyOut(guest, input.bytes, input.position, ranges);
  input.position += read;
  return read;
}

/** Only standard input has a beginning to read from; that is what makes mapping it into memory work. */
function readStreamAt(
  guest: Guest,
  { stream }: StreamDescriptor,
  from: number,
  ranges: Uint8Array[],
): number {
  const input = stream.input ?? fail("spipe");
  return copyOut(guest, input.bytes, from, ranges);
}

function copyOut(guest: Guest, bytes: Uint8Array, from: number, ranges: Uint8Array[]): number {
  let at = Math.min(from, bytes.length);
  const start = at;
  for (const range of ranges) {
    const part = bytes.subarray(at, at + range.length);
    range.set(part);
    at += part.length;
  }
  guest.work(at - start);
  return at - start;
}

function readFile(guest: Guest, file: RegularFile, from: number, ranges: Uint8Array[]): number {
  let at = from;
  for (const range of ranges) at += file.read(at, range);
  guest.work(at - from);
  return at - from;
}

function writeStream(guest: Guest, { stream }: StreamDescriptor, ranges: Uint8Array[]): number {
  const sink = stream.sink ?? fail("badf");
  let written = 0;
  for (const range of ranges) {
    guest.work(range.length);
    if (!sink.write(range)) guest.end({ kind: "signal", signal: sigxfsz });
    written += range.length;
  }
  return written;
}

/** Writes as much as there is room for; past the file-size limit what still fits is kept, and the run ends. */
function writeFile(guest: Guest, file: RegularFile, from: number, ranges: Uint8Array[]): number {
  const { fileBytesMax } = file.volume.limits;
  let at = from;
  for (const range of ranges) {
    const fitting = range.subarray(0, Math.max(0, fileBytesMax - at));
    const written = writeRange(guest, file, at, fitting, at > from);
    at += written;
    if (written < fitting.length) break;
    if (fitting.length < range.length) guest.end({ kind: "signal", signal: sigxfsz });
  }
  return at - from;
}

/** A full volume is an error only to a call that wrote nothing before it. */
function writeRange(
  guest: Guest,
  file: RegularFile,
  at: number,
  bytes: Uint8Array,
  hasWritten: boolean,
): number {
  const sizeBefore = file.size;
  const copied = file.lentBytes;
  try {
    const written = file.write(at, bytes, guest.nowNs());
    guest.work(copied + Math.max(written, file.size - sizeBefore));
    return written;
  } catch (failure) {
    if (hasWritten && failure instanceof Failure) return 0;
    throw failure;
  }
}

import { fail } from "./errno.ts";

/** A guest's linear memory as its calls see it: every access is checked, and outside is EFAULT. Pointers are u32. */
export class GuestMemory {
  #memory: WebAssembly.Memory | null = null;
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(this.#bytes.buffer);

  attach(memory: WebAssembly.Memory): void {
    this.#memory = memory;
    this.#refresh();
  }

  /** Gives EFAULT now if the range is not all memory; for a result's place, before the call does anything. */
  check(pointer: number, length: number): void {
    // Growth detaches the old buffer, which then has no length.
    if (this.#bytes.length === 0) this.#refresh();
    if ((pointer >>> 0) + (length >>> 0) > this.#bytes.length) fail("fault");
  }

  /** The guest's bytes themselves, not a copy; not to be kept past the call. */
  bytes(pointer: number, length: number): Uint8Array {
    this.check(pointer, length);
    const start = pointer >>> 0;
    return this.#bytes.subarray(start, start + (length >>> 0));
  }

  u8(pointer: number): number {
    this.check(pointer, 1);
    return this.#view.getUint8(pointer >>> 0);
  }

  u16(pointer: number): number {
    this.check(pointer, 2);
    return this.#view.getUint16(pointer >>> 0, true);
  }

  u32(pointer: number): number {
    this.check(pointer, 4);
    return this.#view.getUint32(pointer >>> 0, true);
  }

  u64(pointer: number): bigint {
    this.check(pointer, 8);
    return this.#view.getBigUint64(pointer >>> 0, true);
  }

  setU8(pointer: number, value: number): void {
    this.check(pointer, 1);
    this.#view.setUint8(pointer >>> 0, value);
  }

  setU16(pointer: number, value: number): void {
    this.check(pointer, 2);
    this.#view.setUint16(pointer >>> 0, value, true);
  }

  setU32(pointer: number, value: number): void {
    this.check(pointer, 4);
    this.#view.setUint32(pointer >>> 0, value, true);
  }

  setU64(pointer: number, value: bigint): void {
    this.check(pointer, 8);
    this.#view.setBigUint64(pointer >>> 0, value, true);
  }

  /** Reads a path: EILSEQ when it is not UTF-8, EINVAL for a NUL in it, ENAMETOOLONG from 4096 bytes on. */
  path(pointer: number, length: number): string {
    const bytes = this.bytes(pointer, length);
    if (bytes.length >= pathBytesMax) fail("nametoolong");
    if (bytes.includes(0)) fail("inval");
    try {
      return utf8.decode(bytes);
    } catch {
      return fail("ilseq");
    }
  }

  /** The ranges that an array of iovecs names; EINVAL past 1024 of them or past 2 GiB in all, as on Linux. */
  iovecs(pointer: number, count: number): Uint8Array[] {
    if (count >>> 0 > iovecsMax) fail("inval");
    this.check(pointer, count * 8);
    const ranges: Uint8Array[] = [];
    let total = 0;
    for (let at = pointer >>> 0, end = at + count * 8; at < end; at += 8) {
      const range = this.bytes(this.#view.getUint32(at, true), this.#view.getUint32(at + 4, true));
      total += range.length;
      ranges.push(range);
    }
    if (total > bytesMovedMax) fail("inval");
    return ranges;
  }

  #refresh(): void {
    if (this.#memory === null) return;
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#view = new DataView(this.#memory.buffer);
  }
}

/** Linux's PATH_MAX, the closing NUL counted. */
export const pathBytesMax = 4096;

const iovecsMax = 1024;
const bytesMovedMax = 0x7fff_ffff;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

import { errno } from "./errno.ts";
import type { Guest } from "./_guest.ts";

/**
 * Arguments and environment are handed over alike: all strings in one buffer, a NUL after each, and an array of
 * pointers to them.
 */
export function stringList(guest: Guest, strings: readonly string[]) {
  const encoded = strings.map((text) => new TextEncoder().encode(`${text}\0`));
  const size = encoded.reduce((sum, bytes) => sum + bytes.length, 0);
  return {
    get(pointers: number, buffer: number): number {
      guest.memory.check(pointers, encoded.length * 4);
      guest.memory.check(buffer, size);
      let at = buffer >>> 0;
      for (const [index, bytes] of encoded.entries()) {
        guest.memory.setU32((pointers >>> 0) + index * 4, at);
        guest.memory.bytes(at, bytes.length).set(bytes);
        at += bytes.length;
      }
      guest.work(size);
      return errno.success;
    },
    sizesGet(countOut: number, sizeOut: number): number {
      guest.memory.setU32(countOut, encoded.length);
      guest.memory.setU32(sizeOut, size);
      return errno.success;
    },
  };
}

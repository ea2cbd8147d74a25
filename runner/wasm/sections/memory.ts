import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";
import { type Limits, readLimits, writeLimits } from "./limits.ts";

/** Limits in pages of 64 KiB. */
export type Memory = Limits;

/** A 32-bit memory has at most this many pages. */
export const memoryPagesMax = 65_536;

/** Reads one entry of the memory section (WebAssembly specification, 5.5.8). */
export function readMemory(reader: Reader): Memory {
  const memory = readLimits(reader);
  if (memory.min > memoryPagesMax) reader.fail(`a memory of ${memory.min} pages is too large`, -1);
  if (memory.max !== undefined && memory.max < memory.min) {
    reader.fail(`a memory has fewer pages at most (${memory.max}) than at first (${memory.min})`, -1);
  }
  return memory;
}

export function writeMemory(writer: Writer, memory: Memory): void {
  writeLimits(writer, memory);
}

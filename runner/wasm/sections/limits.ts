import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";

/** Size of a memory, in pages of 64 KiB, or of a table, in elements. */
export interface Limits {
  min: number;
  /** Undefined: as far as the engine goes. */
  max: number | undefined;
}

/** Reads limits (WebAssembly specification, 5.3.10). Shared and 64-bit ones are refused. */
export function readLimits(reader: Reader): Limits {
  const flags = reader.byte();
  if (flags > 0x0f) reader.fail(`0x${flags.toString(16)} is no kind of limits`, -1);
  if (flags & 8) reader.refuse("a page size of its own", -1);
  if (flags & 4) reader.refuse("a 64-bit memory or table", -1);
  if (flags & 2) reader.refuse("shared memory", -1);
  return { min: reader.u32(), max: flags & 1 ? reader.u32() : undefined };
}

export function writeLimits(writer: Writer, { min, max }: Limits): void {
  writer.byte(max === undefined ? 0 : 1);
  writer.u32(min);
  if (max !== undefined) writer.u32(max);
}

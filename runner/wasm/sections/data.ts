import { type Expression, readExpression } from "../expression.ts";
import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";

/** Bytes to be put into the memory when the module starts, or later by `memory.init` (then `offset` is null). */
export interface DataSegment {
  offset: Expression | null;
  bytes: Uint8Array;
}

/** Reads one entry of the data section (WebAssembly specification, 5.5.14). */
export function readDataSegment(reader: Reader): DataSegment {
  const flags = reader.u32();
  if (flags > 2) reader.fail(`${flags} is no kind of data segment`, -1);
  if (flags === 2 && reader.u32() !== 0) reader.refuse("more than one memory", -1);
  const offset = flags === 1 ? null : readExpression(reader);
  return { offset, bytes: reader.take(reader.count()) };
}

export function writeDataSegment(writer: Writer, { offset, bytes }: DataSegment): void {
  writer.byte(offset === null ? 1 : 0);
  if (offset !== null) writer.bytes(offset);
  writer.sized(bytes);
}

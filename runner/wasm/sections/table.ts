import type { Reader } from "../reader.ts";
import { readReferenceType, type ValueType } from "../value_type.ts";
import type { Writer } from "../writer.ts";
import { type Limits, readLimits, writeLimits } from "./limits.ts";

export interface Table {
  type: ValueType;
  limits: Limits;
}

/** Reads one entry of the table section (WebAssembly specification, 5.5.7). */
export function readTable(reader: Reader): Table {
  if (reader.bytes[reader.offset] === 0x40) reader.refuse("a table with an initial value");
  return { type: readReferenceType(reader), limits: readLimits(reader) };
}

export function writeTable(writer: Writer, table: Table): void {
  writer.byte(table.type);
  writeLimits(writer, table.limits);
}

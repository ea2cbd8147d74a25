import { type Expression, readExpression } from "../expression.ts";
import type { Reader } from "../reader.ts";
import { readValueType, type ValueType } from "../value_type.ts";
import type { Writer } from "../writer.ts";

export interface GlobalType {
  type: ValueType;
  mutable: boolean;
}

export interface Global extends GlobalType {
  initial: Expression;
}

export function readGlobalType(reader: Reader): GlobalType {
  const type = readValueType(reader);
  const mutable = reader.byte();
  if (mutable > 1) {
    if (mutable < 4) reader.refuse("a shared global", -1);
    reader.fail(`0x${mutable.toString(16)} says neither mutable nor constant`, -1);
  }
  return { type, mutable: mutable === 1 };
}

export function writeGlobalType(writer: Writer, { type, mutable }: GlobalType): void {
  writer.byte(type);
  writer.byte(mutable ? 1 : 0);
}

/** Reads one entry of the global section (WebAssembly specification, 5.5.9). */
export function readGlobal(reader: Reader): Global {
  return { ...readGlobalType(reader), initial: readExpression(reader) };
}

export function writeGlobal(writer: Writer, global: Global): void {
  writeGlobalType(writer, global);
  writer.bytes(global.initial);
}

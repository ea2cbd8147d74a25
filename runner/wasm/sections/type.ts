import type { Reader } from "../reader.ts";
import { readValueType, type ValueType, valueTypeName } from "../value_type.ts";
import type { Writer } from "../writer.ts";

/** What a function takes and gives. */
export interface FunctionType {
  params: readonly ValueType[];
  results: readonly ValueType[];
}

/** Reads one entry of the type section (WebAssembly specification, 5.5.4). Only function types are supported. */
export function readFunctionType(reader: Reader): FunctionType {
  const form = reader.byte();
  if (form >= 0x4d && form <= 0x5f) {
    reader.refuse(`a garbage-collected type (0x${form.toString(16)})`, -1);
  }
  if (form !== 0x60) reader.fail(`0x${form.toString(16)} is no type`, -1);
  return { params: reader.vector(readValueType), results: reader.vector(readValueType) };
}

export function writeFunctionType(writer: Writer, type: FunctionType): void {
  writer.byte(0x60);
  for (const list of [type.params, type.results]) writer.vector(list, (writer, type) => writer.byte(type));
}

/** Two types are the same type exactly if this is the same: `i32 i64 -> f32`. */
export function functionTypeKey(type: FunctionType): string {
  return [...type.params.map(valueTypeName), "->", ...type.results.map(valueTypeName)].join(" ");
}

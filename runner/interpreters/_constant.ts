import { opcodeOf } from "../wasm/opcodes.ts";
import { type ValueType, valueType, valueTypeName } from "../wasm/value_type.ts";
import { Writer } from "../wasm/writer.ts";

/** A value that the host read from a global. */
export interface State {
  type: ValueType;
  value: number | bigint;
}

/** A constant expression, `end` included. @throws {Error} for types that no interpreter was seen to keep state in */
export function constant(type: ValueType, value: State["value"]): Uint8Array {
  const writer = new Writer(16);
  writeConstant(writer, { type, value });
  writer.byte(opcodeOf("end"));
  return writer.toBytes();
}

export function writeConstant(writer: Writer, { type, value }: State): void {
  if (type === valueType.i32) {
    writer.byte(opcodeOf("i32.const"));
    writer.signed(Number(value) | 0);
  } else if (type === valueType.i64) {
    writer.byte(opcodeOf("i64.const"));
    writer.s64(BigInt(value));
  } else {
    throw new Error(`Cannot take a snapshot of state in ${valueTypeName(type)}`);
  }
}

export function zeroOf(type: ValueType): State["value"] {
  return type === valueType.i64 ? 0n : 0;
}

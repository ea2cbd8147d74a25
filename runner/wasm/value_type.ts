import type { Reader } from "./reader.ts";

/** Value types by their byte in the binary format (WebAssembly specification, 5.3 Types). */
export const valueType = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
  funcref: 0x70,
  externref: 0x6f,
  exnref: 0x69,
} as const;

export type ValueTypeName = keyof typeof valueType;
export type ValueType = (typeof valueType)[ValueTypeName];

const names = new Map<number, ValueTypeName>();
for (const [name, type] of Object.entries(valueType)) names.set(type, name as ValueTypeName);

export function valueTypeName(type: ValueType): ValueTypeName {
  return names.get(type)!;
}

export function isValueType(byte: number): byte is ValueType {
  return names.has(byte);
}

export function isReferenceType(byte: number): boolean {
  return byte === valueType.funcref || byte === valueType.externref || byte === valueType.exnref;
}

/** Reads a value type. Types of the GC and function-reference proposals are refused. */
export function readValueType(reader: Reader): ValueType {
  const byte = reader.byte();
  if (isValueType(byte)) return byte;
  // One-byte heap types, packed types and the two prefixes of typed references.
  if (byte >= 0x63 && byte <= 0x78) reader.refuse(`a garbage-collected type (0x${byte.toString(16)})`, -1);
  return reader.fail(`0x${byte.toString(16)} is no value type`, -1);
}

export function readReferenceType(reader: Reader): ValueType {
  const type = readValueType(reader);
  if (!isReferenceType(type)) reader.fail(`${valueTypeName(type)} is no reference type`, -1);
  return type;
}

import { type ArrayText, readArray, writeArray } from "./_array_text.ts";
import { DatabaseError } from "./database.ts";

/** Object ids of types, the same in every PostgreSQL (`pg_type.dat`). */
const oid = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

/** Readers of a value's text, by the type's id; of any other type the text is the value. */
const readers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [oid.bool, (text) => text === "t"],
  [oid.bytea, (text) => Uint8Array.fromHex(text.slice(2))],
  [oid.int8, readInt8],
  [oid.int2, Number],
  [oid.int4, Number],
  [oid.oid, Number],
  [oid.float4, Number],
  [oid.float8, Number],
  [oid.json, JSON.parse],
  [oid.jsonb, JSON.parse],
  [oid.timestamptz, readTimestamp],
]);

/** Ids of array types, with the id of their elements' type. Arrays of types that we make ourselves stay text. */
const elementTypes: ReadonlyMap<number, number> = new Map([
  [199, oid.json],
  [1000, oid.bool],
  [1001, oid.bytea],
  [1005, oid.int2],
  [1007, oid.int4],
  [1009, 25],
  [1014, 1042],
  [1015, 1043],
  [1016, oid.int8],
  [1021, oid.float4],
  [1022, oid.float8],
  [1028, oid.oid],
  [1182, 1082],
  [1185, oid.timestamptz],
  [1231, 1700],
  [2951, 2950],
  [3807, oid.jsonb],
]);

/** Ids of the types that take any value, written as JSON. */
export const jsonTypes: readonly number[] = [oid.json, oid.jsonb];
export const jsonArrayTypes: readonly number[] = [199, 3807];

/** What PostgreSQL wrote, as the value that {@link import("./database.ts").Database} promises for the type. */
export function readValue(text: string | null, type: number): unknown {
  if (text === null) return null;
  const elementType = elementTypes.get(type);
  if (elementType !== undefined) return readArray(text, (element) => readValue(element, elementType));
  const read = readers.get(type);
  return read ? read(text) : text;
}

/** A parameter on its way through a driver: text to whoever wants text, the value to whoever knows its type. */
export class Parameter {
  constructor(readonly value: unknown) {}
  toString(): string {
    return writeValue(this.value);
  }
}

/** A parameter's text, where the statement does not want JSON. */
export function writeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
    case "bigint":
    case "boolean":
      return String(value);
  }
  if (value instanceof Uint8Array) return `\\x${value.toHex()}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return writeArray(value.map((element) => writeElement(element, writeValue)));
  throw new TypeError(`Cannot write a parameter: ${describe(value)} is no value of the database`);
}

/** A parameter's text, where the statement wants JSON. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Cannot write a parameter: ${describe(value)} is not JSON`);
  return text;
}

/** A parameter's text, where the statement wants an array of JSON. */
export function writeJsonArray(value: unknown): string {
  if (!Array.isArray(value)) throw new TypeError(`Cannot write a parameter: ${describe(value)} is no array`);
  return writeArray(value.map((element) => element === null ? null : writeJson(element)));
}

function writeElement(element: unknown, write: (value: unknown) => string): ArrayText[number] {
  if (element === null) return null;
  if (Array.isArray(element)) return element.map((inner) => writeElement(inner, write));
  return write(element);
}

function readInt8(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new DatabaseError(`Cannot read the int8 ${text}: it is past 2^53`, "22003", undefined);
}

function readTimestamp(text: string): Date {
  // The session's zone is UTC, so the text ends in +00.
  const date = new Date(text.replace(" ", "T").replace(/\+00$/, "Z"));
  if (!Number.isNaN(date.getTime())) return date;
  throw new DatabaseError(`Cannot read the timestamp ${text}: a Date cannot hold it`, "22008", undefined);
}

function describe(value: unknown): string {
  if (value === undefined) return "undefined";
  return typeof value === "object"
    ? `an object (${value?.constructor?.name ?? "no class"})`
    : `a ${typeof value}`;
}

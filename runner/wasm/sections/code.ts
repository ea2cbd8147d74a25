import type { Reader } from "../reader.ts";
import { readValueType, type ValueType } from "../value_type.ts";
import type { Writer } from "../writer.ts";

/** A function's locals, then its instructions up to the last `end`. */
export type FunctionBody = Uint8Array;

/** `count` locals of one type. */
export interface LocalGroup {
  count: number;
  type: ValueType;
}

/** Engines take no more locals in one function, parameters included (WebAssembly JavaScript interface, Limits). */
export const localsMax = 50_000;

/** Reads one entry of the code section (WebAssembly specification, 5.5.13). */
export function readFunctionBody(reader: Reader): FunctionBody {
  return reader.take(reader.count());
}

export function writeFunctionBody(writer: Writer, body: FunctionBody): void {
  writer.sized(body);
}

/** Reads the locals at the start of a body, and leaves the reader at the first instruction. */
export function readLocals(reader: Reader): LocalGroup[] {
  let total = 0;
  return reader.vector((reader) => {
    const count = reader.u32();
    total += count;
    if (total > localsMax) reader.fail(`a function has more than ${localsMax} locals`, -1);
    return { count, type: readValueType(reader) };
  }, 2);
}

export function writeLocals(writer: Writer, groups: readonly LocalGroup[]): void {
  writer.vector(groups, (writer, { count, type }) => {
    writer.u32(count);
    writer.byte(type);
  });
}

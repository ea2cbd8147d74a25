import { InstructionReader } from "./instruction_reader.ts";
import { opcodeName } from "./opcodes.ts";
import type { Reader } from "./reader.ts";

/** A constant expression: its instructions, `end` included. */
export type Expression = Uint8Array;

const constant = new Set([
  "i32.const",
  "i64.const",
  "f32.const",
  "f64.const",
  "v128.const",
  "ref.null",
  "ref.func",
  "global.get",
  "i32.add",
  "i32.sub",
  "i32.mul",
  "i64.add",
  "i64.sub",
  "i64.mul",
]);

/** Reads a constant expression (WebAssembly specification, 5.4.11). */
export function readExpression(reader: Reader): Expression {
  const start = reader.offset;
  const instructions = new InstructionReader(
    reader.bytes.subarray(start),
    reader.base + start,
    reader.place,
  );
  while (instructions.next()) {
    const name = opcodeName(instructions.opcode);
    if (name === "end") return reader.take(instructions.offset);
    if (!constant.has(name)) {
      instructions.fail(`${name} is not constant`, instructions.start - instructions.offset);
    }
  }
  return instructions.fail("an expression does not end");
}

/** The functions that an expression refers to (`ref.func`). */
export function functionsOf(expression: Expression): number[] {
  return indices(expression, "ref.func");
}

/** The globals that an expression reads. */
export function globalsOf(expression: Expression): number[] {
  return indices(expression, "global.get");
}

function indices(expression: Expression, name: string): number[] {
  const found: number[] = [];
  const instructions = new InstructionReader(expression);
  while (instructions.next()) {
    if (opcodeName(instructions.opcode) === name) found.push(instructions.index);
  }
  return found;
}

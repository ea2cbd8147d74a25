import { InstructionReader } from "../wasm/instruction_reader.ts";
import type { Module } from "../wasm/module.ts";
import { opcodeName, opcodeOf } from "../wasm/opcodes.ts";
import { readLocals } from "../wasm/sections/code.ts";
import { valueType } from "../wasm/value_type.ts";
import { Writer } from "../wasm/writer.ts";
import { constant } from "./_constant.ts";

/** Where a stack lies in linear memory: it grows down from `end`, and may not pass `start`. Bytes. */
export interface StackPlace {
  start: number;
  end: number;
}

const pageBytes = 65_536;

/**
 * The module with another stack, of so many pages, behind the memory that it starts with: for one whose makers laid out too
 * small a stack. The stack's pointer is global 0, as LLVM has it. Memory that is allocated later comes behind the stack.
 *
 * @throws {Error} when the module has other than one memory of its own, or its global 0 is none that points
 */
export function moveStack(module: Module, pages: number): { module: Module; stack: StackPlace } {
  const [memory] = module.memories;
  const [pointer] = module.globals;
  if (memory === undefined || pointer?.type !== valueType.i32 || !pointer.mutable) {
    throw new Error("Cannot move the stack of a module that has none");
  }
  const stack = { start: memory.min * pageBytes, end: (memory.min + pages) * pageBytes };
  const moved = { ...pointer, initial: constant(valueType.i32, stack.end) };
  return {
    stack,
    module: {
      ...module,
      memories: [{ ...memory, min: memory.min + pages }],
      globals: module.globals.with(0, moved),
    },
  };
}

/**
 * The module with a check wherever a function takes room on its stack (`local.tee`, `global.set 0`): a load at the distance from
 * the stack's start, dropped. Below the start the distance is negative, an address near 4 GiB where no memory can be, and
 * the load traps as an overflow of a stack that lies first would. A function that calls none may use 128 bytes without a word
 * (LLVM's red zone): that much lies between `start` and what is checked.
 */
export function guardStack(module: Module, { start }: StackPlace): Module {
  return { ...module, bodies: module.bodies.map((body) => guardBody(body, start + redZoneBytes)) };
}

const redZoneBytes = 128;

function guardBody(body: Uint8Array, start: number): Uint8Array {
  const instructions = new InstructionReader(body);
  readLocals(instructions);
  let writer: Writer | null = null;
  let copied = 0;
  let teed = -1;
  while (instructions.next()) {
    const name = opcodeName(instructions.opcode);
    if (name === "global.set" && instructions.index === 0 && teed >= 0) {
      writer ??= new Writer(body.length + 64);
      writer.bytes(body.subarray(copied, instructions.offset));
      copied = instructions.offset;
      writeCheck(writer, teed, start);
    }
    teed = name === "local.tee" ? instructions.index : -1;
  }
  if (writer === null) return body;
  writer.bytes(body.subarray(copied));
  return writer.toBytes();
}

function writeCheck(writer: Writer, local: number, start: number): void {
  writer.byte(opcodeOf("local.get"));
  writer.u32(local);
  writer.byte(opcodeOf("i32.const"));
  writer.signed(start);
  writer.byte(opcodeOf("i32.sub"));
  writer.byte(opcodeOf("i32.load8_u"));
  writer.u32(0);
  writer.u32(0);
  writer.byte(opcodeOf("drop"));
}

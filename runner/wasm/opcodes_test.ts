import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { InstructionReader } from "./instruction_reader.ts";
import {
  allOpcodes,
  type Immediates,
  immediates,
  immediatesOf,
  opcodeName,
  popsOf,
  pushesOf,
} from "./opcodes.ts";
import { UnsupportedFeature } from "./unsupported_feature.ts";

const lanes = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";

/** Immediates that are valid in {@link around}, with 0 for every index. */
const sample: Partial<Record<Immediates, string>> = {
  none: "",
  access: "",
  access_lane: "0",
  memory: "",
  memory_memory: "",
  element_table: "0 0",
  table_table: "0 0",
  f32: "1.5",
  f64: "1.5",
  v128: `i8x16 ${lanes}`,
  shuffle: lanes,
  reference: "func",
};

function around(params: string, instructions: string): Uint8Array<ArrayBuffer> {
  return assemble(`(module (table 1 funcref) (memory 1) (global (mut i32) i32.const 0)
    (func (param ${params}) ${instructions}) (elem func 0) (data "x"))`);
}

/** True if the engine takes the instruction with some operands, as many as the table says. */
function arityHolds(opcode: number): boolean {
  const kind = immediates[immediatesOf[opcode]!]!;
  const text = kind === "types" ? "select (result i32)" : `${opcodeName(opcode)} ${sample[kind] ?? "0"}`;
  const drops = "drop ".repeat(pushesOf[opcode]!);
  const types = ["i32", "i64", "f32", "f64", "v128", "funcref"];
  let operands: string[][] = [[]];
  for (let count = popsOf[opcode]!; count > 0; count--) {
    operands = operands.flatMap((list) => types.map((type) => [...list, type]));
  }
  return operands.some((operands) => {
    // Instructions on locals and globals find an i32 there.
    const params = ["i32", ...operands].join(" ");
    const gets = operands.map((_, index) => `local.get ${index + 1}`).join(" ");
    return WebAssembly.validate(around(params, `${gets} ${text} ${drops}`));
  });
}

Deno.test("every instruction pops and pushes what the table says, by the engine's judgement", () => {
  // Those whose operands depend on a type or label, and those that only stand in a block.
  const structured = ["block", "catches", "label", "labels", "indirect", "tag"];
  const depends = new Set([
    "call",
    "return_call",
    "return",
    "unreachable",
    "else",
    "end",
    "catch_all",
    "throw_ref",
  ]);
  let checked = 0;
  for (const opcode of allOpcodes) {
    if (structured.includes(immediates[immediatesOf[opcode]!]!) || depends.has(opcodeName(opcode))) continue;
    assert.ok(arityHolds(opcode), opcodeName(opcode));
    checked += 1;
  }
  assert.equal(checked, 425);
});

Deno.test("instructions of threads, GC, relaxed SIMD and unknown ones are refused with their place", () => {
  for (
    const [bytes, name] of [
      [[0x01, 0xfe, 0x10, 0x02, 0x00], "0xfe10"],
      [[0x01, 0xfb, 0x00, 0x00], "0xfb00"],
      [[0x01, 0xfd, 0x80, 0x02], "0xfd 0x100"],
      [[0x01, 0xfc, 0x13], "0xfc13"],
      [[0x01, 0x14, 0x00], "0x14"],
      [[0x01, 0xd3], "0xd3"],
      [[0x01, 0xff], "0xff"],
    ] as const
  ) {
    const reader = new InstructionReader(Uint8Array.from(bytes), 0x100, " in function 5");
    reader.next();
    assert.throws(
      () => reader.next(),
      (error: Error) =>
        error instanceof UnsupportedFeature &&
        error.message.includes(`the instruction ${name} is not supported in function 5 at offset 0x101`),
      name,
    );
  }
});

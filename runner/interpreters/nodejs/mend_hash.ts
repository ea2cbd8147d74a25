import type { Module } from "../../wasm/module.ts";
import { InstructionReader } from "../../wasm/instruction_reader.ts";
import { opcodeName, opcodeOf } from "../../wasm/opcodes.ts";
import { readLocals } from "../../wasm/sections/code.ts";
import { Writer } from "../../wasm/writer.ts";

/**
 * QuickJS hashes a number by multiplying the halves of its double with 3163, and looks at the lowest bits, which are zero for
 * small whole numbers: a Map of 3,000 of them is one long list. Here the factor is the golden ratio's, and the highest
 * bits, which depend on all, come lowest. What is equal still has the same hash.
 *
 * @throws {Error} when the place is not found, once
 */
export function mendHash(module: Module): Module {
  let mended = 0;
  const bodies = module.bodies.map((body) => {
    const at = placeIn(body);
    if (at === null) return body;
    mended++;
    const writer = new Writer(body.length + 16);
    writer.bytes(body.subarray(0, at.constant));
    writer.byte(opcodeOf("i32.const"));
    writer.signed(goldenRatio);
    writer.byte(opcodeOf("i32.mul"));
    writer.byte(opcodeOf("i32.const"));
    writer.signed(16);
    writer.byte(opcodeOf("i32.rotl"));
    writer.bytes(body.subarray(at.end));
    return writer.toBytes();
  });
  if (mended !== 1) throw new Error(`Cannot mend the hash of numbers: ${mended} functions look like it`);
  return { ...module, bodies };
}

const goldenRatio = 0x9e3779b1 | 0;

/** The instructions by which a double's halves become a hash. */
const pattern = ["i64.xor", "i32.wrap_i64", "i32.const", "i32.mul"];
const factor = 3_163;

function placeIn(body: Uint8Array): { constant: number; end: number } | null {
  const reader = new InstructionReader(body);
  readLocals(reader);
  let matched = 0;
  let constant = 0;
  while (reader.next()) {
    const name = opcodeName(reader.opcode);
    matched = name === pattern[matched] ? matched + 1 : name === pattern[0] ? 1 : 0;
    if (name === "i32.const" && matched === 3) {
      constant = reader.start;
      const end = reader.offset;
      reader.offset = reader.immediatesStart;
      if (reader.s32() !== factor) matched = 0;
      reader.offset = end;
    }
    if (matched === pattern.length) return { constant, end: reader.offset };
  }
  return null;
}

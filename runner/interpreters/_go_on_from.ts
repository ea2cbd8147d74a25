import { InstructionReader } from "../wasm/instruction_reader.ts";
import { opcodeName, opcodeOf } from "../wasm/opcodes.ts";
import { readLocals } from "../wasm/sections/code.ts";
import { Writer } from "../wasm/writer.ts";
import { type State, writeConstant } from "./_constant.ts";

/**
 * A function's body that sets its locals and begins with the instruction at `offset`. Of what stands before it, only the blocks
 * that are open there remain, empty so far: an `if` becomes a block, and the arm that was not taken goes. A value that waits
 * on the operand stack would be missed by what stands behind: then the body is not valid.
 *
 * @throws {Error} when the point lies in a loop, which would have to begin again, or where no instruction begins
 */
export function goOnFrom(body: Uint8Array, offset: number, locals: readonly State[]): Uint8Array {
  const instructions = new InstructionReader(body);
  readLocals(instructions);
  const writer = new Writer(body.length);
  writer.bytes(body.subarray(0, instructions.offset));
  locals.forEach((state, local) => {
    writeConstant(writer, state);
    writer.byte(opcodeOf("local.set"));
    writer.u32(local);
  });
  const open = openBlocks(instructions, offset);
  for (const { name, type } of open) {
    if (name === "loop") throw new Error("Cannot go on from within a loop");
    writer.byte(opcodeOf("block"));
    writer.bytes(type);
  }
  copyRest(instructions, open, writer);
  return writer.toBytes();
}

interface Block {
  name: string;
  /** Its block type, as it is written. */
  type: Uint8Array;
}

/** The blocks that are open at the instruction, the outermost first; leaves the reader before it. */
function openBlocks(instructions: InstructionReader, offset: number): Block[] {
  const open: Block[] = [];
  while (instructions.offset < offset && instructions.next()) {
    const name = opcodeName(instructions.opcode);
    if (opening.has(name)) {
      open.push({
        name,
        type: instructions.bytes.subarray(instructions.immediatesStart, instructions.offset),
      });
    } else if (name === "else") open.push({ ...open.pop()!, name });
    else if (name === "end") open.pop();
    else if (name === "try_table" || name === "delegate" || name.startsWith("catch")) {
      throw new Error(`Cannot go on behind ${name}`);
    }
  }
  if (instructions.offset !== offset) {
    throw new Error(`Cannot go on from ${offset}: no instruction begins there`);
  }
  return open;
}

const opening = new Set(["block", "loop", "if", "try"]);

/** All that stands behind the point, but the other arm of each `if` that it lies in. */
function copyRest(instructions: InstructionReader, open: readonly Block[], writer: Writer): void {
  const left = open.map(({ name }) => name);
  let depth = 0;
  let skipping = false;
  while (instructions.next()) {
    const name = opcodeName(instructions.opcode);
    if (name === "else" && depth === 0 && left.at(-1) === "if") skipping = true;
    if (name === "end") {
      if (depth === 0) {
        left.pop();
        skipping = false;
      } else depth--;
    }
    if (!skipping) writer.bytes(instructions.bytes.subarray(instructions.start, instructions.offset));
    if (opening.has(name) || name === "try_table") depth++;
  }
}

import { opcodeOf } from "../wasm/opcodes.ts";
import { costOf } from "./cost.ts";
import type { Instruction } from "./_random_module.ts";

const opens = new Set(["block", "loop", "if", "try", "try_table"]);

/** Where the parts of each block of a function are, and what its segments cost. */
export class Shape {
  /** From the start of a block: where it ends. */
  readonly end = new Map<number, number>();
  /** From the start of an if or a try: its `else`, `catch` and `catch_all`. */
  readonly parts = new Map<number, number[]>();
  /** From an end: where its block starts. */
  readonly start = new Map<number, number>();

  constructor(readonly instructions: Instruction[]) {
    const open: number[] = [];
    for (const [position, { name }] of instructions.entries()) {
      if (opens.has(name)) {
        open.push(position);
        this.parts.set(position, []);
      } else if (["else", "catch", "catch_all"].includes(name)) this.parts.get(open.at(-1)!)!.push(position);
      else if (name === "end" || name === "delegate") {
        const start = open.pop()!;
        this.end.set(start, position);
        this.start.set(position, start);
      }
    }
  }

  /** The cost of the segment that begins here, and whether it calls. */
  segment(from: number): { cost: number; calls: boolean } {
    let cost = 0;
    let calls = false;
    for (let position = from; position < this.instructions.length; position++) {
      const { name } = this.instructions[position]!;
      cost += costOf[opcodeOf(name)]!;
      calls ||= name.includes("call");
      if (["loop", "if", "else", "br_if", "catch", "catch_all", "delegate"].includes(name)) break;
      if (["br", "br_table", "return", "throw", "rethrow", "throw_ref", "unreachable"].includes(name)) break;
      if (name.startsWith("return_call")) break;
      if (name === "end" && this.instructions[this.start.get(position)!]!.name !== "loop") break;
    }
    return { cost, calls };
  }

  /** Whether there is a call in the loop, other than in dead code. */
  loopCalls(start: number): boolean {
    return this.instructions.slice(start, this.end.get(start)).some(({ name, dead }) =>
      !dead && name.includes("call")
    );
  }
}

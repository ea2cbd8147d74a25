import { InstructionReader } from "../wasm/instruction_reader.ts";
import { Reader } from "../wasm/reader.ts";
import type { Emitter } from "./_emitter.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { op } from "./_opcodes.ts";
import { step, type Steps } from "./_steps.ts";

/**
 * A loop of one segment that only its own count ends: each turn adds `stride` to a local, and goes on while that is not `end`. How often
 * it will turn is known before it begins.
 */
export interface CountedLoop {
  /** The local that counts, an `i32`, by its index in the original function. Nothing else in the loop writes it. */
  counter: number;
  /** What each turn adds to it: never 0. */
  stride: number;
  /** What it is compared with: a constant, or a local that the loop does not write. */
  end: { constant: number } | { local: number };
  /** What a turn costs. */
  cost: number;
  /** The step of the branch back to its head, the last instruction in it. */
  branchStep: number;
  /** Offset in the body behind the branch: of the `end` of the loop. */
  endPosition: number;
}

/** A block that takes and gives nothing, as a byte. */
const noValues = 0x40;

/** The loop that opens at a step, if it is a counted one. LLVM gives most innermost loops over arrays this form. */
export function countedLoop({ body }: FunctionPlan, steps: Steps, loopStep: number): CountedLoop | null {
  const label = steps.argument(loopStep);
  if (steps.kind(loopStep + 1) !== step.head || steps.kind(loopStep + 2) !== step.segment) return null;
  let at = loopStep + 3;
  // A block, a call, and whatever else might not go on to the next instruction has a step.
  while (steps.kind(at) === step.local || steps.kind(at) === step.access) at++;
  if (steps.kind(at) !== step.branch || steps.argument(at) !== label) return null;
  // A segment begins behind a br_if, and not behind a br.
  if (steps.kind(at + 1) !== step.segment && steps.kind(at + 1) !== step.callingSegment) return null;
  const endPosition = steps.position(at + 1);
  if (body[endPosition] !== op.end || body[steps.position(loopStep) + 1] !== noValues) return null;
  const count = countOf(instructionsOf(body.subarray(steps.position(loopStep + 1), steps.position(at))));
  return count && { ...count, cost: steps.argument(loopStep + 2), branchStep: at, endPosition };
}

/** What the search looks at: locals, and constants. */
interface Instruction {
  opcode: number;
  /** The local, or the constant. */
  value: number;
}

function instructionsOf(code: Uint8Array): Instruction[] {
  const at = new InstructionReader(code);
  const found: Instruction[] = [];
  while (at.next()) {
    const { opcode } = at;
    found.push({ opcode, value: opcode === op.i32Const ? constantAt(code, at.immediatesStart) : at.index });
  }
  return found;
}

function constantAt(code: Uint8Array, offset: number): number {
  const reader = new Reader(code);
  reader.offset = offset;
  return reader.s32();
}

/** Reads what a turn ends with: `counter + stride` kept in the counter, and compared with the end unless that is 0. */
function countOf(
  instructions: readonly Instruction[],
): Pick<CountedLoop, "counter" | "stride" | "end"> | null {
  let upTo = instructions.length;
  let end: CountedLoop["end"] = { constant: 0 };
  if (instructions[upTo - 1]?.opcode === op.i32Ne) {
    const after = endIn(instructions[upTo - 2]);
    const before = endIn(instructions[upTo - 6]);
    if (after !== null) [end, upTo] = [after, upTo - 2];
    else if (before !== null) [end, upTo] = [before, upTo - 1];
    else return null;
  }
  if (upTo < 4) return null;
  const [get, constant, add, tee] = instructions.slice(upTo - 4, upTo) as [
    Instruction,
    Instruction,
    Instruction,
    Instruction,
  ];
  const counts = get.opcode === op.localGet && constant.opcode === op.i32Const && add.opcode === op.i32Add &&
    tee.opcode === op.localTee && tee.value === get.value && constant.value !== 0;
  if (!counts) return null;
  const written = instructions.filter(({ opcode }) => opcode === op.localSet || opcode === op.localTee);
  if (written.filter(({ value }) => value === get.value).length !== 1) return null;
  if ("local" in end) {
    const { local } = end;
    if (written.some(({ value }) => value === local)) return null;
  }
  return { counter: get.value, stride: constant.value, end };
}

function endIn(instruction: Instruction | undefined): CountedLoop["end"] | null {
  if (instruction?.opcode === op.i32Const) return { constant: instruction.value };
  return instruction?.opcode === op.localGet ? { local: instruction.value } : null;
}

/** Writes what is known in front of a counted loop. None of it changes anything. */
export class TurnsAhead {
  readonly #step: number;

  /** @param placeOf where the metered function has a local */
  constructor(
    readonly loop: CountedLoop,
    readonly emitter: Emitter,
    readonly placeOf: (local: number) => number,
  ) {
    this.#step = Math.abs(loop.stride) | 0;
  }

  /** Pushes what all turns cost together, as an `i64`; it means nothing if the loop does not {@link pushEnds end}. */
  pushCost(): void {
    const { emitter, loop } = this;
    this.#pushTurns();
    emitter.byte(op.i64ExtendI32U);
    emitter.i64(loop.cost);
    emitter.byte(op.i64Mul);
  }

  /**
   * Pushes whether the counter comes to its end before it has gone around all numbers: it does if the way there is a multiple of the
   * stride, and not 0.
   */
  pushEnds(): void {
    const { emitter } = this;
    this.#pushTurns();
    if (this.#step === 1) {
      emitter.i32(0);
      emitter.byte(op.i32Ne);
      return;
    }
    emitter.i32(this.#step);
    emitter.byte(op.i32Mul);
    this.#pushWay();
    emitter.byte(op.i32Eq);
    this.#pushWay();
    emitter.i32(0);
    emitter.byte(op.i32Ne);
    emitter.byte(op.i32And);
  }

  #pushTurns(): void {
    this.#pushWay();
    if (this.#step === 1) return;
    this.emitter.i32(this.#step);
    this.emitter.byte(op.i32DivU);
  }

  /** Pushes how far the counter has to go. */
  #pushWay(): void {
    const up = this.loop.stride > 0;
    if (up) this.#pushEnd();
    this.emitter.localGet(this.placeOf(this.loop.counter));
    if (!up) this.#pushEnd();
    this.emitter.byte(op.i32Sub);
  }

  #pushEnd(): void {
    const { end } = this.loop;
    if ("local" in end) this.emitter.localGet(this.placeOf(end.local));
    else this.emitter.i32(end.constant);
  }
}

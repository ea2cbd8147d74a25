import { InstructionReader } from "../wasm/instruction_reader.ts";
import { popsOf, pushesOf } from "../wasm/opcodes.ts";
import type { FunctionType } from "../wasm/sections/type.ts";
import { valueType } from "../wasm/value_type.ts";
import { costOf } from "./cost.ts";
import { checkInstruction, type Surroundings } from "./_check_instruction.ts";
import { op, opensBlock } from "./_opcodes.ts";
import { type FunctionPlan, labelFact, needSpare } from "./_function_plan.ts";
import { isAccess, isGuardedBulk, storedType } from "./_guard.ts";
import { step, type Steps } from "./_steps.ts";

/** A block that is open. */
interface Frame {
  opcode: number;
  label: number;
  /** Operands below the block's own. */
  height: number;
  type: FunctionType;
  /** Label of the innermost loop around what is in the block, 0 for none. */
  loop: number;
  /** A function that is called whenever control comes from the start of this part of the block to here, -1 for none that is known. */
  called: number;
}

/**
 * Goes through a function once, cuts it into segments, and writes down the steps of rewriting it, the calls it makes and how
 * high its operand stack becomes. What is dead, between an unconditional branch and the end of its block, is to be
 * left out.
 *
 * Throws {@link MalformedModule} and {@link UnsupportedFeature}. It relies on the types being right, which the engine checks.
 *
 * @param plan what is known before; filled in here
 */
export function scanFunction(
  plan: FunctionPlan,
  at: InstructionReader,
  around: Surroundings,
  steps: Steps,
): void {
  new Scan(plan, at, around, steps).run();
}

class Scan {
  readonly #frames: Frame[] = [];
  #height = 0;
  /** Control cannot arrive here. */
  #dead = false;
  /** Blocks that opened while dead. */
  #deadBlocks = 0;
  #segment = 0;
  #cost = 0;
  /** The segment has a call in it. */
  #segmentCalls = false;
  /** For each loop the one around it, 0 for none. */
  readonly #loopAround = new Map<number, number>();
  /** Control may have left the function before it came here, but by an exception. */
  #leaves = false;

  constructor(
    readonly plan: FunctionPlan,
    readonly at: InstructionReader,
    readonly around: Surroundings,
    readonly steps: Steps,
  ) {}

  run(): void {
    const { plan, at, steps } = this;
    at.offset = plan.instructionsStart;
    plan.firstStep = steps.length;
    this.#open(op.block, { params: [], results: plan.type.results });
    this.#begin();
    while (this.#frames.length > 0) {
      if (!at.next()) at.fail("a function does not end");
      checkInstruction(at, plan, this.around);
      if (this.#deadBlocks > 0) this.#nested();
      else if (at.opcode < 0x20) this.#control();
      else if (!this.#dead) this.#plain();
      if (this.#height > plan.operandsMax) plan.operandsMax = this.#height;
    }
    if (!at.atEnd) at.fail("a function goes on behind its end");
    plan.endStep = steps.length;
  }

  /** Dead code within a block that opened in dead code. */
  #nested(): void {
    const { opcode } = this.at;
    if (opensBlock(opcode)) this.#deadBlocks += 1;
    else if (opcode === op.end || opcode === op.delegate) this.#deadBlocks -= 1;
  }

  #plain(): void {
    const { at, steps, plan } = this;
    const { opcode } = at;
    this.#cost += costOf[opcode]!;
    this.#height += pushesOf[opcode]! - popsOf[opcode]!;
    if (opcode === op.refFunc) {
      plan.references.push(at.index);
      steps.push(at.start, step.reference, at.index);
    } else if (opcode <= op.localTee) {
      const moves = at.index === plan.type.params.length || at.index === plan.type.params.length + 1;
      if (moves) steps.push(at.start, step.local, at.index);
    } else if (isAccess(opcode)) {
      if (opcode >= 0xfd00) plan.usesVectors = true;
      if (at.second >= this.around.guardBytes) return;
      steps.push(at.start, step.access, opcode);
      if (popsOf[opcode] === 2) needSpare(plan, storedType(opcode));
    } else if (opcode >= 0xfd00) plan.usesVectors = true;
    else if (opcode === op.memoryGrow || opcode >= 0xfc08 && opcode <= 0xfc11) {
      if (opcode === op.dataDrop || opcode === op.elemDrop || opcode === op.tableSize) return;
      steps.push(at.start, step.sized, opcode);
      if (opcode === op.memoryGrow) steps.push(at.offset, step.grown, 0);
      needSpare(plan, valueType.i32);
      plan.guardsBulk ||= this.around.guardBytes > 0 && isGuardedBulk(opcode);
    }
  }

  #control(): void {
    const { at, plan, steps } = this;
    const { opcode } = at;
    if (this.#dead && opensBlock(opcode)) {
      this.#deadBlocks = 1;
      return;
    }
    // What ends a block, or one of its parts, makes code live again.
    switch (opcode) {
      case op.else:
      case op.catch:
      case op.catchAll:
        if (this.#dead) steps.push(at.start, step.alive, 0);
        return this.#nextPart();
      case op.end:
      case op.delegate:
        if (this.#dead) steps.push(at.start, step.alive, 0);
        return this.#close();
    }
    if (this.#dead) return;
    this.#cost += costOf[opcode]!;
    switch (opcode) {
      case op.block:
      case op.try:
        return this.#open(opcode, this.#blockType());
      case op.tryTable: {
        const type = this.#blockType();
        // Its clauses' labels count from outside of it.
        for (const depth of at.labels) {
          const label = this.#label(depth);
          plan.labels[label]! |= labelFact.exception;
          if (label === 0) this.#leaves = true;
          this.#turn(depth);
        }
        plan.catches ||= at.labels.length > 0;
        return this.#open(opcode, type);
      }
      case op.loop:
        this.#end();
        this.#open(opcode, this.#blockType());
        steps.push(at.offset, step.head, plan.labels.length - 1);
        return this.#begin();
      case op.if:
        this.#end();
        this.#height -= 1;
        this.#open(opcode, this.#blockType());
        return this.#begin();
      case op.br:
        this.#branch(at.index);
        return this.#stop();
      case op.brIf:
        this.#height -= 1;
        this.#branch(at.index);
        this.#end();
        return this.#begin();
      case op.brTable:
        for (const depth of at.labels) this.#branch(depth);
        return this.#stop();
      case op.call:
        plan.calls.push(at.index);
        steps.push(at.start, step.call, at.index);
        steps.push(at.offset, step.called, at.index);
        this.#frames.at(-1)!.called = at.index;
        return this.#apply(this.around.types[this.around.spaces.functions[at.index]!]!);
      case op.callIndirect:
        this.#indirect(step.callIndirect);
        this.#height -= 1;
        return this.#apply(this.around.types[at.index]!);
      case op.returnCall:
        this.#calls();
        plan.calls.push(at.index);
        steps.push(at.start, step.tailCall, at.index);
        return this.#stop();
      case op.returnCallIndirect:
        this.#calls();
        this.#indirect(step.tailCallIndirect);
        return this.#stop();
      case op.return:
        this.#leaves = true;
        steps.push(at.start, step.return, 0);
        return this.#stop();
      case op.throw:
      case op.rethrow:
      case op.throwRef:
      case op.unreachable:
        steps.push(at.start, step.throw, opcode === op.unreachable ? 0 : 1);
        return this.#stop();
      default:
        this.#height += pushesOf[opcode]! - popsOf[opcode]!;
    }
  }

  #open(opcode: number, type: FunctionType): void {
    const { plan, steps, at } = this;
    const label = plan.labels.push(0) - 1;
    if (opcode === op.loop) this.#works();
    const outer = this.#frames.at(-1)?.loop ?? 0;
    const loop = opcode === op.loop ? label : outer;
    if (opcode === op.loop) this.#loopAround.set(label, outer);
    this.#frames.push({ opcode, label, height: this.#height - type.params.length, type, loop, called: -1 });
    if (label === 0) return;
    steps.push(at.start, opcode === op.loop ? step.loop : opcode === op.if ? step.if : step.open, label);
  }

  /** `else`, `catch`, `catch_all`. */
  #nextPart(): void {
    const { at, steps } = this;
    const frame = this.#frames.at(-1)!;
    const isElse = at.opcode === op.else;
    if (isElse ? frame.opcode !== op.if : frame.opcode !== op.try) {
      at.fail("an else or a catch stands in no block of its kind", at.start - at.offset);
    }
    const arrives = this.#dead ? 0 : 1;
    this.#end();
    this.#height = frame.height;
    frame.called = -1;
    if (isElse) {
      steps.push(at.start, step.else, arrives);
      frame.opcode = op.block;
      this.#height += frame.type.params.length;
    } else {
      steps.push(at.start, step.catch, arrives);
      steps.push(at.offset, step.caught, 0);
      this.plan.catches = true;
      if (at.opcode === op.catch) this.#height += this.#tagType(at.index).params.length;
    }
    this.#begin();
  }

  /** `end`, `delegate`. */
  #close(): void {
    const { at, steps } = this;
    const frame = this.#frames.pop()!;
    const arrives = this.#dead ? 0 : 1;
    if (at.opcode === op.delegate && frame.opcode !== op.try) {
      at.fail("a delegate ends no try", at.start - at.offset);
    }
    this.#height = frame.height + frame.type.results.length;
    if (this.#frames.length === 0) {
      this.#end();
      steps.push(at.start, step.finish, arrives);
      return;
    }
    steps.push(at.start, step.end, arrives);
    // Behind a loop's end there is nothing but what fell out of it: the segment goes on.
    if (frame.opcode === op.loop && arrives === 1) return;
    this.#end();
    steps.push(at.offset, step.joined, arrives);
    this.#begin();
  }

  #indirect(kind: number): void {
    const { at, plan, steps } = this;
    plan.indirectCalls.push(at.index);
    needSpare(plan, valueType.i32);
    steps.push(at.start, kind, at.index);
    steps.push(at.offset, step.calledIndirect, at.second);
  }

  #branch(depth: number): void {
    const label = this.#label(depth);
    this.plan.labels[label]! |= labelFact.branch;
    if (label === 0) this.#leaves = true;
    this.steps.push(this.at.start, step.branch, label);
    this.#turn(depth);
  }

  /**
   * Control may go from here to a label; if that is a loop's, it came from there. A call that stands in a block that is still open was not
   * passed by: what jumps over it lands behind the end of that block.
   */
  #turn(depth: number): void {
    const from = this.#frames.length - 1 - depth;
    const { opcode, label } = this.#frames[from]!;
    if (opcode !== op.loop) return;
    const called = this.#frames.slice(from).map((frame) => frame.called).filter((index) => index >= 0);
    this.plan.turns.push({ label, called });
  }

  #label(depth: number): number {
    const frame = this.#frames[this.#frames.length - 1 - depth];
    return frame === undefined ? this.at.fail(`there is no label ${depth}`) : frame.label;
  }

  #begin(): void {
    this.#dead = false;
    this.#segment = this.steps.length;
    this.steps.push(this.at.offset, step.segment, 0);
  }

  #end(): void {
    if (this.#dead) return;
    this.steps.set(this.#segment, this.#segmentCalls ? step.callingSegment : step.segment, this.#cost);
    this.#cost = 0;
    this.#segmentCalls = false;
  }

  #stop(): void {
    this.#end();
    this.#dead = true;
    this.steps.push(this.at.offset, step.dead, 0);
  }

  /** The innermost loop, if there is one, has a call or a loop in it. */
  #works(): void {
    const { loop } = this.#frames.at(-1)!;
    if (loop !== 0) this.plan.labels[loop]! |= labelFact.works;
  }

  /** A call stands here. */
  #calls(): void {
    const { plan } = this;
    this.#segmentCalls = true;
    if (this.#frames.length === 1 && !this.#leaves) plan.surelyCalls = true;
    // What is around a loop that is known to call is known already.
    for (let label = this.#frames.at(-1)!.loop; label !== 0; label = this.#loopAround.get(label)!) {
      if (plan.labels[label]! & labelFact.calls) return;
      plan.labels[label]! |= labelFact.calls;
    }
  }

  #apply(type: FunctionType): void {
    this.#calls();
    this.#works();
    this.#height += type.results.length - type.params.length;
  }

  #blockType(): FunctionType {
    const { index } = this.at;
    if (index >= 0) return this.around.types[index]!;
    return index === -64 ? nothing : something;
  }

  #tagType(index: number): FunctionType {
    return this.around.types[this.around.spaces.tags[index]!]!;
  }
}

/** Block types that are not in the module's types: only their numbers of operands matter. */
const nothing: FunctionType = { params: [], results: [] };
const something: FunctionType = { params: [], results: [0x7f] };

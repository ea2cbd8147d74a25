import { emptyBlockType } from "../wasm/instruction_reader.ts";
import { valueType } from "../wasm/value_type.ts";
import { writeLocals } from "../wasm/sections/code.ts";
import { type SizedCost, sizedCostOf } from "./cost.ts";
import type { Emitter } from "./_emitter.ts";
import { arrival, type FunctionPlan } from "./_function_plan.ts";
import { op } from "./_opcodes.ts";
import { step, type Steps } from "./_steps.ts";

/** What the functions of one module are rewritten with. */
export interface Means {
  fuelGlobal: number;
  stackGlobal: number;
  pagesGlobal: number;
  /** Index of a type without parameters and with these results. */
  blockType(plan: FunctionPlan): number;
}

/**
 * Writes the function with its metering.
 *
 * Fuel lives in a local while the function runs and in the global while anything else does. Which of the two is right is
 * known at every place: the local behind a charge, the global behind a call and behind a catch, and what is needed is brought
 * about by a load or a store only where it is not so already. Where control flows together, the local is right; at labels
 * that exceptions arrive at, the global.
 *
 * @param frameBytes what the function's frame takes of the call stack, 0 if it is not counted
 */
export function writeMetered(
  plan: FunctionPlan,
  steps: Steps,
  means: Means,
  frameBytes: number,
  emitter: Emitter,
): void {
  new Rewriting(plan, steps, means, frameBytes, emitter).run();
}

/** How many locals the metering of a function adds to it. */
export function addedLocals(plan: FunctionPlan, frameBytes: number): number {
  return (plan.usesFuel ? 1 : 0) + (savesStack(plan, frameBytes) ? 1 : 0) + (plan.hasSizedCosts ? 1 : 0);
}

/** A function that is counted gives back what it took; one that catches undoes what those took that did not return. */
function savesStack(plan: FunctionPlan, frameBytes: number): boolean {
  return frameBytes > 0 || plan.catches;
}

/** A block that is open. */
interface Frame {
  kind: number;
  label: number;
  /** Whether the global was right at the start of an if. */
  globalRight: boolean;
}

class Rewriting {
  readonly #frames: Frame[] = [];
  readonly #fuelLocal: number;
  readonly #stackLocal: number;
  readonly #sizeLocal: number;
  /** The function's own label is a block around its instructions, so that what is due on the way out stands in one place. */
  readonly #wrapped: boolean;
  #localRight = false;
  #globalRight = true;
  /** Fuel is checked where the next segment begins. */
  #check: boolean;
  /** How far the body was copied. */
  #copied: number;

  constructor(
    readonly plan: FunctionPlan,
    readonly steps: Steps,
    readonly means: Means,
    readonly frameBytes: number,
    readonly emitter: Emitter,
  ) {
    const saves = savesStack(plan, frameBytes);
    this.#fuelLocal = plan.localsCount;
    this.#stackLocal = this.#fuelLocal + (plan.usesFuel ? 1 : 0);
    this.#sizeLocal = this.#stackLocal + (saves ? 1 : 0);
    this.#wrapped = saves && plan.labels[0] !== 0;
    // A function that calls nothing and has no loop is soon over.
    this.#check = plan.calls.length + plan.indirectCalls.length > 0;
    this.#copied = plan.instructionsStart;
  }

  run(): void {
    const { plan, steps } = this;
    this.#writeLocals();
    if (savesStack(plan, this.frameBytes)) this.#takeStack();
    if (this.#wrapped) this.#openWrapper();
    for (let index = plan.firstStep; index < plan.endStep; index++) {
      this.#copyTo(steps.position(index));
      this.#take(steps.kind(index), steps.argument(index));
    }
    this.#copyTo(plan.body.length);
  }

  #take(kind: number, argument: number): void {
    switch (kind) {
      case step.segment:
        return this.#charge(argument);
      case step.open:
        this.#frames.push({ kind, label: argument, globalRight: false });
        return;
      case step.loop:
        if (this.plan.labels[argument] !== 0) this.#arriveAt(argument);
        this.#frames.push({ kind, label: argument, globalRight: false });
        return;
      case step.head:
        if (this.plan.labels[argument] === 0) return;
        this.#atLabel(argument);
        // Every cycle within a function goes through the head of a loop that something branches to.
        this.#check = true;
        return;
      case step.if:
        // Without an else, control goes from here to the end.
        this.#needLocal();
        this.#arriveAt(argument);
        this.#frames.push({ kind, label: argument, globalRight: this.#globalRight });
        return;
      case step.else:
        if (argument === 1) this.#arriveAt(this.#frame().label);
        this.#localRight = true;
        this.#globalRight = this.#frame().globalRight;
        return;
      case step.catch:
        this.#frame().kind = kind;
        if (argument === 1) this.#arriveAt(this.#frame().label);
        return;
      case step.caught:
        return this.#caught();
      case step.end:
        return this.#end(argument === 1);
      case step.joined:
        return this.#joined();
      case step.branch:
        return this.#arriveAt(argument);
      case step.call:
        this.#needGlobal();
        this.#localRight = false;
        return;
      case step.leave:
        this.#needGlobal();
        return this.#giveBackStack();
      case step.throw:
        return this.#needGlobal();
      case step.sized:
        return argument === op.memoryGrow ? this.#grow() : this.#sized(sizedCostOf.get(argument)!);
      case step.grown:
        return this.emitter.byte(op.end);
      case step.finish:
        return this.#finish(argument === 1);
    }
  }

  #frame(): Frame {
    return this.#frames.at(-1)!;
  }

  #copyTo(position: number): void {
    if (position > this.#copied) this.emitter.bytes(this.plan.body.subarray(this.#copied, position));
    this.#copied = position;
  }

  #writeLocals(): void {
    const { plan, emitter } = this;
    const groups = plan.locals.slice();
    const ours = addedLocals(plan, this.frameBytes) - (plan.usesFuel ? 1 : 0);
    if (plan.usesFuel) groups.push({ count: 1, type: valueType.i64 });
    if (ours > 0) groups.push({ count: ours, type: valueType.i32 });
    writeLocals(emitter, groups);
  }

  /** Remembers how much of the stack is left, and takes this frame's part if it is counted. */
  #takeStack(): void {
    const { emitter, frameBytes, means } = this;
    emitter.globalGet(means.stackGlobal);
    if (frameBytes === 0) return emitter.localSet(this.#stackLocal);
    emitter.localTee(this.#stackLocal);
    emitter.i32(frameBytes);
    emitter.byte(op.i32LtS);
    emitter.if();
    emitter.i32(-1);
    emitter.globalSet(means.stackGlobal);
    emitter.byte(op.unreachable);
    emitter.byte(op.end);
    this.#setStack();
  }

  /** Sets the stack that is left to what it is while this function runs. */
  #setStack(): void {
    const { emitter, frameBytes, means } = this;
    emitter.localGet(this.#stackLocal);
    if (frameBytes > 0) {
      emitter.i32(frameBytes);
      emitter.byte(op.i32Sub);
    }
    emitter.globalSet(means.stackGlobal);
  }

  #giveBackStack(): void {
    if (this.frameBytes === 0) return;
    this.emitter.localGet(this.#stackLocal);
    this.emitter.globalSet(this.means.stackGlobal);
  }

  #openWrapper(): void {
    const { results } = this.plan.type;
    this.emitter.byte(op.block);
    if (results.length === 0) this.emitter.signed(emptyBlockType);
    else if (results.length === 1) this.emitter.byte(results[0]!);
    else this.emitter.signed(this.means.blockType(this.plan));
  }

  #finish(arrives: boolean): void {
    if (this.#wrapped) {
      if (arrives) this.#arriveAt(0);
      this.emitter.byte(op.end);
      this.#atLabel(0);
    } else if (!arrives) return;
    this.#needGlobal();
    this.#giveBackStack();
  }

  /** Brings about what must hold where control goes to a label. */
  #arriveAt(label: number): void {
    const toGlobal = label === 0 && !this.#wrapped || (this.plan.labels[label]! & arrival.exception) !== 0;
    if (toGlobal) this.#needGlobal();
    else this.#needLocal();
  }

  /** What holds behind a label, where control has flowed together. */
  #atLabel(label: number): void {
    if (this.plan.labels[label]! & arrival.exception) return this.#caught();
    this.#localRight = true;
    this.#globalRight = false;
  }

  /** Whoever threw has spilled the fuel, but given back no stack. */
  #caught(): void {
    this.#localRight = false;
    this.#globalRight = true;
    this.#setStack();
  }

  #end(arrives: boolean): void {
    const { kind, label } = this.#frame();
    if (kind === step.loop && arrives) this.#frames.pop();
    else if (arrives && !this.#fallsThrough()) this.#arriveAt(label);
  }

  #joined(): void {
    const through = this.#fallsThrough();
    const { label, kind } = this.#frames.pop()!;
    // Behind the end of a loop that nothing falls out of, and of a block that nothing leaves, no code ever runs.
    if (!through && kind !== step.loop) this.#atLabel(label);
  }

  /** Control arrives behind the innermost block only by falling out of it. */
  #fallsThrough(): boolean {
    const { kind, label } = this.#frame();
    return kind === step.open && this.plan.labels[label] === 0;
  }

  #needLocal(): void {
    if (this.#localRight) return;
    this.emitter.globalGet(this.means.fuelGlobal);
    this.emitter.localSet(this.#fuelLocal);
    this.#localRight = true;
  }

  #needGlobal(): void {
    if (this.#globalRight) return;
    this.emitter.localGet(this.#fuelLocal);
    this.emitter.globalSet(this.means.fuelGlobal);
    this.#globalRight = true;
  }

  #pushFuel(): void {
    if (this.#localRight) this.emitter.localGet(this.#fuelLocal);
    else this.emitter.globalGet(this.means.fuelGlobal);
  }

  /** Charges a segment, and checks the fuel if this is a place for it. */
  #charge(cost: number): void {
    const { emitter } = this;
    const check = this.#check;
    this.#check = false;
    if (cost === 0 && !check) return;
    this.#pushFuel();
    if (cost > 0) {
      emitter.i64(cost);
      emitter.byte(op.i64Sub);
      this.#globalRight = false;
    }
    if (check) this.#teeAndCheck();
    else emitter.localSet(this.#fuelLocal);
    this.#localRight = true;
  }

  /** Keeps the fuel on the operand stack, and traps if it is below zero: then the global says so. */
  #teeAndCheck(): void {
    const { emitter } = this;
    emitter.localTee(this.#fuelLocal);
    emitter.i64(0);
    emitter.byte(op.i64LtS);
    emitter.if();
    emitter.localGet(this.#fuelLocal);
    emitter.globalSet(this.means.fuelGlobal);
    emitter.byte(op.unreachable);
    emitter.byte(op.end);
  }

  /** Charges for what the instruction that follows will touch; its size is on the operand stack and stays there. */
  #sized(cost: SizedCost): void {
    this.emitter.localSet(this.#sizeLocal);
    this.#chargeSize(cost);
    this.emitter.localGet(this.#sizeLocal);
  }

  #chargeSize({ factor, shift }: SizedCost): void {
    const { emitter } = this;
    this.#pushFuel();
    emitter.localGet(this.#sizeLocal);
    emitter.byte(op.i64ExtendI32U);
    if (factor !== 1) {
      emitter.i64(factor);
      emitter.byte(op.i64Mul);
    }
    if (shift !== 0) {
      emitter.i64(shift);
      emitter.byte(op.i64ShrU);
    }
    emitter.byte(op.i64Sub);
    this.#teeAndCheck();
    this.#localRight = true;
    this.#globalRight = false;
  }

  /** Answers -1 where `memory.grow` would pass the pages allowed; it costs nothing beyond its segment then. */
  #grow(): void {
    const { emitter, means } = this;
    emitter.localSet(this.#sizeLocal);
    this.#needLocal();
    emitter.byte(op.memorySize);
    emitter.byte(0);
    emitter.byte(op.i64ExtendI32U);
    emitter.localGet(this.#sizeLocal);
    emitter.byte(op.i64ExtendI32U);
    emitter.byte(op.i64Add);
    emitter.globalGet(means.pagesGlobal);
    emitter.byte(op.i64ExtendI32U);
    emitter.byte(op.i64GtU);
    emitter.if(valueType.i32 - 128);
    emitter.i32(-1);
    emitter.byte(op.else);
    this.#chargeSize(sizedCostOf.get(op.memoryGrow)!);
    emitter.localGet(this.#sizeLocal);
  }
}

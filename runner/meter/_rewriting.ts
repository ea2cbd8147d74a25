import { emptyBlockType } from "../wasm/instruction_reader.ts";
import { writeLocals } from "../wasm/sections/code.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import { type CountedLoop, countedLoop, TurnsAhead } from "./_counted_loop.ts";
import { sizedCostOf } from "./cost.ts";
import type { Emitter } from "./_emitter.ts";
import { FuelAtHand, type FuelGlobals } from "./_fuel_at_hand.ts";
import { type FunctionPlan, labelFact } from "./_function_plan.ts";
import { isGuardedBulk, writeAccess, writeBulkGuard } from "./_guard.ts";
import { LocalLayout } from "./_local_layout.ts";
import { op } from "./_opcodes.ts";
import { step, type Steps } from "./_steps.ts";

/** What the functions of one module are rewritten with. */
export interface Means extends FuelGlobals {
  pagesGlobal: number;
  /** Accesses to memory below this address trap. */
  guardBytes: number;
  /** Functions below this index are imported. */
  importedFunctions: number;
  /** The type that takes and gives fuel as well. */
  meteredType(type: number): number;
  /** A type without parameters and with the function's own results. */
  blockType(plan: FunctionPlan): number;
  /** Whether a function never returns without having checked the fuel. */
  surelyChecks(index: number): boolean;
  /** The function that stands for an imported one wherever a metered one is expected. */
  standIn(imported: number): number;
}

/**
 * Writes the function with its metering.
 *
 * Fuel and the stack that is left are two more parameters, and fuel is one more result, so that both stay in registers from
 * function to function. The host and exceptions know only the globals. Whether the local or the global is right is known at every
 * place ({@link FuelAtHand}): the local in general, the global behind a call of the host and behind a catch. Where control flows
 * together, the local is right; at labels that exceptions arrive at, the global.
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

/** A block that is open. */
interface Frame {
  kind: number;
  label: number;
  /** Whether the global was right at the start of an if. */
  globalRight: boolean;
  /** Whether the check was made on every way to the start of the block. */
  checked: boolean;
}

class Rewriting {
  readonly #frames: Frame[] = [];
  readonly #layout: LocalLayout;
  /** The function's own label is a block around its instructions, behind which the fuel joins the results. */
  readonly #wrapped: boolean;
  readonly #fuel: FuelAtHand;
  /** Loops that control can go around in with no call that surely checks the fuel. */
  readonly #unchecked = new Set<number>();
  /** Fuel is checked where the next segment begins. */
  #check = false;
  /** The stack with it, unless it was checked. */
  #withStack = false;
  /** Fuel and, if the frame is counted, the stack were checked on every way from the function's start to here. */
  #checked = false;
  /** Labels at which control arrives on a way on which they were not. */
  readonly #reachedUnchecked = new Set<number>();
  /** The global is brought up to date where the next segment begins, so that it says enough when the engine traps later. */
  #report = false;
  /** How far the body was copied or left out. */
  #done: number;
  /** Type of the indirect call at hand, and whether it is a tail call. */
  #indirectType = 0;
  #indirectTail = false;

  constructor(
    readonly plan: FunctionPlan,
    readonly steps: Steps,
    readonly means: Means,
    readonly frameBytes: number,
    readonly emitter: Emitter,
  ) {
    this.#layout = new LocalLayout(plan);
    this.#fuel = new FuelAtHand(emitter, this.#layout, means);
    this.#wrapped = this.#isReached(0);
    for (const { label, called } of plan.turns) {
      if (!called.some((index) => means.surelyChecks(index))) this.#unchecked.add(label);
    }
    this.#done = plan.instructionsStart;
  }

  run(): void {
    const { plan, steps } = this;
    writeLocals(this.emitter, this.#layout.groups);
    if (this.frameBytes > 0) this.#takeStack();
    if (this.#wrapped) this.#openWrapper();
    for (let index = plan.firstStep; index < plan.endStep; index++) {
      const kind = steps.kind(index);
      if (kind === step.alive || kind === step.calledIndirect) this.#done = steps.position(index);
      else this.#copyTo(steps.position(index));
      const counted = kind === step.loop ? countedLoop(plan, steps, index) : null;
      if (counted === null) this.#take(kind, steps.argument(index));
      else index = this.#countedLoop(counted, index);
    }
    this.#copyTo(plan.body.length);
  }

  /**
   * Writes a counted loop twice. Where the fuel suffices for all of its turns, it is taken in front of the loop, and the loop runs as
   * it is; where it does not, or the loop does not end, the loop is metered as every other. Both charge the same.
   *
   * @returns the last step that was taken
   */
  #countedLoop(loop: CountedLoop, loopStep: number): number {
    const { emitter, steps } = this;
    const { fuel } = this.#layout;
    const ahead = new TurnsAhead(loop, emitter, (local) => this.#placeOf(local));
    this.#loop(steps.argument(loopStep));
    emitter.localGet(fuel);
    ahead.pushCost();
    emitter.byte(op.i64Sub);
    emitter.i64(0);
    emitter.byte(op.i64GeS);
    ahead.pushEnds();
    emitter.byte(op.i32And);
    emitter.if();
    emitter.localGet(fuel);
    ahead.pushCost();
    emitter.byte(op.i64Sub);
    emitter.localSet(fuel);
    const start = this.#done;
    for (let index = loopStep + 1; index <= loop.branchStep; index++) {
      this.#copyTo(steps.position(index));
      const kind = steps.kind(index);
      if (kind === step.local || kind === step.access) this.#take(kind, steps.argument(index));
    }
    this.#copyTo(loop.endPosition + 1);
    emitter.byte(op.else);
    this.#done = start;
    for (let index = loopStep + 1; index <= loop.branchStep; index++) {
      this.#copyTo(steps.position(index));
      this.#take(steps.kind(index), steps.argument(index));
    }
    this.#copyTo(loop.endPosition + 1);
    emitter.byte(op.end);
    return loop.branchStep;
  }

  /** Where the metered function has a local of the original one. */
  #placeOf(local: number): number {
    const behind = local - this.plan.type.params.length;
    return behind === 0 || behind === 1 ? this.#layout.moved(local) : local;
  }

  #take(kind: number, argument: number): void {
    switch (kind) {
      case step.segment:
        return this.#charge(argument);
      case step.callingSegment:
        this.#check ||= !this.#checked;
        this.#withStack = true;
        return this.#charge(argument);
      case step.open:
        return this.#push(kind, argument);
      case step.loop:
        return this.#loop(argument);
      case step.head:
        if (!this.#isReached(argument)) return;
        this.#atLabel(argument);
        // Every cycle within a function goes through the head of a loop that something branches to.
        this.#check = this.#unchecked.has(argument);
        this.#withStack = (this.plan.labels[argument]! & labelFact.calls) !== 0;
        this.#report = (this.plan.labels[argument]! & labelFact.works) !== 0;
        return;
      case step.if:
        // Without an else, control goes from here to the end.
        this.#fuel.needLocal();
        this.#arriveAt(argument);
        return this.#push(kind, argument);
      case step.else:
        if (argument === 1) this.#reach(this.#frame().label);
        this.#frame().kind = kind;
        this.#fuel.fromIf(this.#frame().globalRight);
        this.#checked = this.#frame().checked;
        return;
      case step.catch:
        this.#frame().kind = kind;
        if (argument === 1) this.#reach(this.#frame().label);
        return;
      case step.caught:
        this.#fuel.onlyGlobal();
        this.#checked = this.#frame().checked;
        return this.#fuel.chargeUnwinding();
      case step.end:
        return this.#end(argument === 1);
      case step.joined:
        return this.#joined();
      case step.branch:
        return this.#reach(argument);
      case step.call:
        return this.#isImported(argument) ? this.#fuel.mayThrow() : this.#passOn();
      case step.called:
        return this.#isImported(argument) ? this.#fuel.onlyGlobal() : this.#fuel.set();
      case step.callIndirect:
      case step.tailCallIndirect:
        this.#indirectType = argument;
        this.#indirectTail = kind === step.tailCallIndirect;
        return;
      case step.calledIndirect:
        return this.#callIndirect(argument);
      case step.tailCall:
        return this.#tailCall(argument);
      case step.return:
        this.#fuel.needLocal();
        return this.emitter.localGet(this.#layout.fuel);
      case step.throw:
        return argument === 1 ? this.#fuel.mayThrow() : this.#fuel.needGlobal();
      case step.sized:
        return argument === op.memoryGrow ? this.#grow() : this.#sized(argument);
      case step.grown:
        return this.emitter.byte(op.end);
      case step.reference:
        return this.#replaceIndex(this.#metered(argument));
      case step.access:
        return this.#access(argument);
      case step.local:
        return this.#replaceIndex(this.#layout.moved(argument));
      case step.finish:
        return this.#finish(argument === 1);
    }
  }

  #push(kind: number, label: number): void {
    this.#frames.push({ kind, label, globalRight: this.#fuel.globalRight, checked: this.#checked });
  }

  /**
   * A loop opens. Where a call in it may be the first, the check is made once in front of the loop, or by the one at its head if
   * there is one anyway.
   */
  #loop(label: number): void {
    const calls = (this.plan.labels[label]! & labelFact.calls) !== 0;
    const atHead = this.#isReached(label) && this.#unchecked.has(label);
    if (calls && !this.#checked && !atHead) this.#checkHere();
    if (this.#isReached(label)) this.#arriveAt(label);
    this.#push(step.loop, label);
  }

  #frame(): Frame {
    return this.#frames.at(-1)!;
  }

  /** Control arrives at the label, by a branch or an exception. */
  #isReached(label: number): boolean {
    return (this.plan.labels[label]! & (labelFact.branch | labelFact.exception)) !== 0;
  }

  #copyTo(position: number): void {
    if (position > this.#done) this.emitter.bytes(this.plan.body.subarray(this.#done, position));
    this.#done = Math.max(this.#done, position);
  }

  /** Writes the instruction at hand, an opcode of one byte and an index, with another index. */
  #replaceIndex(index: number): void {
    const { body } = this.plan;
    this.emitter.byte(body[this.#done]!);
    this.emitter.u32(index);
    this.#leaveOutIndexed();
  }

  #leaveOutIndexed(): void {
    let end = this.#done + 1;
    while (this.plan.body[end]! >= 0x80) end += 1;
    this.#done = end + 1;
  }

  #isImported(index: number): boolean {
    return index < this.means.importedFunctions;
  }

  /** The metered function that stands for a function. */
  #metered(index: number): number {
    return this.#isImported(index) ? this.means.standIn(index) : index;
  }

  /**
   * Takes this frame's part of the stack; what is left is passed on to what is called, so nothing is ever given back. Where there are
   * calls, it is checked in front of the first: so the one frame that may go beyond what is allowed calls nothing.
   */
  #takeStack(): void {
    const { emitter, plan } = this;
    emitter.localGet(this.#layout.stack);
    emitter.i32(this.frameBytes);
    emitter.byte(op.i32Sub);
    emitter.localSet(this.#layout.stack);
    if (plan.calls.length + plan.indirectCalls.length === 0) this.#fuel.checkStack(0);
  }

  /** Makes the check that stands in front of the first call, where no segment begins. */
  #checkHere(): void {
    this.#fuel.needLocal();
    this.emitter.localGet(this.#layout.fuel);
    if (this.frameBytes > 0) this.#fuel.setAndCheckBoth(0);
    else this.#fuel.setAndCheck();
    this.#checked = true;
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
    this.#fuel.needLocal();
    this.emitter.localGet(this.#layout.fuel);
  }

  /** Adds fuel and stack to the arguments of a call. */
  #passOn(): void {
    this.#fuel.needLocal();
    this.emitter.localGet(this.#layout.fuel);
    this.emitter.localGet(this.#layout.stack);
  }

  #callIndirect(table: number): void {
    const { emitter } = this;
    emitter.localSet(this.#layout.spare);
    if (this.#indirectTail) this.#passOnWhole();
    else this.#passOn();
    emitter.localGet(this.#layout.spare);
    emitter.byte(this.#indirectTail ? op.returnCallIndirect : op.callIndirect);
    emitter.u32(this.means.meteredType(this.#indirectType));
    emitter.u32(table);
    if (!this.#indirectTail) this.#fuel.set();
  }

  #tailCall(index: number): void {
    this.#passOnWhole();
    this.#replaceIndex(this.#metered(index));
  }

  /** As {@link #passOn}, with the stack that this function was given: its own frame goes. */
  #passOnWhole(): void {
    this.#passOn();
    if (this.frameBytes === 0) return;
    this.emitter.i32(this.frameBytes);
    this.emitter.byte(op.i32Add);
  }

  /** Control goes from here to a label. */
  #reach(label: number): void {
    if (!this.#checked) this.#reachedUnchecked.add(label);
    this.#arriveAt(label);
  }

  /** Brings about what must hold where control goes to a label. */
  #arriveAt(label: number): void {
    if (this.plan.labels[label]! & labelFact.exception) this.#fuel.mayThrow();
    else this.#fuel.needLocal();
  }

  /** What holds behind a label, where control has flowed together. */
  #atLabel(label: number): void {
    if (this.plan.labels[label]! & labelFact.exception) {
      this.#fuel.onlyGlobal();
      return this.#fuel.chargeUnwinding();
    }
    this.#fuel.onlyLocal();
  }

  #end(arrives: boolean): void {
    const { kind, label } = this.#frame();
    if (kind === step.loop && arrives) this.#frames.pop();
    else if (arrives && !this.#fallsThrough()) this.#reach(label);
  }

  #joined(): void {
    const through = this.#fallsThrough();
    const { label, kind, checked } = this.#frames.pop()!;
    // Behind the end of a loop that nothing falls out of, and of a block that nothing leaves, no code ever runs.
    if (through || kind === step.loop) return;
    this.#atLabel(label);
    // Exceptions come from anywhere in the block; control goes past an if without an else.
    const past = kind === step.if || (this.plan.labels[label]! & labelFact.exception) !== 0;
    this.#checked = !this.#reachedUnchecked.has(label) && (!past || checked);
  }

  /** Control arrives behind the innermost block only by falling out of it. */
  #fallsThrough(): boolean {
    const { kind, label } = this.#frame();
    return kind === step.open && !this.#isReached(label);
  }

  /** Charges a segment, and checks the fuel if this is a place for it. */
  #charge(cost: number): void {
    const { emitter } = this;
    const check = this.#check;
    const both = this.#withStack && !this.#checked && this.frameBytes > 0;
    this.#check = this.#withStack = false;
    if (cost === 0 && !check) return;
    this.#fuel.push();
    if (cost > 0) {
      emitter.i64(cost);
      emitter.byte(op.i64Sub);
    }
    if (check && both) this.#fuel.setAndCheckBoth(cost);
    else if (check) this.#fuel.setAndCheck();
    else emitter.localSet(this.#layout.fuel);
    if (check && (both || this.frameBytes === 0)) this.#checked = true;
    this.#fuel.onlyLocal();
    if (this.#report) this.#fuel.needGlobal();
    this.#report = false;
  }

  /** Charges for what the instruction that follows will touch; its size is on the operand stack and stays there. */
  #sized(opcode: number): void {
    this.emitter.localSet(this.#layout.spare);
    this.#fuel.chargeSize(sizedCostOf.get(opcode)!);
    if (this.plan.guardsBulk && isGuardedBulk(opcode)) this.#guardBulk(opcode);
    this.emitter.localGet(this.#layout.spare);
  }

  #guardBulk(opcode: number): void {
    const { emitter } = this;
    const [first, second] = this.#layout.bulk;
    emitter.localSet(second);
    emitter.localSet(first);
    writeBulkGuard(emitter, opcode, this.means.guardBytes, { first, second, size: this.#layout.spare });
    emitter.localGet(first);
    emitter.localGet(second);
  }

  #access(opcode: number): void {
    const { emitter, plan, means } = this;
    const spareOf = (type: ValueType) => this.#layout.spareOf(type);
    this.#done = writeAccess(emitter, plan.body, this.#done, opcode, means.guardBytes, spareOf);
  }

  /** Answers -1 where `memory.grow` would pass the pages allowed; it costs nothing beyond its segment then. */
  #grow(): void {
    const { emitter, means } = this;
    emitter.localSet(this.#layout.spare);
    this.#fuel.needLocal();
    emitter.byte(op.memorySize);
    emitter.byte(0);
    emitter.byte(op.i64ExtendI32U);
    emitter.localGet(this.#layout.spare);
    emitter.byte(op.i64ExtendI32U);
    emitter.byte(op.i64Add);
    emitter.globalGet(means.pagesGlobal);
    emitter.byte(op.i64ExtendI32U);
    emitter.byte(op.i64GtU);
    emitter.if(valueType.i32 - 128);
    emitter.i32(-1);
    emitter.byte(op.else);
    this.#fuel.chargeSize(sizedCostOf.get(op.memoryGrow)!);
    emitter.localGet(this.#layout.spare);
  }
}

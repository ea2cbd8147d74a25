import { type SizedCost, unwindingFuel } from "./cost.ts";
import type { Emitter } from "./_emitter.ts";
import type { LocalLayout } from "./_local_layout.ts";
import { op } from "./_opcodes.ts";

/** The globals that host and exceptions know. */
export interface FuelGlobals {
  /** The fuel as the host sees it: right while the host runs, and at every exception. */
  fuelGlobal: number;
  stackGlobal: number;
  /** The stack that was left where the last exception was thrown; null in a module without handlers. */
  thrownGlobal: number | null;
}

/**
 * Knows, at every place of a function, whether the local or the global says how much fuel is left, and writes charges and checks. What
 * is needed is brought about by a load or a store only where it is not so already.
 */
export class FuelAtHand {
  #localRight = true;
  #globalRight = false;

  constructor(
    readonly emitter: Emitter,
    readonly layout: LocalLayout,
    readonly globals: FuelGlobals,
  ) {}

  get globalRight(): boolean {
    return this.#globalRight;
  }

  /** Control comes from the start of an if, where the global was right or not. */
  fromIf(globalRight: boolean): void {
    this.#localRight = true;
    this.#globalRight = globalRight;
  }

  onlyLocal(): void {
    this.fromIf(false);
  }

  onlyGlobal(): void {
    this.#localRight = false;
    this.#globalRight = true;
  }

  needLocal(): void {
    if (this.#localRight) return;
    this.emitter.globalGet(this.globals.fuelGlobal);
    this.emitter.localSet(this.layout.fuel);
    this.#localRight = true;
  }

  needGlobal(): void {
    if (this.#globalRight) return;
    this.#spill();
    this.#globalRight = true;
  }

  /**
   * An exception may fly from here: the globals have to say what it finds. Where control goes to a label that exceptions
   * arrive at, it comes from here as if it had been thrown here.
   */
  mayThrow(): void {
    this.needGlobal();
    if (this.globals.thrownGlobal === null) return;
    this.emitter.localGet(this.layout.stack);
    this.emitter.globalSet(this.globals.thrownGlobal);
  }

  push(): void {
    if (this.#localRight) this.emitter.localGet(this.layout.fuel);
    else this.emitter.globalGet(this.globals.fuelGlobal);
  }

  /** Sets the local to the fuel on the operand stack. */
  set(): void {
    this.emitter.localSet(this.layout.fuel);
    this.onlyLocal();
  }

  /** Sets the local to the fuel on the operand stack, charged or not, and traps if that is below zero: then the global says so. */
  setAndCheck(): void {
    const { emitter } = this;
    emitter.localTee(this.layout.fuel);
    emitter.i64(0);
    emitter.byte(op.i64LtS);
    this.#trapIf();
  }

  /** As {@link setAndCheck}, of both fuel and stack by one branch. @param charged as {@link checkStack} has it */
  setAndCheckBoth(charged: number): void {
    const { emitter } = this;
    emitter.localTee(this.layout.fuel);
    emitter.localGet(this.layout.stack);
    emitter.byte(op.i64ExtendI32S);
    emitter.byte(op.i64Or);
    emitter.i64(0);
    emitter.byte(op.i64LtS);
    this.#trapIf(() => this.checkStack(charged));
  }

  /** Traps if no stack is left. @param charged fuel that was charged for what does not come to run then */
  checkStack(charged: number): void {
    const { emitter, globals } = this;
    emitter.localGet(this.layout.stack);
    emitter.i32(0);
    emitter.byte(op.i32LtS);
    emitter.if();
    emitter.localGet(this.layout.fuel);
    if (charged > 0) {
      emitter.i64(charged);
      emitter.byte(op.i64Add);
    }
    emitter.globalSet(globals.fuelGlobal);
    emitter.i32(-1);
    emitter.globalSet(globals.stackGlobal);
    emitter.byte(op.unreachable);
    emitter.byte(op.end);
  }

  /** Charges by a size that was put aside, and checks. */
  chargeSize({ fuel }: SizedCost): void {
    const { emitter } = this;
    this.push();
    emitter.localGet(this.layout.spare);
    emitter.byte(op.i64ExtendI32U);
    emitter.i64(fuel);
    emitter.byte(op.i64Mul);
    emitter.byte(op.i64Sub);
    this.setAndCheck();
    this.onlyLocal();
  }

  /** An exception was caught: charges for the frames between where it was thrown and here. */
  chargeUnwinding(): void {
    const { emitter, globals } = this;
    emitter.globalGet(globals.fuelGlobal);
    emitter.localGet(this.layout.stack);
    emitter.globalGet(globals.thrownGlobal!);
    emitter.byte(op.i32Sub);
    emitter.byte(op.i64ExtendI32U);
    emitter.i64(unwindingFuel);
    emitter.byte(op.i64Mul);
    emitter.byte(op.i64Sub);
    this.set();
  }

  #trapIf(first?: () => void): void {
    this.emitter.if();
    first?.();
    this.#spill();
    this.emitter.byte(op.unreachable);
    this.emitter.byte(op.end);
  }

  #spill(): void {
    this.emitter.localGet(this.layout.fuel);
    this.emitter.globalSet(this.globals.fuelGlobal);
  }
}

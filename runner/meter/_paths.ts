import { sizedCosts, unwindingFuel } from "./cost.ts";
import { Activation } from "./_path_activation.ts";
import { GivenUp, Thrown, Trap } from "./_path_endings.ts";
import { Shape } from "./_path_shape.ts";
import { importSignature, type RandomFunction, type RandomModule, type Signature } from "./_random_module.ts";

/**
 * A second opinion on metering, for tests: it runs a random module path by path, knowing the README's definition of a segment and
 * the table of costs and nothing of how metering is done, and says what must have been charged.
 */
export function walk(module: RandomModule, index: number, args: number[], options: WalkOptions): Walked {
  return new Walk(module, options).run(index, args);
}

export interface WalkOptions {
  pagesMax: number;
  /** More than this, and the walk is given up. */
  stepsMax: number;
  /** Bytes that a frame of each function takes. */
  frameBytes: (index: number) => number;
  /** Fuel that the host takes in a call of `observe` with this argument. */
  hostTakes: (argument: number) => number;
}

export interface Walked {
  ending: { kind: "returned"; values: number[] } | { kind: "threw" } | { kind: "trapped"; by: string } | {
    kind: "given up";
  };
  /** Charged when segments were entered. */
  charged: number;
  /** The costs of all instructions that ran. */
  ran: number;
  /** A call did not return, so that the rest of a segment was charged but did not run. */
  leftEarly: boolean;
  /** What the host saw in each call of `observe`: its argument, and what was charged until then. */
  observed: { argument: number; charged: number }[];
  /** The most bytes of stack that were in use when control came to a segment or a loop with a call in it. */
  stackBytesMax: number;
  globals: number[];
  pages: number;
}

/** What all activations of one walk share: what was charged and ran, globals, memory, and the way from one function to another. */
export class Walk {
  #steps = 0;
  #charged = 0;
  #ran = 0;
  #leftEarly = false;
  #stackBytes = 0;
  #stackBytesMax = 0;
  readonly #observed: Walked["observed"] = [];
  readonly #globals = [7, 7];
  #memory = new Uint8Array(65_536);
  readonly #shapes = new Map<RandomFunction, Shape>();

  constructor(readonly module: RandomModule, readonly options: WalkOptions) {}

  run(index: number, args: number[]): Walked {
    let ending: Walked["ending"];
    try {
      ending = { kind: "returned", values: this.#call(index, args) };
    } catch (error) {
      if (error instanceof Trap) ending = { kind: "trapped", by: error.message };
      else if (error instanceof Thrown) ending = { kind: "threw" };
      else if (error instanceof GivenUp) ending = { kind: "given up" };
      else throw error;
    }
    return {
      ending,
      charged: this.#charged,
      ran: this.#ran,
      leftEarly: this.#leftEarly,
      observed: this.#observed,
      stackBytesMax: this.#stackBytesMax,
      globals: this.#globals,
      pages: this.#memory.length / 65_536,
    };
  }

  /** Calls a function, and whatever it calls last of all. */
  #call(index: number, args: number[]): number[] {
    let [target, values] = [index, args];
    for (;;) {
      if (target < 0) return this.#host(values[0]!);
      const next = this.#activate(target, values);
      if (next.tailCall === undefined) return next.values;
      [target, values] = [next.tailCall, next.values];
    }
  }

  #activate(index: number, args: number[]): { tailCall?: number; values: number[] } {
    const before = this.#stackBytes;
    this.#stackBytes += this.options.frameBytes(index);
    const code = this.module.functions[index]!;
    const shape = this.#shapes.get(code) ?? new Shape(code.instructions);
    this.#shapes.set(code, shape);
    try {
      return new Activation(this, code, shape, args).run();
    } finally {
      this.#stackBytes = before;
    }
  }

  /** An instruction runs. Throws {@link GivenUp} when there were too many. */
  step(cost: number): void {
    if (++this.#steps > this.options.stepsMax) throw new GivenUp();
    this.#ran += cost;
  }

  /** A call is near: the stack in use must be allowed. */
  checkStack(): void {
    this.#stackBytesMax = Math.max(this.#stackBytesMax, this.#stackBytes);
  }

  /** A segment is entered: fuel. */
  charge(cost: number): void {
    this.#charged += cost;
  }

  /** An exception flies. */
  throw(thrown: Thrown): never {
    thrown.from = this.#stackBytes;
    throw thrown;
  }

  /** It is caught. */
  unwound({ from }: Thrown): void {
    const cost = (from - this.#stackBytes) * unwindingFuel;
    this.#charged += cost;
    this.#ran += cost;
  }

  /** An instruction costs by a size: units of it, as the table of costs has them. */
  sized(name: string, units: number): void {
    const cost = units * sizedCosts[name]!.fuel;
    this.#charged += cost;
    this.#ran += cost;
  }

  /** A call from guest to guest or host, which may throw. */
  invoke(index: number, args: number[]): number[] {
    try {
      return this.#call(index, args);
    } catch (error) {
      this.#leftEarly = true;
      throw error;
    }
  }

  #host(argument: number): number[] {
    this.#observed.push({ argument, charged: this.#charged });
    const taken = this.options.hostTakes(argument);
    this.#charged += taken;
    this.#ran += taken;
    return [argument + 1 | 0];
  }

  /** A call by the table. */
  invokeIndirect(element: number, type: Signature, args: number[]): number[] {
    return this.invoke(this.element(element, type), args);
  }

  /** The function in the table; -1 for the import. */
  element(element: number, type: Signature): number {
    const { functions } = this.module;
    const target: Signature | undefined = [...functions, importSignature][element];
    if (target === undefined) throw new Trap("table");
    if (target.params !== type.params || target.results !== type.results) throw new Trap("signature");
    return element === functions.length ? -1 : element;
  }

  /** Values of the module's globals, to be read and set. */
  get globals(): number[] {
    return this.#globals;
  }

  /** Bytes of linear memory. Throws {@link Trap} where there are none. */
  view(address: number, length: number): DataView {
    const start = address >>> 0;
    if (start + length > this.#memory.length) throw new Trap("memory");
    return new DataView(this.#memory.buffer, start, length);
  }

  /** Linear memory, pages of 64 KiB. */
  get pages(): number {
    return this.#memory.length / 65_536;
  }

  /** Pages of 64 KiB before; -1 when it cannot grow. */
  grow(pages: number): number {
    const before = this.pages;
    if (before + pages > this.options.pagesMax) return -1;
    this.sized("memory.grow", pages);
    const grown = new Uint8Array((before + pages) * 65_536);
    grown.set(this.#memory);
    this.#memory = grown;
    return before;
  }
}

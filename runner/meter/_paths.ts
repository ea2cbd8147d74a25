import { opcodeOf } from "../wasm/opcodes.ts";
import {
  importSignature,
  type Instruction,
  type RandomFunction,
  type RandomModule,
  type Signature,
  tagParams,
} from "./_random_module.ts";
import { costOf, sizedCosts, unwindingFuel } from "./cost.ts";

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

class Trap extends Error {}
class GivenUp extends Error {}
class Thrown {
  /** Bytes of stack that were in use where it was thrown last. */
  from = 0;
  constructor(readonly tag: number, readonly values: number[]) {}
}

type Value = number | Thrown;

interface Frame {
  name: string;
  start: number;
  height: number;
  /** What a branch to it takes along. */
  arity: number;
  /** The exception that its handler is for. */
  caught?: Thrown;
}

class Walk {
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

  step(cost: number): void {
    if (++this.#steps > this.options.stepsMax) throw new GivenUp();
    this.#ran += cost;
  }

  /** A call is near: the stack in use must be allowed. */
  checkStack(): void {
    this.#stackBytesMax = Math.max(this.#stackBytesMax, this.#stackBytes);
  }

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

  get globals(): number[] {
    return this.#globals;
  }

  view(address: number, length: number): DataView {
    const start = address >>> 0;
    if (start + length > this.#memory.length) throw new Trap("memory");
    return new DataView(this.#memory.buffer, start, length);
  }

  get pages(): number {
    return this.#memory.length / 65_536;
  }

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

const opens = new Set(["block", "loop", "if", "try", "try_table"]);

/** Where the parts of each block are. */
class Shape {
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

class Activation {
  readonly #locals: number[];
  readonly #stack: Value[] = [];
  #frames: Frame[];
  #at = 0;

  constructor(readonly walk: Walk, readonly code: RandomFunction, readonly shape: Shape, args: number[]) {
    this.#locals = [...args, ...code.locals.map(() => 0)];
    this.#frames = [{ name: "function", start: -1, height: 0, arity: code.results }];
  }

  run(): { tailCall?: number; values: number[] } {
    this.#enter(0);
    for (;;) {
      const instruction = this.code.instructions[this.#at];
      if (instruction === undefined || this.#frames.length === 0) {
        return { values: this.#pops(this.code.results) };
      }
      this.#at += 1;
      this.walk.step(costOf[opcodeOf(instruction.name)]!);
      try {
        const done = this.#execute(instruction);
        if (done !== undefined) return done;
      } catch (error) {
        if (!(error instanceof Thrown)) throw error;
        this.#unwind(error);
      }
    }
  }

  #execute(
    { name, numbers, type }: Instruction,
  ): { tailCall?: number; values: number[] } | undefined {
    const { walk } = this;
    const [first = 0] = numbers;
    const at = this.#at - 1;
    switch (name) {
      case "nop":
        return;
      case "block":
      case "try":
      case "try_table":
        return this.#push(name, at, type!);
      case "loop":
        this.#push(name, at, { params: 0, results: 0 });
        if (this.shape.loopCalls(at)) walk.checkStack();
        return this.#enter(this.#at);
      case "if": {
        const taken = this.#pop() !== 0;
        this.#push(name, at, type!);
        const other = this.shape.parts.get(at)![0] ?? this.shape.end.get(at)!;
        if (taken) return this.#enter(this.#at);
        if (this.code.instructions[other]!.name === "else") return this.#enter(other + 1);
        this.#at = other;
        return;
      }
      case "else":
      case "catch":
      case "catch_all":
        // The part before has fallen into it.
        this.#at = this.shape.end.get(this.#frames.at(-1)!.start)!;
        return;
      case "end":
      case "delegate": {
        const frame = this.#frames.pop()!;
        if (frame.name !== "loop") this.#enter(this.#at);
        return;
      }
      case "br":
        return this.#branch(first);
      case "br_if":
        return this.#pop() !== 0 ? this.#branch(first) : this.#enter(this.#at);
      case "br_table": {
        const index = this.#pop() >>> 0;
        return this.#branch(numbers[Math.min(index, numbers.length - 1)]!);
      }
      case "return":
        return { values: this.#pops(this.code.results) };
      case "return_call":
        return { tailCall: first - 1, values: this.#pops(this.#params(first)) };
      case "return_call_indirect": {
        const target = walk.element(this.#pop(), type!);
        return { tailCall: target, values: this.#pops(type!.params) };
      }
      case "call": {
        this.#stack.push(...walk.invoke(first - 1, this.#pops(this.#params(first))));
        return;
      }
      case "call_indirect": {
        const element = this.#pop();
        this.#stack.push(...walk.invokeIndirect(element, type!, this.#pops(type!.params)));
        return;
      }
      case "throw":
        return walk.throw(new Thrown(first, this.#pops(tagParams[first]!)));
      case "rethrow":
        return walk.throw(this.#frames[this.#frames.length - 1 - first]!.caught!);
      case "throw_ref":
        return walk.throw(this.#stack.pop() as Thrown);
      case "unreachable":
        throw new Trap("unreachable");
      default:
        return this.#compute(name, first);
    }
  }

  #params(index: number): number {
    return index === 0 ? importSignature.params : this.walk.module.functions[index - 1]!.params;
  }

  #compute(name: string, first: number): undefined {
    const { walk } = this;
    const push = (value: number) => void this.#stack.push(value | 0);
    switch (name) {
      case "i32.const":
      case "i64.const":
      case "f32.const":
      case "f64.const":
        return push(first);
      case "local.get":
        return push(this.#locals[first]!);
      case "local.set":
        this.#locals[first] = this.#pop();
        return;
      case "local.tee":
        this.#locals[first] = this.#stack.at(-1) as number;
        return;
      case "global.get":
        return push(walk.globals[first]!);
      case "global.set":
        walk.globals[first] = this.#pop();
        return;
      case "drop":
        this.#stack.pop();
        return;
      case "select": {
        const [a, b, condition] = this.#pops(3) as [number, number, number];
        return push(condition !== 0 ? a : b);
      }
      case "i32.load":
        return push(walk.view(this.#pop(), 4).getInt32(0, true));
      case "i32.store": {
        const [address, value] = this.#pops(2) as [number, number];
        return walk.view(address, 4).setInt32(0, value, true) as undefined;
      }
      case "memory.fill": {
        const [address, value, length] = this.#pops(3) as [number, number, number];
        walk.sized(name, length);
        const view = walk.view(address, length);
        new Uint8Array(view.buffer, view.byteOffset, length).fill(value);
        return;
      }
      case "memory.size":
        return push(walk.pages);
      case "memory.grow":
        return push(walk.grow(this.#pop()));
    }
    const [a, b] = this.#pops(2) as [number, number];
    switch (name) {
      case "i32.add":
        return push(a + b);
      case "i32.sub":
        return push(a - b);
      case "i32.mul":
        return push(Math.imul(a, b));
      case "i32.lt_s":
        return push(a < b ? 1 : 0);
      case "i32.ne":
        return push(a === b ? 0 : 1);
      case "i32.xor":
        return push(a ^ b);
      case "i32.or":
        return push(a | b);
      case "i32.div_u":
        if (b === 0) throw new Trap("zero");
        return push((a >>> 0) / (b >>> 0));
    }
    throw new Error(`Cannot walk ${name}`);
  }

  #enter(position: number): undefined {
    this.#at = position;
    const { cost, calls } = this.shape.segment(position);
    this.walk.charge(cost);
    if (calls) this.walk.checkStack();
  }

  #push(name: string, start: number, type: Signature): undefined {
    this.#frames.push({ name, start, height: this.#stack.length - type.params, arity: type.results });
  }

  #pop(): number {
    return this.#stack.pop() as number;
  }

  #pops(count: number): number[] {
    return this.#stack.splice(this.#stack.length - count, count) as number[];
  }

  #branch(depth: number): undefined {
    const target = this.#frames.length - 1 - depth;
    const frame = this.#frames[target]!;
    const values = this.#stack.splice(this.#stack.length - frame.arity, frame.arity);
    this.#stack.length = frame.height;
    this.#stack.push(...values);
    if (frame.name === "function") {
      this.#frames = [];
      return;
    }
    this.#frames.length = frame.name === "loop" ? target + 1 : target;
    this.#enter(frame.name === "loop" ? frame.start + 1 : this.shape.end.get(frame.start)! + 1);
  }

  /** Goes to the handler of an exception, or throws it on. */
  #unwind(thrown: Thrown): void {
    for (;;) {
      const frame = this.#frames.at(-1)!;
      if (frame.name === "function") throw thrown;
      const end = this.shape.end.get(frame.start)!;
      if (frame.name === "try_table") {
        this.#frames.pop();
        const clause = this.code.instructions[frame.start]!.clauses!.find(({ tag }) =>
          tag < 0 || tag === thrown.tag
        );
        if (clause === undefined) continue;
        this.walk.unwound(thrown);
        if (clause.tag >= 0) this.#stack.push(...thrown.values);
        if (clause.kind.endsWith("_ref")) this.#stack.push(thrown);
        return this.#branch(clause.label);
      }
      if (frame.name === "try" && frame.caught === undefined) {
        const { name, numbers } = this.code.instructions[end]!;
        if (name === "delegate") {
          this.#frames.length -= 1 + numbers[0]!;
          continue;
        }
        const handler = this.shape.parts.get(frame.start)!.find((position) => {
          const { name, numbers } = this.code.instructions[position]!;
          return name === "catch_all" || numbers[0] === thrown.tag;
        });
        if (handler !== undefined) {
          frame.caught = thrown;
          this.walk.unwound(thrown);
          this.#stack.length = frame.height;
          if (this.code.instructions[handler]!.name === "catch") this.#stack.push(...thrown.values);
          return this.#enter(handler + 1);
        }
      }
      this.#frames.pop();
    }
  }
}

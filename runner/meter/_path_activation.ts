import { opcodeOf } from "../wasm/opcodes.ts";
import { costOf } from "./cost.ts";
import { Thrown, Trap } from "./_path_endings.ts";
import type { Shape } from "./_path_shape.ts";
import type { Walk } from "./_paths.ts";
import {
  importSignature,
  type Instruction,
  type RandomFunction,
  type Signature,
  tagParams,
} from "./_random_module.ts";

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

/** One call of a function: it runs one instruction after the other, and pays for a segment when control comes to it. */
export class Activation {
  readonly #locals: number[];
  readonly #stack: Value[] = [];
  #frames: Frame[];
  #at = 0;

  constructor(readonly walk: Walk, readonly code: RandomFunction, readonly shape: Shape, args: number[]) {
    this.#locals = [...args, ...code.locals.map(() => 0)];
    this.#frames = [{ name: "function", start: -1, height: 0, arity: code.results }];
  }

  /** Runs to its end: the values it returns, or the function that it calls last of all and what that is given. Throws as the walk does. */
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

import type { SeededRandom } from "../wasm/seeded_random.ts";

/** An instruction of a random module, as text has it. Everything is an `i32`, but for references to exceptions. */
export interface Instruction {
  name: string;
  /** Labels, indices, constants. */
  numbers: readonly number[];
  /** Parameters and results of a block, or the type of an indirect call. */
  type?: Signature;
  /** Of `try_table`: tag (-1 for all) and label. */
  clauses?: readonly { kind: string; tag: number; label: number }[];
  /** It stands behind an unconditional branch. */
  dead?: boolean;
}

export interface Signature {
  params: number;
  results: number;
  /** The last result is a reference to an exception. */
  exception?: boolean;
}

export interface RandomFunction extends Signature {
  /** Types of the locals beside the parameters: two of any type, then numbers. */
  locals: string[];
  instructions: Instruction[];
}

/**
 * A small module that validates. It imports `env observe`, which takes a number and gives one, has two globals, a page of memory, two
 * tags (0 carries nothing, 1 a number), and a table of all its functions, the import behind the others. Function 0 is the import.
 */
export interface RandomModule {
  functions: RandomFunction[];
  exceptions: "legacy" | "exnref";
}

export const globals = 2;
export const tagParams = [0, 1];
export const importSignature: Signature = { params: 1, results: 1 };

export function randomModule(random: SeededRandom): RandomModule {
  const exceptions = random.pick(["legacy", "exnref"] as const);
  const signatures = Array.from({ length: 2 + random.below(4) }, () => ({
    params: 1 + random.below(2),
    results: random.pick([0, 1, 1, 2]),
  }));
  const functions = signatures.map((_, index) =>
    new Generator(random, signatures, index, exceptions).function()
  );
  return { functions, exceptions };
}

export function moduleText({ functions }: RandomModule): string {
  const type = (params: number, results: number) =>
    `(param ${"i32 ".repeat(params)}) (result ${"i32 ".repeat(results)})`;
  const bodies = functions.map(({ params, results, locals, instructions }) =>
    `(func ${type(params, results)} (local ${locals.join(" ")})\n${
      instructions.map(instructionText).join("\n")
    })`
  );
  return `(module
    (import "env" "observe" (func (param i32) (result i32)))
    (table ${functions.length + 1} funcref)
    (memory 1)
    (tag (param)) (tag (param i32))
    ${"(global (mut i32) i32.const 7)".repeat(globals)}
    ${bodies.join("\n")}
    ${functions.map((_, index) => `(export "f${index}" (func ${index + 1}))`).join("\n")}
    (elem (offset i32.const 0) func ${functions.map((_, index) => index + 1).join(" ")} 0))`;
}

function instructionText({ name, numbers, type, clauses }: Instruction): string {
  const parts: (string | number)[] = [name, ...numbers];
  if (type !== undefined) {
    const plain = type.results - (type.exception ? 1 : 0);
    if (type.params > 0) parts.push(`(param ${"i32 ".repeat(type.params)})`);
    if (type.results > 0) parts.push(`(result ${"i32 ".repeat(plain)}${type.exception ? "exnref" : ""})`);
  }
  for (const { kind, tag, label } of clauses ?? []) parts.push(`(${kind} ${tag < 0 ? "" : tag} ${label})`);
  return parts.join(" ");
}

/** How many numbers each label takes, from the function's own inwards. */
type Labels = readonly number[];

/** A label that takes an exception: nothing branches there. */
const exceptionLabel = -1;

class Generator {
  readonly #instructions: Instruction[] = [];
  /** Locals that count loops are never written by anything else. */
  #counters = 0;
  /** Parameters, and those other locals that are numbers and count nothing. */
  readonly #plainLocals: number;
  readonly #oddLocals: string[];
  #size = 0;
  /** Depths of the handlers that are open, counted from outside. */
  #handlers: number[] = [];

  constructor(
    readonly random: SeededRandom,
    readonly signatures: readonly Signature[],
    readonly index: number,
    readonly exceptions: RandomModule["exceptions"],
  ) {
    this.#plainLocals = signatures[index]!.params + 3;
    this.#oddLocals = [0, 1].map(() => random.pick(["i32", "i64", "f32", "f64"]));
  }

  function(): RandomFunction {
    const { params, results } = this.signatures[this.index]!;
    const labels = [results];
    // The first parameter falls with every call, so that recursion ends.
    this.#put("local.get", 0);
    this.#put("i32.const", 1);
    this.#put("i32.lt_s");
    this.#block("if", { params: 0, results: 0 }, () => this.#leave([...labels, 0]));
    this.#put("end");
    this.#statements(labels, 4);
    this.#expressions(results, labels, 2);
    return {
      params,
      results,
      locals: [...this.#oddLocals, ...new Array<string>(3 + this.#counters).fill("i32")],
      instructions: this.#instructions,
    };
  }

  /** The index of a plain local, counted without the odd ones. */
  #local(plain: number): number {
    return plain < this.signatures[this.index]!.params ? plain : plain + this.#oddLocals.length;
  }

  #put(name: string, ...numbers: number[]): void {
    this.#instructions.push({ name, numbers });
    this.#size += 1;
  }

  #block(name: string, type: Signature, inside: () => void): void {
    this.#instructions.push({ name, numbers: [], type });
    inside();
  }

  #leave(labels: Labels): void {
    const results = labels[0]!;
    this.#constants(results);
    if (this.random.below(2) === 0) this.#put("return");
    else this.#put("br", labels.length - 1);
  }

  #constants(count: number): void {
    for (; count > 0; count--) this.#put("i32.const", this.random.below(10) - 3);
  }

  #statements(labels: Labels, depth: number): void {
    for (let count = 1 + this.random.below(4); count > 0; count--) this.#statement(labels, depth);
  }

  #deadStatements(labels: Labels, depth: number): void {
    const start = this.#instructions.length;
    this.#statements(labels, depth);
    for (const instruction of this.#instructions.slice(start)) instruction.dead = true;
  }

  #statement(labels: Labels, depth: number): void {
    const { random } = this;
    if (depth === 0 || this.#size > 250) return this.#simple(labels);
    const choices: (() => void)[] = [
      () => this.#simple(labels),
      () => this.#simple(labels),
      () => this.#conditional(labels, depth),
      () => this.#conditional(labels, depth),
      () => this.#loop(labels, depth),
      () => this.#countedLoop(),
      () => this.#plainBlock(labels, depth),
      () => this.#switch(labels, depth),
      () => this.#jump(labels, depth),
      () => this.#handled(labels, depth),
      () => this.#handled(labels, depth),
    ];
    random.pick(choices)();
  }

  #simple(labels: Labels): void {
    const { random } = this;
    switch (random.below(10)) {
      case 9: {
        const odd = random.below(2);
        const local = this.signatures[this.index]!.params + odd;
        this.#put(`${this.#oddLocals[odd]}.const`, 1);
        this.#put("local.set", local);
        this.#put("local.get", local);
        return this.#put("drop");
      }
      case 0:
      case 1:
        this.#expression(labels, 2);
        return this.#put("local.set", this.#local(1 + random.below(this.#plainLocals - 1)));
      case 2:
        this.#expression(labels, 2);
        return this.#put("global.set", random.below(globals));
      case 3:
        this.#address();
        this.#expression(labels, 1);
        return this.#put("i32.store");
      case 4:
        return this.#put("nop");
      case 5: {
        const { results } = this.#call();
        for (let count = results; count > 0; count--) this.#put("drop");
        return;
      }
      case 6:
        this.#address();
        this.#constants(1);
        this.#put("i32.const", random.below(100));
        return this.#put("memory.fill");
      default:
        this.#expression(labels, 1);
        this.#put("call", 0);
        return this.#put("drop");
    }
  }

  #conditional(labels: Labels, depth: number): void {
    this.#expression(labels, 1);
    this.#block("if", { params: 0, results: 0 }, () => this.#statements([...labels, 0], depth - 1));
    if (this.random.below(2) === 0) {
      this.#put("else");
      this.#statements([...labels, 0], depth - 1);
    }
    this.#put("end");
  }

  /** Runs a few times; sometimes it is never branched to at all. */
  #loop(labels: Labels, depth: number): void {
    const counter = this.#local(this.#plainLocals + this.#counters++);
    this.#put("i32.const", 1 + this.random.below(4));
    this.#put("local.set", counter);
    this.#block("loop", { params: 0, results: 0 }, () => {
      this.#statements([...labels, 0], depth - 1);
      if (this.random.below(6) === 0) return;
      this.#put("local.get", counter);
      this.#put("i32.const", 1);
      this.#put("i32.sub");
      this.#put("local.tee", counter);
      this.#put("br_if", 0);
      if (this.random.below(3) === 0) this.#statements([...labels, 0], 0);
    });
    this.#put("end");
    if (this.random.below(2) === 0) this.#put("nop");
  }

  /** A loop over memory, as compilers write it; at times it leaves it. */
  #countedLoop(): void {
    const { random } = this;
    const counter = this.#local(this.#plainLocals + this.#counters++);
    const stride = random.pick([4, 4, -4, 12, 1]);
    const end = random.pick([64, 64, 64, 32_768, 0]);
    this.#put("i32.const", end - stride * (1 + random.below(6)));
    this.#put("local.set", counter);
    this.#block("loop", { params: 0, results: 0 }, () => {
      this.#put("local.get", counter);
      this.#put("global.get", 0);
      if (random.below(2) === 0) this.#put("i32.store");
      else {
        this.#put("i32.xor");
        this.#put("global.set", 0);
      }
      if (end !== 0 && stride > 0) this.#put("i32.const", end);
      this.#put("local.get", counter);
      this.#put("i32.const", stride);
      this.#put("i32.add");
      this.#put("local.tee", counter);
      if (end !== 0 && stride < 0) this.#put("i32.const", end);
      if (end !== 0) this.#put("i32.ne");
      this.#put("br_if", 0);
    });
    this.#put("end");
  }

  #plainBlock(labels: Labels, depth: number): void {
    const results = this.random.below(3);
    this.#block("block", { params: 0, results }, () => {
      this.#statements([...labels, results], depth - 1);
      if (this.random.below(3) > 0) {
        this.#constants(results);
        this.#expression([...labels, results], 1);
        this.#put("br_if", 0);
        for (let count = results; count > 0; count--) this.#put("drop");
        this.#statements([...labels, results], depth - 1);
      }
      this.#constants(results);
    });
    this.#put("end");
    for (let count = results; count > 0; count--) {
      this.#put("local.set", this.#local(1 + this.random.below(this.#plainLocals - 1)));
    }
  }

  #switch(labels: Labels, depth: number): void {
    const arms = 2 + this.random.below(2);
    const inner = labels.slice();
    for (let arm = 0; arm < arms; arm++) {
      this.#block("block", { params: 0, results: 0 }, () => inner.push(0));
    }
    this.#expression(inner, 1);
    this.#put("br_table", ...Array.from({ length: 1 + this.random.below(4) }, () => this.random.below(arms)));
    for (let arm = 0; arm < arms; arm++) {
      inner.pop();
      this.#put("end");
      this.#statements(inner, depth - 1);
    }
  }

  /** Leaves, on some condition or none; what follows an unconditional branch is dead. */
  #jump(labels: Labels, depth: number): void {
    const { random } = this;
    const target = random.below(labels.length);
    const forward = labels[labels.length - 1 - target]!;
    const isLoop = this.#loopLabels(labels.length).has(labels.length - 1 - target);
    switch (random.below(5)) {
      case 0:
        // Back to a loop without counting would not end.
        if (isLoop || forward === exceptionLabel) return;
        this.#constants(forward);
        this.#expression(labels, 1);
        this.#put("br_if", target);
        for (let count = forward; count > 0; count--) this.#put("drop");
        return;
      case 1:
        this.#expression(labels, 1);
        return this.#within(() => {
          this.#throw();
          if (random.below(2) === 0) this.#deadStatements([...labels, 0], depth - 1);
        });
      case 2:
        this.#expression(labels, 1);
        return this.#within(() => {
          this.#leave([...labels, 0]);
          if (random.below(2) === 0) this.#deadStatements([...labels, 0], depth - 1);
        });
      case 3:
        this.#expression(labels, 1);
        return this.#within(() => this.#tailCall());
      default:
        if (random.below(8) > 0) return;
        this.#expression(labels, 1);
        return this.#within(() => this.#put("unreachable"));
    }
  }

  #within(inside: () => void): void {
    this.#block("if", { params: 0, results: 0 }, inside);
    this.#put("end");
  }

  /** Which of the labels that are open are heads of loops. */
  #loopLabels(count: number): Set<number> {
    const open: boolean[] = [false];
    for (const { name } of this.#instructions) {
      if (["block", "loop", "if", "try", "try_table"].includes(name)) open.push(name === "loop");
      else if (name === "end" || name === "delegate") open.pop();
    }
    return new Set(open.slice(0, count).flatMap((isLoop, index) => isLoop ? [index] : []));
  }

  #throw(): void {
    const { random } = this;
    if (this.#handlers.length > 0 && random.below(2) === 0) {
      return this.#put("rethrow", this.#depth() - this.#handlers.at(-1)!);
    }
    const tag = random.below(tagParams.length);
    this.#constants(tagParams[tag]!);
    this.#put("throw", tag);
  }

  /** Blocks that are open. */
  #depth(): number {
    let depth = 0;
    for (const { name } of this.#instructions) {
      if (["block", "loop", "if", "try", "try_table"].includes(name)) depth += 1;
      else if (name === "end" || name === "delegate") depth -= 1;
    }
    return depth;
  }

  #handled(labels: Labels, depth: number): void {
    if (this.exceptions === "legacy") this.#legacyTry(labels, depth);
    else this.#tryTable(labels, depth);
  }

  #legacyTry(labels: Labels, depth: number): void {
    const { random } = this;
    const inner = [...labels, 0];
    this.#block("try", { params: 0, results: 0 }, () => this.#statements(inner, depth - 1));
    if (random.below(5) === 0) return this.#put("delegate", random.below(labels.length));
    for (const tag of [0, 1]) {
      if (random.below(2) === 0) continue;
      this.#put("catch", tag);
      if (tagParams[tag] === 1) this.#put("local.set", this.#local(1));
      this.#handler(inner, depth);
    }
    if (random.below(2) === 0) {
      this.#put("catch_all");
      this.#handler(inner, depth);
    }
    this.#put("end");
  }

  #handler(labels: Labels, depth: number): void {
    this.#handlers.push(this.#depth());
    this.#statements(labels, depth - 1);
    this.#handlers.pop();
  }

  /** `block` for each kind of handler around a `try_table`; sometimes an exception goes to the function's own label. */
  #tryTable(labels: Labels, depth: number): void {
    const { random } = this;
    const rethrows = random.below(3) === 0;
    this.#block("block", { params: 0, results: 1 }, () => {
      this.#block("block", { params: 0, results: rethrows ? 1 : 0, exception: rethrows }, () => {
        const inner = [...labels, 1, rethrows ? exceptionLabel : 0];
        const clauses = [{ kind: "catch", tag: 1, label: 1 }];
        if (rethrows) clauses.push({ kind: "catch_all_ref", tag: -1, label: 0 });
        else if (random.below(2) === 0) clauses.push({ kind: "catch", tag: 0, label: 0 });
        else clauses.push({ kind: "catch_all", tag: -1, label: 0 });
        if (labels[0] === 1 && random.below(3) === 0) clauses[0]!.label = inner.length - 1;
        this.#instructions.push({ name: "try_table", numbers: [], type: { params: 0, results: 0 }, clauses });
        this.#statements([...inner, 0], depth - 1);
        this.#put("end");
        this.#constants(1);
        this.#put("br", 1);
      });
      this.#put("end");
      if (rethrows) this.#put("throw_ref");
      else this.#expression([...labels, 1], 1);
    });
    this.#put("end");
    this.#put("local.set", this.#local(1));
  }

  #tailCall(): void {
    const { results } = this.signatures[this.index]!;
    const targets = [...this.signatures.keys()].filter((index) =>
      this.signatures[index]!.results === results
    );
    if (results === 1 && this.random.below(3) === 0) {
      this.#constants(1);
      if (this.random.below(2) === 0) return this.#put("return_call", 0);
      this.#put("i32.const", this.signatures.length);
      this.#instructions.push({ name: "return_call_indirect", numbers: [0], type: importSignature });
      return;
    }
    const target = this.random.pick(targets);
    this.#arguments(this.signatures[target]!.params);
    if (this.random.below(3) > 0) return this.#put("return_call", target + 1);
    this.#put("i32.const", target);
    this.#instructions.push({ name: "return_call_indirect", numbers: [0], type: this.signatures[target]! });
  }

  #arguments(count: number): void {
    this.#put("local.get", 0);
    this.#put("i32.const", 1);
    this.#put("i32.sub");
    this.#constants(count - 1);
  }

  #call(): Signature {
    const { random } = this;
    if (random.below(8) === 0) {
      this.#constants(1);
      this.#put("i32.const", this.signatures.length);
      this.#instructions.push({ name: "call_indirect", numbers: [0], type: importSignature });
      return importSignature;
    }
    const target = random.below(this.signatures.length);
    const signature = this.signatures[target]!;
    this.#arguments(signature.params);
    if (random.below(3) > 0) {
      this.#put("call", target + 1);
      return signature;
    }
    // Sometimes a function of another type stands there, and the call traps.
    this.#put("i32.const", random.below(20) === 0 ? random.below(this.signatures.length + 2) : target);
    this.#instructions.push({ name: "call_indirect", numbers: [0], type: signature });
    return signature;
  }

  #address(): void {
    this.#put("i32.const", this.random.below(50) === 0 ? 65_534 : this.random.below(1_000));
  }

  #expressions(count: number, labels: Labels, depth: number): void {
    for (; count > 0; count--) this.#expression(labels, depth);
  }

  #expression(labels: Labels, depth: number): void {
    const { random } = this;
    if (depth === 0) {
      if (random.below(2) === 0) this.#constants(1);
      else this.#put("local.get", this.#local(random.below(this.#plainLocals)));
      return;
    }
    switch (random.below(10)) {
      case 0:
        return this.#constants(1);
      case 1:
        return this.#put("global.get", random.below(globals));
      case 2:
      case 3:
        this.#expressions(2, labels, depth - 1);
        return this.#put(random.pick(["i32.add", "i32.sub", "i32.mul", "i32.lt_s", "i32.xor"]));
      case 4:
        this.#expressions(2, labels, depth - 1);
        // Divides by zero at times.
        if (random.below(4) > 0) {
          this.#put("i32.const", 1);
          this.#put("i32.or");
        }
        return this.#put("i32.div_u");
      case 5:
        this.#address();
        return this.#put("i32.load");
      case 6:
        this.#expressions(3, labels, depth - 1);
        return this.#put("select");
      case 7: {
        const { results } = this.#call();
        for (let count = results; count > 1; count--) this.#put("drop");
        if (results === 0) this.#constants(1);
        return;
      }
      case 8:
        if (random.below(3) > 0) return this.#put("memory.size");
        this.#put("i32.const", random.below(3));
        return this.#put("memory.grow");
      default:
        this.#expression(labels, depth - 1);
        this.#block("if", { params: 0, results: 1 }, () => this.#expression([...labels, 1], depth - 1));
        this.#put("else");
        this.#expression([...labels, 1], depth - 1);
        this.#put("end");
    }
  }
}

import type { LocalGroup } from "../wasm/sections/code.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import type { FunctionPlan } from "./_function_plan.ts";

/**
 * Where a metered function has its locals. Fuel and stack are parameters behind its own, so its first two locals have to give
 * their places up; they move behind the last. All others stay where they are.
 *
 *     before:  p₀ … pₙ  a  b  c  d
 *     after:   p₀ … pₙ  fuel  stack  c  d  a  b  spares
 */
export class LocalLayout {
  readonly fuel: number;
  readonly stack: number;
  /** Where the spares begin. */
  readonly #spares: number;
  readonly #spareTypes: readonly ValueType[];
  /** The locals behind the parameters, to be written. */
  readonly groups: LocalGroup[];
  readonly #params: number;
  readonly #movedTo: number;

  constructor({ type, locals, localsCount, spareTypes, guardsBulk }: FunctionPlan) {
    this.#params = type.params.length;
    this.fuel = this.#params;
    this.stack = this.#params + 1;
    const { moved, staying } = divide(locals);
    this.#movedTo = Math.max(localsCount, this.#params + 2);
    this.#spares = localsCount + 2;
    this.#spareTypes = spareTypes;
    this.groups = [...staying, ...[...moved, ...spareTypes].map((type) => ({ count: 1, type }))];
    if (guardsBulk) this.groups.push({ count: 2, type: valueType.i32 });
  }

  /** An `i32` for an operand that must be put aside for a moment. */
  get spare(): number {
    return this.spareOf(valueType.i32);
  }

  /** For an operand of this type. */
  spareOf(type: ValueType): number {
    return this.#spares + this.#spareTypes.indexOf(type);
  }

  /** For the two operands of a bulk instruction below its size. */
  get bulk(): [first: number, second: number] {
    const first = this.#spares + this.#spareTypes.length;
    return [first, first + 1];
  }

  /** The new place of one of the two locals that move. */
  moved(local: number): number {
    return this.#movedTo + local - this.#params;
  }
}

/** Takes the first two locals from the rest. */
function divide(locals: readonly LocalGroup[]): { moved: ValueType[]; staying: LocalGroup[] } {
  const moved: ValueType[] = [];
  const staying: LocalGroup[] = [];
  for (const { count, type } of locals) {
    let rest = count;
    for (; rest > 0 && moved.length < 2; rest--) moved.push(type);
    if (rest > 0) staying.push({ count: rest, type });
  }
  return { moved, staying };
}

/** How many locals metering adds to a function, its two parameters among them. */
export function addedLocals({ spareTypes, guardsBulk }: FunctionPlan): number {
  return 2 + spareTypes.length + (guardsBulk ? 2 : 0);
}

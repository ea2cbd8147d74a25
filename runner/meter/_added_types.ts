import type { FunctionType } from "../wasm/sections/type.ts";
import { functionTypeKey } from "../wasm/sections/type.ts";
import { valueType } from "../wasm/value_type.ts";
import { engineLimits } from "./_engine_limits.ts";
import { NotMeterable } from "./_not_meterable.ts";

/** The types of a module, and those that metering adds behind them. */
export class AddedTypes {
  readonly #byKey = new Map<string, number>();
  readonly #metered = new Map<number, number>();

  /** @param types is added to */
  constructor(readonly types: FunctionType[]) {
    types.forEach((type, index) => {
      const key = functionTypeKey(type);
      if (!this.#byKey.has(key)) this.#byKey.set(key, index);
    });
  }

  indexOf(type: FunctionType): number {
    const key = functionTypeKey(type);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    if (this.types.length >= engineLimits.typesMax) throw new NotMeterable("it has too many types");
    const index = this.types.push(type) - 1;
    this.#byKey.set(key, index);
    return index;
  }

  /** The type that takes fuel and stack behind its own parameters, and gives fuel behind its own results. */
  metered(index: number): number {
    const known = this.#metered.get(index);
    if (known !== undefined) return known;
    const { params, results } = this.types[index]!;
    if (params.length + 2 > engineLimits.paramsMax || results.length + 1 > engineLimits.resultsMax) {
      throw new NotMeterable(`type ${index} has too many parameters or results`);
    }
    const metered = this.indexOf({
      params: [...params, valueType.i64, valueType.i32],
      results: [...results, valueType.i64],
    });
    this.#metered.set(index, metered);
    return metered;
  }
}

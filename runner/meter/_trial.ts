import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { allOpcodes, opcodeName } from "../wasm/opcodes.ts";
import { costOf } from "./cost.ts";
import { fuelExport, memoryPagesExport, meter, stackBytesExport } from "./mod.ts";

export interface TrialOptions {
  fuel?: number;
  stackBytes?: number;
  pages?: number;
  /** Functions that the module may import from `env`. */
  imports?: Record<string, (trial: Trial, ...args: number[]) => unknown>;
}

/** A metered module in the engine, for tests. */
export class Trial {
  readonly #instance: WebAssembly.Instance;
  readonly #fuel: number;

  constructor(
    text: string,
    { fuel = 1_000_000, stackBytes = 1_000_000, pages = 100, imports = {} }: TrialOptions = {},
  ) {
    const metered = meter(assemble(text), {
      memoryPagesMax: 1_000,
      allowImport: (module) => module === "env",
    });
    assert.ok(metered.ok, metered.ok ? "" : metered.reason);
    const env = Object.fromEntries(
      Object.entries(imports).map(([name, call]) => [name, (...args: number[]) => call(this, ...args)]),
    );
    this.#instance = new WebAssembly.Instance(new WebAssembly.Module(metered.module), { env });
    this.#fuel = fuel;
    this.#global(fuelExport).value = BigInt(fuel);
    this.#global(stackBytesExport).value = stackBytes;
    this.#global(memoryPagesExport).value = pages;
  }

  /** Calls an export; its result, or what kind of end it came to. */
  call(name: string, ...args: number[]): unknown {
    try {
      return (this.#instance.exports[name] as (...args: number[]) => unknown)(...args);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) return "trap";
      if (error instanceof RangeError) return "the engine's stack overflowed";
      throw error;
    }
  }

  get used(): number {
    return this.#fuel - this.fuel;
  }

  get fuel(): number {
    return Number(this.#global(fuelExport).value);
  }

  set fuel(fuel: number) {
    this.#global(fuelExport).value = BigInt(fuel);
  }

  get stackBytes(): number {
    return this.#global(stackBytesExport).value;
  }

  get exports(): string[] {
    return Object.keys(this.#instance.exports);
  }

  #global(name: string): WebAssembly.Global {
    return this.#instance.exports[name] as WebAssembly.Global;
  }
}

/** What the instructions cost together. */
export function cost(...names: string[]): number {
  return names.reduce((sum, name) => {
    const opcode = allOpcodes.find((opcode) => opcodeName(opcode) === name);
    assert.ok(opcode !== undefined, name);
    return sum + costOf[opcode]!;
  }, 0);
}

import type { Module } from "../wasm/module.ts";
import { writeLocals } from "../wasm/sections/code.ts";
import type { FunctionType } from "../wasm/sections/type.ts";
import type { AddedTypes } from "./_added_types.ts";
import { Emitter } from "./_emitter.ts";
import { engineLimits } from "./_engine_limits.ts";
import { NotMeterable } from "./_not_meterable.ts";
import { op } from "./_opcodes.ts";

/** The globals of a metered module that its functions use. */
export interface AddedGlobals {
  fuelGlobal: number;
  stackGlobal: number;
  thrownGlobal: number | null;
}

/** The functions that metering adds behind a module's own, so that no index moves. */
export class AddedFunctions {
  /** Their types and bodies, in order. */
  readonly types: number[] = [];
  readonly bodies: Uint8Array[] = [];
  readonly #entries = new Map<number, number>();
  readonly #standIns = new Map<number, number>();
  readonly #imported: number;
  readonly #functionTypes: readonly number[];

  /** @param functionTypes type of every function, the imported ones first */
  constructor(
    module: Module,
    functionTypes: readonly number[],
    readonly added: AddedTypes,
    readonly globals: AddedGlobals,
  ) {
    this.#functionTypes = functionTypes;
    this.#imported = functionTypes.length - module.functions.length;
  }

  /** What is exported in place of a function: the host calls it as it would call the function. */
  entry(index: number): number {
    if (index < this.#imported) return index;
    const known = this.#entries.get(index);
    if (known !== undefined) return known;
    const { fuelGlobal, stackGlobal } = this.globals;
    const entry = this.#add(this.#functionTypes[index]!, (emitter, { params }) => {
      params.forEach((_, param) => emitter.localGet(param));
      emitter.globalGet(fuelGlobal);
      emitter.globalGet(stackGlobal);
      emitter.call(index);
      emitter.globalSet(fuelGlobal);
    });
    this.#entries.set(index, entry);
    return entry;
  }

  /** What stands for an imported function in tables and tail calls. */
  standIn(imported: number): number {
    const known = this.#standIns.get(imported);
    if (known !== undefined) return known;
    const { fuelGlobal, thrownGlobal } = this.globals;
    const type = this.#functionTypes[imported]!;
    const { params } = this.added.types[type]!;
    const standIn = this.#add(this.added.metered(type), (emitter) => {
      emitter.localGet(params.length);
      emitter.globalSet(fuelGlobal);
      if (thrownGlobal !== null) {
        emitter.localGet(params.length + 1);
        emitter.globalSet(thrownGlobal);
      }
      params.forEach((_, param) => emitter.localGet(param));
      emitter.call(imported);
      emitter.globalGet(fuelGlobal);
    });
    this.#standIns.set(imported, standIn);
    return standIn;
  }

  #add(type: number, write: (emitter: Emitter, type: FunctionType) => void): number {
    const emitter = new Emitter(64);
    writeLocals(emitter, []);
    write(emitter, this.added.types[type]!);
    emitter.byte(op.end);
    this.bodies.push(emitter.toBytes());
    this.types.push(type);
    const count = this.#functionTypes.length + this.types.length;
    if (count > engineLimits.functionsMax) throw new NotMeterable("it has too many functions");
    return count - 1;
  }
}

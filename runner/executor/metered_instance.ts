import { fuelExport, memoryPagesExport, stackBytesExport, startExport } from "../meter/exports.ts";

/** A mutable global: `number` for i32, `bigint` for i64. */
export interface WasmGlobal<T extends number | bigint> {
  value: T;
}

/** A metered module's instance, with what its meter lets the host set and read. */
export interface MeteredInstance {
  memory: WebAssembly.Memory;
  /** What the module does when it is started; to be called once, after the globals are set. */
  start: () => void;
  /** Fuel left; below zero the run is over. */
  fuel: WasmGlobal<bigint>;
  /** Bytes of call stack left; below zero the run is over. */
  callStackBytes: WasmGlobal<number>;
  /** Pages that the memory may grow to. */
  memoryPages: WasmGlobal<number>;
}

/**
 * Instantiates a metered module.
 *
 * @throws {Error} for a module that did not come from the meter: what runs here must count.
 * @throws {WebAssembly.LinkError} for an import that the host does not have.
 */
export function meteredInstance(module: WebAssembly.Module, imports: WebAssembly.Imports): MeteredInstance {
  const { exports } = new WebAssembly.Instance(module, withoutInheritance(imports));
  const { memory, _start: start, [startExport]: initialise } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error(`Cannot run a module without a "memory"`);
  if (typeof start !== "function") throw new Error(`Cannot run a module without a "_start"`);
  return {
    memory,
    start: () => {
      if (typeof initialise === "function") initialise();
      start();
    },
    fuel: global<bigint>(exports, fuelExport),
    callStackBytes: global<number>(exports, stackBytesExport),
    memoryPages: global<number>(exports, memoryPagesExport),
  };
}

/** Imports are looked up by name, and what every object inherits has names as well: `constructor`. */
function withoutInheritance(imports: WebAssembly.Imports): WebAssembly.Imports {
  const own = Object.create(null);
  for (const [module, names] of Object.entries(imports)) {
    own[module] = Object.assign(Object.create(null), names);
  }
  return own;
}

function global<T extends number | bigint>(exports: WebAssembly.Exports, name: string): WasmGlobal<T> {
  const value = exports[name];
  if (!(value instanceof WebAssembly.Global)) throw new Error(`Cannot run a module without a "${name}"`);
  return value as WasmGlobal<T>;
}

/** A mutable global: `number` for i32, `bigint` for i64. */
export interface WasmGlobal<T extends number | bigint> {
  value: T;
}

/** A metered module's instance, with what its meter lets the host set and read. */
export interface MeteredInstance {
  memory: WebAssembly.Memory;
  start: () => void;
  /** Fuel left; below zero the run is over. */
  fuel: WasmGlobal<bigint>;
  /** Bytes of call stack left; below zero the run is over. */
  callStackBytes: WasmGlobal<number>;
  /** Pages that the memory may grow to. */
  memoryPages: WasmGlobal<number>;
  /** Where the heap begins, bytes; null when the module does not tell. */
  heapBase: number | null;
}

/**
 * Instantiates a metered module.
 *
 * @throws {Error} for a module that did not come from the meter: what runs here must count.
 * @throws {WebAssembly.LinkError} for an import that the host does not have.
 */
export function meteredInstance(module: WebAssembly.Module, imports: WebAssembly.Imports): MeteredInstance {
  const { exports } = new WebAssembly.Instance(module, imports);
  const { memory, _start: start, __heap_base: heapBase } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error(`Cannot run a module without a "memory"`);
  if (typeof start !== "function") throw new Error(`Cannot run a module without a "_start"`);
  return {
    memory,
    start: start as () => void,
    fuel: global<bigint>(exports, meteredExports.fuel),
    callStackBytes: global<number>(exports, meteredExports.callStackBytes),
    memoryPages: global<number>(exports, meteredExports.memoryPages),
    heapBase: heapBase instanceof WebAssembly.Global ? Number(heapBase.value) >>> 0 : null,
  };
}

function global<T extends number | bigint>(exports: WebAssembly.Exports, name: string): WasmGlobal<T> {
  const value = exports[name];
  if (!(value instanceof WebAssembly.Global)) throw new Error(`Cannot run a module without a "${name}"`);
  return value as WasmGlobal<T>;
}

const meteredExports = { fuel: "fuel", callStackBytes: "call_stack_bytes", memoryPages: "memory_pages" };

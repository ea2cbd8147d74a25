import { type Wasi, wasiModule } from "../wasi/mod.ts";
import { memoryImport } from "../wasm/import_memory.ts";

/** A page of linear memory, KiB. */
export const pageKb = 64;

/**
 * One instance of the tools' module, good for one call. Making it takes about as long as a tenth of a small compilation, so
 * it can be made before it is known what for: its imports look up the world when they are called.
 */
export class ToolInstance {
  readonly memory: WebAssembly.Memory;
  readonly #claimedPages: WebAssembly.Global;
  readonly #start: () => void;
  #wasi: Wasi | null = null;

  /**
   * @param module one that imports its memory (`import_memory.ts`)
   * @param memory all zeros, large enough, and nobody else's until the call has ended
   */
  constructor(module: WebAssembly.Module, memory: WebAssembly.Memory) {
    const imports: Record<string, (...args: never[]) => unknown> = {};
    for (const { name, kind } of WebAssembly.Module.imports(module)) {
      if (kind === "function") imports[name] = (...args) => this.#call(name, args);
    }
    const { exports } = new WebAssembly.Instance(module, {
      [wasiModule]: imports,
      [memoryImport.module]: { [memoryImport.memory]: memory },
    });
    this.memory = memory;
    this.#claimedPages = exports[memoryImport.claimedPages] as WebAssembly.Global;
    this.#start = exports._start as () => void;
  }

  /** What the tool takes its memory to be, KiB. */
  get memoryKb(): number {
    return this.#claimedPages.value * pageKb;
  }

  /** Runs the tool in that world. Comes back only if it ends without `proc_exit`; else the world's trap comes through. */
  run(wasi: Wasi): void {
    if (this.#wasi !== null) throw new Error("Cannot run a tool twice in one instance");
    this.#wasi = wasi;
    wasi.attach(this.memory);
    this.#start();
  }

  #call(name: string, args: never[]): unknown {
    const imports: Readonly<Record<string, (...args: never[]) => unknown>> = this.#wasi!.imports;
    return imports[name]!(...args);
  }
}

import { type Wasi, wasiModule } from "../wasi/mod.ts";
import { borrowed } from "../wasm/borrow_memory.ts";

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
   * @param module one that borrows its memory
   * @param memory all zeros, large enough, and nobody else's until the call has ended
   */
  constructor(module: WebAssembly.Module, memory: WebAssembly.Memory) {
    const imports: Record<string, (...args: never[]) => unknown> = {};
    for (const { name, kind } of WebAssembly.Module.imports(module)) {
      if (kind === "function") imports[name] = (...args) => this.#call(name, args);
    }
    const { exports } = new WebAssembly.Instance(module, {
      [wasiModule]: imports,
      [borrowed.module]: { [borrowed.memory]: memory },
    });
    this.memory = memory;
    this.#claimedPages = exports[borrowed.claimedPages] as WebAssembly.Global;
    this.#start = exports._start as () => void;
  }

  /** What the tool takes its memory to be, KiB. */
  get memoryKb(): number {
    return this.#claimedPages.value * 64;
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

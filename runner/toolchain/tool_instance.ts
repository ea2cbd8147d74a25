import { type Wasi, wasiModule } from "../wasi/mod.ts";

/**
 * One instance of the tools' module, good for one call. Making it takes about as long as a tenth of a small compilation, so
 * it can be made before it is known what for: its imports look up the world when they are called.
 */
export class ToolInstance {
  readonly memory: WebAssembly.Memory;
  readonly #start: () => void;
  #wasi: Wasi | null = null;

  constructor(module: WebAssembly.Module) {
    const imports: Record<string, (...args: never[]) => unknown> = {};
    for (const { name } of WebAssembly.Module.imports(module)) {
      imports[name] = (...args) => this.#call(name, args);
    }
    const { exports } = new WebAssembly.Instance(module, { [wasiModule]: imports });
    this.memory = exports.memory as WebAssembly.Memory;
    this.#start = exports._start as () => void;
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

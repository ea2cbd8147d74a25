/** Compiled modules by key, the least recently used going first once their bytes pass the limit. */
export class ModuleCache {
  #modules = new Map<string, { module: WebAssembly.Module; bytes: number }>();
  #bytes = 0;

  constructor(readonly bytesMax: number) {}

  get(key: string): WebAssembly.Module | null {
    const entry = this.#modules.get(key);
    if (entry === undefined) return null;
    this.#modules.delete(key);
    this.#modules.set(key, entry);
    return entry.module;
  }

  /** Compiles and keeps it. @throws {WebAssembly.CompileError} */
  add(key: string, source: Uint8Array): WebAssembly.Module {
    const module = new WebAssembly.Module(source as Uint8Array<ArrayBuffer>);
    this.#modules.set(key, { module, bytes: source.length });
    this.#bytes += source.length;
    for (const [oldest, { bytes }] of this.#modules) {
      if (this.#bytes <= this.bytesMax || oldest === key) break;
      this.#modules.delete(oldest);
      this.#bytes -= bytes;
    }
    return module;
  }
}

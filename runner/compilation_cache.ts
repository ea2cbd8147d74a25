import type { Compilation } from "./program.ts";

/** What a compilation came to, and whether it would come to the same again. */
export interface Compiled {
  compilation: Compilation;
  isLasting: boolean;
}

/**
 * Compilations by key, in memory; the least recently used go first once all together pass `bytesMax`. What is asked
 * for while it is being made is made once.
 */
export class CompilationCache {
  hits = 0;
  misses = 0;
  #kept = new Map<string, { compilation: Compilation; bytes: number }>();
  #making = new Map<string, Promise<Compilation>>();
  #bytes = 0;

  constructor(readonly bytesMax: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Gives what is kept, or makes it. A failure to make it is everybody's who waits for it, and is not kept. */
  get(key: string, make: () => Promise<Compiled>): Promise<Compilation> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.hits++;
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept.compilation);
    }
    const making = this.#making.get(key);
    if (making !== undefined) {
      this.hits++;
      return making;
    }
    this.misses++;
    const made = this.#make(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(key: string, make: () => Promise<Compiled>): Promise<Compilation> {
    const { compilation, isLasting } = await make();
    if (isLasting) this.#keep(key, compilation);
    return compilation;
  }

  #keep(key: string, compilation: Compilation): void {
    const bytes = sizeOf(compilation);
    if (bytes > this.bytesMax) return;
    this.#kept.set(key, { compilation, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.bytesMax) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

/** What an entry costs beside the bytes that it holds. */
const entryBytes = 1_024;

function sizeOf(compilation: Compilation): number {
  let bytes = entryBytes + compilation.output.length;
  if (!compilation.ok) return bytes;
  const { program: { module, sharesModule, files } } = compilation;
  if (!sharesModule) bytes += module.length;
  for (const file of files.values()) bytes += file.length;
  return bytes;
}

/** How much memory a call is likely to take: linking, compiling C or IR takes little, compiling C++ from its source much. */
export type MemorySize = "small" | "large";

/**
 * Memories for instances, one after the other. A fresh memory costs a page fault for every 4 KiB that is touched, which for a small
 * C++ program is as much as linking it; one that was used and filled with zeros costs a fraction of that, and that when nobody waits.
 */
export class MemoryPool {
  readonly #descriptor: WebAssembly.MemoryDescriptor;
  readonly #kept: Record<MemorySize, WebAssembly.Memory[]> = { small: [], large: [] };

  /** @param descriptor of a fresh memory */
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    this.#descriptor = descriptor;
  }

  /** A memory of nothing but zeros: one that has grown to that size before, if there is one. */
  acquire(size: MemorySize): WebAssembly.Memory {
    const memory = this.#kept[size].pop();
    if (memory === undefined) return new WebAssembly.Memory(this.#descriptor);
    new Uint8Array(memory.buffer).fill(0);
    return memory;
  }

  /** Takes back a memory that nobody uses any more. What is too large or too many is left to the garbage collector. */
  release(memory: WebAssembly.Memory): void {
    const bytes = memory.buffer.byteLength;
    const size = bytes > smallBytesMax ? "large" : "small";
    const kept = this.#kept[size];
    if (bytes <= bytesMax && kept.length < keptMax[size]) kept.push(memory);
  }
}

const smallBytesMax = 32 * 1024 * 1024;

/** Filling more than this takes longer than having few of its pages anew. */
const bytesMax = 128 * 1024 * 1024;

/** As many as the calls of one source take, one after the other. */
const keptMax: Record<MemorySize, number> = { small: 2, large: 1 };

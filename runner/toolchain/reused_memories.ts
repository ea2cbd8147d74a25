/** How much memory a call is likely to take: whatever links or compiles C is small, whatever compiles C++ is large. */
export type MemorySize = "small" | "large";

/**
 * Memories for instances, one after the other. A fresh memory costs a page fault for every 4 KiB that is touched, which for a small
 * C++ program is as much as linking it; one that was used and filled with zeros costs a fraction of that, and that when nobody waits.
 */
export class ReusedMemories {
  readonly #descriptor: WebAssembly.MemoryDescriptor;
  readonly #used: Record<MemorySize, WebAssembly.Memory[]> = { small: [], large: [] };

  /** @param descriptor of a fresh memory */
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    this.#descriptor = descriptor;
  }

  /** A memory of nothing but zeros: one that has grown to that size before, if there is one. */
  take(size: MemorySize): WebAssembly.Memory {
    const memory = this.#used[size].pop();
    if (memory === undefined) return new WebAssembly.Memory(this.#descriptor);
    new Uint8Array(memory.buffer).fill(0);
    return memory;
  }

  /** Takes back a memory that nobody uses any more. What is too large or too many is left to the garbage collector. */
  giveBack(memory: WebAssembly.Memory): void {
    const bytes = memory.buffer.byteLength;
    const used = this.#used[bytes > smallBytesMax ? "large" : "small"];
    if (bytes <= bytesMax && used.length < usedMax) used.push(memory);
  }
}

const smallBytesMax = 32 * 1024 * 1024;

/** Filling more than this takes longer than having few of its pages anew. */
const bytesMax = 128 * 1024 * 1024;

/** Of either size: a program's calls come one after the other. */
const usedMax = 2;

/**
 * Memories for instances, one after the other. A fresh memory costs a page fault for every 4 KiB that is touched, which for a small
 * C++ program is as much as linking it; one that was used and filled with zeros costs a fraction of that, and that when nobody waits.
 */
export class ReusedMemories {
  readonly #descriptor: WebAssembly.MemoryDescriptor;
  readonly #used: WebAssembly.Memory[] = [];

  /** @param descriptor of a fresh memory */
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    this.#descriptor = descriptor;
  }

  /** A memory of nothing but zeros. */
  take(): WebAssembly.Memory {
    const memory = this.#used.pop();
    if (memory === undefined) return new WebAssembly.Memory(this.#descriptor);
    new Uint8Array(memory.buffer).fill(0);
    return memory;
  }

  /** Takes back a memory that nobody uses any more. A very large one is left to the garbage collector. */
  giveBack(memory: WebAssembly.Memory): void {
    if (memory.buffer.byteLength <= bytesMax) this.#used.push(memory);
  }
}

/** Filling more than this takes longer than having few of its pages anew. */
const bytesMax = 128 * 1024 * 1024;

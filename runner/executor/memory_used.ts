/** Where things lie in a program's linear memory, bytes. */
export interface MemoryLayout {
  /** The stack grows down from `stackStart + stackBytes` to here. It is the first thing of all where the module tells its heap. */
  stackStart: number;
  stackBytes: number;
  /** First byte that is neither stack nor static data; null when the module does not tell. */
  heapBase: number | null;
}

const pageBytes = 4_096;

/** So many zeros below the last used page of the stack count as never used. */
const zeroBytesMax = 1_048_576;

/**
 * Memory that a run touched, KiB: the heap as it was grown, and those pages of static data and stack that hold anything; all
 * but the stack where the module does not tell its heap.
 * Linear memory never shrinks, so the end tells the peak.
 */
export function memoryUsedKb(memory: ArrayBufferLike, layout: MemoryLayout): number {
  const words = new Int32Array(memory);
  const { stackStart, stackBytes } = layout;
  if (layout.heapBase === null) {
    const usedBytes = stackBytesUsed(words, stackStart, Math.min(stackStart + stackBytes, memory.byteLength));
    return Math.max(0, memory.byteLength - stackBytes) / 1_024 + Math.ceil(usedBytes / 1_024);
  }
  const heapBytes = Math.max(0, memory.byteLength - layout.heapBase);
  const staticEnd = Math.min(layout.heapBase, memory.byteLength);
  const stackEnd = Math.min(stackBytes, staticEnd);
  let pages = 0;
  for (let page = stackEnd; page < staticEnd; page += pageBytes) {
    if (!isZero(words, page, Math.min(page + pageBytes, staticEnd))) pages++;
  }
  const kb = pages * (pageBytes / 1_024) + Math.ceil(heapBytes / 1_024);
  return kb + Math.ceil(stackBytesUsed(words, 0, stackEnd) / 1_024);
}

function stackBytesUsed(words: Int32Array, stackStart: number, stackEnd: number): number {
  let lowest = stackEnd;
  for (let end = stackEnd; end > stackStart && lowest - end < zeroBytesMax; end -= pageBytes) {
    const start = Math.max(stackStart, end - pageBytes);
    if (!isZero(words, start, end)) lowest = start;
  }
  return stackEnd - lowest;
}

function isZero(words: Int32Array, start: number, end: number): boolean {
  const last = Math.ceil(end / 4);
  for (let i = start >>> 2; i < last; i++) if (words[i] !== 0) return false;
  return true;
}

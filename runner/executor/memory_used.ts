import { pageBytes, usedPagesOf } from "./used_pages.ts";

/** Where the stack lies in a program's linear memory, bytes: it grows down from `stackStart + stackBytes` to `stackStart`. */
export interface MemoryLayout {
  stackStart: number;
  stackBytes: number;
}

/** So many zeros below the last used page of the stack count as never used. */
const zeroBytesMax = 1_048_576;

/**
 * Memory that a run touched, KiB: the 4-KiB pages of static data and heap that hold anything, and the stack down to its last
 * such page. Linear memory never shrinks, and what was freed keeps what was written there, so the end tells the peak.
 *
 * Not seen: a page to which nothing but zeros was written, or which holds nothing else any more. The kernel would count it.
 */
export function memoryUsedKb(memory: WebAssembly.Memory, { stackStart, stackBytes }: MemoryLayout): number {
  const usedPages = usedPagesOf(memory);
  const { byteLength } = memory.buffer;
  const start = Math.min(stackStart, byteLength);
  const end = Math.min(stackStart + stackBytes, byteLength);
  const pages = usedPages(0, start) + usedPages(end, byteLength);
  return (pages * pageBytes + stackBytesUsed(usedPages, start, end)) / 1_024;
}

function stackBytesUsed(
  usedPages: ReturnType<typeof usedPagesOf>,
  stackStart: number,
  stackEnd: number,
): number {
  let lowest = stackEnd;
  for (let end = stackEnd; end > stackStart && lowest - end < zeroBytesMax; end -= pageBytes) {
    const start = Math.max(stackStart, end - pageBytes);
    if (usedPages(start, end) > 0) lowest = start;
  }
  return stackEnd - lowest;
}

import type { DataSegment } from "../wasm/sections/data.ts";
import { valueType } from "../wasm/value_type.ts";
import { constant } from "./_constant.ts";

/** Fewer zeros than this between two runs of bytes are written down: a segment costs more than they do. */
const gapBytes = 1_024;

/** The segments that make a new memory equal to this one. */
export function dataOf(memory: Uint8Array): DataSegment[] {
  const segments: DataSegment[] = [];
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  let start = -1;
  let end = 0;
  const close = () => {
    if (start < 0) return;
    segments.push({ offset: constant(valueType.i32, start * 4), bytes: memory.subarray(start * 4, end * 4) });
  };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === 0) continue;
    if (start < 0 || (at - end) * 4 >= gapBytes) {
      close();
      start = at;
    }
    end = at + 1;
  }
  close();
  return segments;
}

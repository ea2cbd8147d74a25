import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";

/** Index of the function type whose parameters an exception with this tag carries. */
export type Tag = number;

/** Reads one entry of the tag section (WebAssembly specification, 5.5.16). */
export function readTag(reader: Reader): Tag {
  if (reader.byte() !== 0) reader.fail("a tag is no exception", -1);
  return reader.u32();
}

export function writeTag(writer: Writer, tag: Tag): void {
  writer.byte(0);
  writer.u32(tag);
}

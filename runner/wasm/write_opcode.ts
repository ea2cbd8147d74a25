import type { Writer } from "./writer.ts";

/** Writes an opcode, with its prefix if it has one (`0xfc0b`). */
export function writeOpcode(writer: Writer, opcode: number): void {
  if (opcode < 0x100) return writer.byte(opcode);
  writer.byte(opcode >> 8);
  writer.u32(opcode & 0xff);
}

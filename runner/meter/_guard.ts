import { type ValueType, valueType } from "../wasm/value_type.ts";
import { immediates, immediatesOf, popsOf } from "../wasm/opcodes.ts";
import type { Emitter } from "./_emitter.ts";
import { op } from "./_opcodes.ts";

/** A load or a store: an instruction whose immediates begin with an alignment and an offset. */
export function isAccess(opcode: number): boolean {
  const kind = immediatesOf[opcode];
  return kind === access || kind === accessLane;
}

const access = immediates.indexOf("access");
const accessLane = immediates.indexOf("access_lane");

/** The type of the operand above the address. */
export function storedType(opcode: number): ValueType {
  if (opcode >= 0xfd00) return valueType.v128;
  return storedTypes[opcode - 0x36]!;
}

const { i32, i64, f32, f64 } = valueType;
/** Of `i32.store` and those that follow. */
const storedTypes = [i32, i64, f32, f64, i32, i32, i64, i64, i64];

/** A bulk instruction that has an address for an operand. */
export function isGuardedBulk(opcode: number): boolean {
  return opcode === op.memoryInit || opcode === op.memoryCopy || opcode === op.memoryFill;
}

/**
 * Writes the load or store that begins at a place of a body so that it traps below the guarded address: the guard's size is taken
 * from the address and added to the offset. What was below goes around to the end of the address space then, where no memory is.
 *
 * @param spareOf a local for an operand of a type
 * @returns where the rest of the instruction begins, which is to be copied
 */
export function writeAccess(
  emitter: Emitter,
  body: Uint8Array,
  start: number,
  opcode: number,
  guardBytes: number,
  spareOf: (type: ValueType) => number,
): number {
  const stores = popsOf[opcode] === 2;
  if (stores) emitter.localSet(spareOf(storedType(opcode)));
  emitter.i32(guardBytes);
  emitter.byte(op.i32Sub);
  if (stores) emitter.localGet(spareOf(storedType(opcode)));
  // An opcode with a prefix goes on behind it; the alignment has one byte or is written longer than it need be.
  let offsetStart = opcode < 0x100 ? start + 1 : behindInteger(body, start + 1);
  offsetStart = behindInteger(body, offsetStart);
  emitter.bytes(body.subarray(start, offsetStart));
  const end = behindInteger(body, offsetStart);
  emitter.u32(integerAt(body, offsetStart) + guardBytes);
  return end;
}

function behindInteger(body: Uint8Array, offset: number): number {
  while (body[offset]! >= 0x80) offset += 1;
  return offset + 1;
}

/** An offset below the guarded address, which is small. */
function integerAt(body: Uint8Array, offset: number): number {
  let value = 0;
  for (let shift = 0;; shift += 7) {
    const byte = body[offset++]!;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/** The operands of a bulk instruction, in locals. */
export interface BulkOperands {
  first: number;
  second: number;
  size: number;
}

/** Traps, as out of bounds, where a bulk instruction would touch anything below the guarded address; of no bytes it touches none. */
export function writeBulkGuard(
  emitter: Emitter,
  opcode: number,
  guardBytes: number,
  { first, second, size }: BulkOperands,
): void {
  emitter.localGet(first);
  emitter.i32(guardBytes);
  emitter.byte(op.i32LtU);
  if (opcode === op.memoryCopy) {
    emitter.localGet(second);
    emitter.i32(guardBytes);
    emitter.byte(op.i32LtU);
    emitter.byte(op.i32Or);
  }
  emitter.localGet(size);
  emitter.i32(0);
  emitter.byte(op.i32Ne);
  emitter.byte(op.i32And);
  emitter.if();
  // No memory has a number at the last address.
  emitter.i32(-1);
  emitter.byte(op.i32Load);
  emitter.u32(0);
  emitter.u32(0);
  emitter.byte(op.drop);
  emitter.byte(op.end);
}

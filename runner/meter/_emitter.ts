import { emptyBlockType } from "../wasm/instruction_reader.ts";
import { Writer } from "../wasm/writer.ts";
import { op } from "./_opcodes.ts";

/** A writer of instructions. */
export class Emitter extends Writer {
  localGet(index: number): void {
    this.#indexed(op.localGet, index);
  }

  localSet(index: number): void {
    this.#indexed(op.localSet, index);
  }

  localTee(index: number): void {
    this.#indexed(op.localTee, index);
  }

  globalGet(index: number): void {
    this.#indexed(op.globalGet, index);
  }

  globalSet(index: number): void {
    this.#indexed(op.globalSet, index);
  }

  i32(value: number): void {
    this.byte(op.i32Const);
    this.signed(value);
  }

  i64(value: number): void {
    this.byte(op.i64Const);
    this.signed(value);
  }

  /** @param type as it stands in the binary format: a type index, a value type's byte less 128, or nothing */
  if(type = emptyBlockType): void {
    this.byte(op.if);
    this.signed(type);
  }

  call(index: number): void {
    this.#indexed(op.call, index);
  }

  #indexed(opcode: number, index: number): void {
    this.byte(opcode);
    this.u32(index);
  }
}

import { opcodeOf } from "../wasm/opcodes.ts";
import { Writer } from "../wasm/writer.ts";

/**
 * A function's body that leaves its locals in globals at the instruction at `offset`, sets the global behind them to 1, and traps.
 *
 * @param firstGlobal index of the first local's global
 */
export function stopAt(
  body: Uint8Array,
  offset: number,
  localsCount: number,
  firstGlobal: number,
): Uint8Array {
  const writer = new Writer(body.length + 8 * localsCount + 16);
  writer.bytes(body.subarray(0, offset));
  for (let local = 0; local < localsCount; local++) {
    writer.byte(opcodeOf("local.get"));
    writer.u32(local);
    writer.byte(opcodeOf("global.set"));
    writer.u32(firstGlobal + local);
  }
  writer.byte(opcodeOf("i32.const"));
  writer.signed(1);
  writer.byte(opcodeOf("global.set"));
  writer.u32(firstGlobal + localsCount);
  writer.byte(opcodeOf("unreachable"));
  writer.bytes(body.subarray(offset));
  return writer.toBytes();
}

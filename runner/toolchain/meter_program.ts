import { meter, type Metered } from "../meter/mod.ts";
import { isWasiImport, wasiModule } from "../wasi/mod.ts";
import { memoryPagesMax } from "../wasm/sections/memory.ts";
import { valueTypeName } from "../wasm/value_type.ts";

/**
 * Meters a linked program. It may import what `wasi_snapshot_preview1` has and nothing else. How large its memory may be is
 * the run's business: a program with too much static data dies when it starts, as natively.
 *
 * @param freeKb what it must not touch at the start of its memory, KiB: where null pointers lead
 */
export function meterProgram(module: Uint8Array, freeKb: number): Metered {
  return meter(module, {
    memoryPagesMax,
    guardBytes: freeKb * 1_024,
    allowImport: (from, name, { params, results }) =>
      from === wasiModule && isWasiImport(name, params.map(valueTypeName), results.map(valueTypeName)),
  });
}

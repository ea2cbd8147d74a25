import { meter, type Metered } from "../meter/mod.ts";
import { isWasiImport, wasiModule } from "../wasi/mod.ts";
import { memoryPagesMax } from "../wasm/sections/memory.ts";
import { nullGuardKb } from "./null_guard.ts";
import { valueTypeName } from "../wasm/value_type.ts";

/**
 * Meters a linked program. It may import what `wasi_snapshot_preview1` has and nothing else. How large its memory may be is
 * the run's business: a program with too much static data dies when it starts, as natively.
 */
export function meterProgram(module: Uint8Array): Metered {
  return meter(module, {
    memoryPagesMax,
    guardBytes: nullGuardKb * 1_024,
    allowImport: (from, name, { params, results }) =>
      from === wasiModule && isWasiImport(name, params.map(valueTypeName), results.map(valueTypeName)),
  });
}

import { meterProgram } from "../toolchain/meter_program.ts";

/** Meters an interpreter. @throws {Error} when it cannot be: that is our fault. */
export function meterInterpreter(title: string, module: Uint8Array): Uint8Array {
  // It has its data at the start of its memory.
  const metered = meterProgram(module, 0);
  if (!metered.ok) throw new Error(`Cannot meter ${title}: ${metered.reason}`);
  return metered.module;
}

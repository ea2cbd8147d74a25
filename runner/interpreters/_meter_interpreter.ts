import { meterProgram } from "../toolchain/meter_program.ts";

/** Meters an interpreter. @throws {Error} when it cannot be: that is our fault. */
export function meterInterpreter(title: string, module: Uint8Array): Uint8Array {
  const metered = meterProgram(module);
  if (!metered.ok) throw new Error(`Cannot meter ${title}: ${metered.reason}`);
  return metered.module;
}

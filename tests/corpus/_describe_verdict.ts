import type { Verdict } from "../../runner/mod.ts";
import { sha256 } from "./_entry.ts";

/** A verdict in one line, every byte of it accounted for: equal lines are equal verdicts. */
export function describeVerdict({ status, compilerOutput, run }: Verdict): string {
  const bytes = (value: Uint8Array) => `${value.length}:${sha256(value)}`;
  return JSON.stringify({
    status,
    compilerOutput: bytes(compilerOutput),
    run: run && { ...run, stdout: bytes(run.stdout), stderr: bytes(run.stderr) },
  });
}

import { outputKeptBytesMax } from "./limits.ts";
import { matchers } from "./matchers/mod.ts";
import type { Compilation, Outcome, Program } from "./program.ts";
import type { Expected } from "./runner.ts";
import type { ProgramRun, RunStatus, Verdict } from "./verdict.ts";

/**
 * The verdict on a compilation and, when it made a program, on one run of that program; in the order of decision 21.
 * Without expected output, or with an empty one, nothing is compared (decision 18).
 */
export function judge(
  compilation: Compilation,
  outcome: Outcome | null,
  expected: Expected | null,
): Verdict {
  if (!compilation.ok) {
    return { status: "compilation-error", compilerOutput: compilation.output, run: null };
  }
  if (outcome === null || outcome.ending.kind === "internal") {
    return { status: "internal-isolate-error", compilerOutput: compilation.output, run: null };
  }
  return {
    status: statusOf(outcome, expected),
    compilerOutput: compilation.output,
    run: programRun(outcome, compilation.program),
  };
}

function statusOf({ ending, stdout }: Outcome, expected: Expected | null): RunStatus {
  switch (ending.kind) {
    case "internal":
      return "internal-isolate-error";
    case "cpu-time":
    case "wall-time":
      return "time-limit-exceeded";
    case "signal":
      return statusOfSignal[ending.signal] ?? "unknown";
    case "exit":
      if (ending.code !== 0) return "non-zero-exit-code";
      if (expected === null || expected.output.length === 0) return "successful";
      if (stdout.length >= outputKeptBytesMax) return "wrong-answer";
      return matchers[expected.matcher](stdout, expected.output) ? "successful" : "wrong-answer";
  }
}

/** SIGABRT, SIGFPE, SIGSEGV, SIGXFSZ. */
const statusOfSignal: Partial<Record<number, RunStatus>> = {
  6: "died-sigabrt",
  8: "died-sigfpe",
  11: "died-sigsev",
  25: "died-sigxfsz",
};

function programRun(outcome: Outcome, program: Program): ProgramRun {
  const { ending, fuel, sleptNs, memoryKb, stdout, stderr } = outcome;
  return {
    cpuTimeMs: Math.floor(fuel / program.fuelPerMs),
    wallTimeMs: Math.floor(fuel / program.fuelPerMs + sleptNs / 1_000_000),
    memoryKb,
    exitSignal: ending.kind === "signal" ? ending.signal : 0,
    exitCode: ending.kind === "exit" ? ending.code : 0,
    stdout,
    stderr,
    fuel,
  };
}

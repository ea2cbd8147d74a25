import { defaultLimits, type Limits } from "../limits.ts";
import type { RunInput } from "./run_message.ts";
import { runModule, type TracedOutcome } from "./run_module.ts";
import { type TestModule, testModule } from "./_test_module.ts";

export interface TestRun extends Partial<Omit<RunInput, "limits" | "trace">> {
  limits?: Partial<Limits>;
  trace?: boolean;
}

export function testInput(run: TestRun = {}): RunInput {
  return {
    moduleKey: "key",
    module: null,
    sharesModule: false,
    args: ["main"],
    files: [],
    stackKb: 64,
    stackStartKb: 0,
    fuelPerMs: 1_000_000,
    stdin: new Uint8Array(),
    trace: false,
    ...run,
    limits: { ...defaultLimits, stackKb: 64, ...run.limits },
  };
}

/** Runs a hand-made module in this process. */
export function runTest(given: TestModule, run: TestRun = {}): TracedOutcome {
  return runModule(new WebAssembly.Module(testModule(given)), testInput(run), 1_000_000);
}

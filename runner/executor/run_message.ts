import type { Limits } from "../limits.ts";
import type { Ending, Outcome, Program, RunRequest } from "../program.ts";
import { ChildFailure } from "../process/child_failure.ts";
import type { PlainValue } from "../process/plain_value.ts";
import type { TracedOutcome } from "./run_module.ts";

/** What an executor is asked. The module's bytes come along only when the child may not have them. */
export interface RunInput {
  moduleKey: string;
  module: Uint8Array | null;
  /** Whether the module is an interpreter's, to be kept for good. */
  sharesModule: boolean;
  args: readonly string[];
  files: readonly (readonly [path: string, bytes: Uint8Array])[];
  stackKb: number;
  stackStartKb: number;
  fuelPerMs: number;
  stdin: Uint8Array;
  limits: Limits;
  trace: boolean;
}

/** What it answers when it was asked for a module that it has no longer. */
export const missingModule = { missing: true } as const;

export function runInput(program: Program, request: RunRequest, hasModule: boolean): RunInput {
  const { moduleKey, module, sharesModule = false, args, files, stackKb, stackStartKb = 0, fuelPerMs } =
    program;
  return {
    moduleKey,
    module: hasModule ? null : module,
    sharesModule,
    args,
    files: [...files],
    stackKb,
    stackStartKb,
    fuelPerMs,
    stdin: request.stdin,
    limits: { ...request.limits },
    trace: request.trace !== undefined,
  };
}

/** Reads an executor's reply; null for {@link missingModule}. @throws {ChildFailure} for anything else than a reply. */
export function readReply(reply: PlainValue): TracedOutcome | null {
  if (reply === null || typeof reply !== "object") throw garbage("it is no object");
  const { missing, ending, fuel, sleptNs, memoryKb, stdout, stderr, trace } = reply as Partial<
    Record<string, PlainValue>
  >;
  if (missing === true) return null;
  return {
    ending: readEnding(ending),
    fuel: readCount(fuel),
    sleptNs: readCount(sleptNs),
    memoryKb: readCount(memoryKb),
    stdout: readBytes(stdout),
    stderr: readBytes(stderr),
    trace: typeof trace === "string" ? trace : null,
  };
}

/** An outcome as it is for everybody else. */
export function withoutTrace({ ending, fuel, sleptNs, memoryKb, stdout, stderr }: TracedOutcome): Outcome {
  return { ending, fuel, sleptNs, memoryKb, stdout, stderr };
}

function readEnding(value: PlainValue | undefined): Ending {
  const { kind, code, signal } = (value ?? {}) as Partial<Record<string, PlainValue>>;
  switch (kind) {
    case "exit":
      return { kind, code: readCount(code) };
    case "signal":
      return { kind, signal: readCount(signal) };
    case "cpu-time":
    case "wall-time":
      return { kind };
    default:
      throw garbage("its ending is none");
  }
}

function readCount(value: PlainValue | undefined): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw garbage("a number is none");
}

function readBytes(value: PlainValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw garbage("an output is none");
}

function garbage(reason: string): ChildFailure {
  return new ChildFailure("garbage", `it answered what is no outcome: ${reason}`);
}

import type { Compiled } from "../compilation_cache.ts";
import type { Interpretation, Language } from "../languages/language.ts";
import { compileLimits, type Limits } from "../limits.ts";
import type { Outcome, Program, RunRequest, Submission } from "../program.ts";
import { type CompilerFailure, compilerFailureLine } from "../toolchain/compiler_failure.ts";
import type { Interpreter } from "./interpreter.ts";

/** What an interpreted language needs to make a program of a submission. */
export interface InterpretedLanguage extends Language {
  interpretation: Interpretation;
}

export function isInterpreted(language: Language): language is InterpretedLanguage {
  return language.interpretation !== undefined;
}

/**
 * "Compiles" for an interpreter: has it look at the source, in a metered run, and makes the program that runs it. The outcome
 * depends on the submission alone, unless the run itself could not be made.
 */
export async function interpret(
  submission: Submission,
  language: InterpretedLanguage,
  interpreter: Interpreter,
  run: (program: Program, request: RunRequest) => Promise<Outcome>,
): Promise<Compiled> {
  const { interpretation, fuelPerMs } = language;
  const files = filesOf(submission, language.fileName);
  const program: Program = {
    ...interpreter,
    sharesModule: true,
    args: interpretation.args,
    files,
    fuelPerMs,
  };
  const outcome = await run({ ...program, ...interpretation.check(files) }, checkRequest);
  if (outcome.ending.kind === "exit" && outcome.ending.code === 0) {
    return { compilation: { ok: true, program, output: new Uint8Array() }, isLasting: true };
  }
  return {
    compilation: { ok: false, output: outputOf(outcome) },
    isLasting: outcome.ending.kind !== "internal",
  };
}

/** The submitted source wins over a file of the same name. */
function filesOf({ source, files }: Submission, fileName: string): Map<string, Uint8Array> {
  const result = new Map([[fileName, source]]);
  for (const [path, bytes] of files) {
    if (path !== fileName && !path.startsWith(`${fileName}/`)) result.set(path, bytes);
  }
  return result;
}

/** Virtual time here, unlike a compiler's: an interpreter counts what it does. */
const checkLimits: Limits = {
  cpuMs: compileLimits.wallMsMax,
  wallMs: compileLimits.wallMsMax,
  memoryKb: compileLimits.memoryKbMax,
  stackKb: 65_536,
  fileKb: 1_024,
};

const checkRequest: RunRequest = { stdin: new Uint8Array(), limits: checkLimits };

/** What the interpreter said, and a line where it came to no end of its own. */
function outputOf({ ending, stderr }: Outcome): Uint8Array {
  const said = stderr.slice(0, compileLimits.outputBytesMax);
  if (ending.kind === "exit") return said;
  const line = new TextEncoder().encode(compilerFailureLine(failureOf(ending.kind)));
  return Uint8Array.of(...said, ...line);
}

function failureOf(kind: Exclude<Outcome["ending"]["kind"], "exit">): CompilerFailure {
  switch (kind) {
    case "cpu-time":
    case "wall-time":
    case "internal":
      return "time";
    case "signal":
      return "stack";
  }
}

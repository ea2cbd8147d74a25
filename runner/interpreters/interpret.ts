import type { Compiled } from "../compilation_cache.ts";
import type { Interpretation, Language } from "../languages/language.ts";
import type { Primer } from "../executor/executors.ts";
import { compileLimits, defaultLimits, type Limits } from "../limits.ts";
import type { Ending, Outcome, Program, RunRequest, Submission } from "../program.ts";
import { compilerFailureLine } from "../toolchain/compiler_failure.ts";
import { ChildFailure } from "../process/child_failure.ts";
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
 * depends on the submission alone.
 *
 * @throws {ChildFailure} when that run could not be made: nobody's source is to blame
 */
export async function interpret(
  submission: Submission,
  language: InterpretedLanguage,
  interpreter: Interpreter,
  run: (program: Program, request: RunRequest) => Promise<Outcome>,
): Promise<Compiled> {
  const { program, check } = programsOf(submission, language, interpreter);
  const { ending, stderr } = await run(check, checkRequest);
  if (ending.kind === "internal") throw new ChildFailure("fault", ending.reason);
  if (ending.kind === "exit" && ending.code === 0) {
    return { compilation: { ok: true, program, output: new Uint8Array() }, isLasting: true };
  }
  return { compilation: { ok: false, output: outputOf(ending, stderr) }, isLasting: true };
}

/** Runs after which an executor knows a language well: those of its self-test. */
export function primersOf(language: InterpretedLanguage, interpreter: Interpreter): Primer[] {
  const { submission, stdin } = language.selfTest;
  const { program, check } = programsOf(submission, language, interpreter);
  const primers = [
    { program: check, request: checkRequest },
    { program, request: { stdin, limits: defaultLimits } },
  ];
  return Array.from({ length: primingRounds }, () => primers).flat();
}

/** The engine translates a function when it is first called, and optimises it when it was called often. */
const primingRounds = 2;

function programsOf(
  submission: Submission,
  { fileName, fuelPerMs, interpretation }: InterpretedLanguage,
  interpreter: Interpreter,
): { program: Program; check: Program } {
  const files = filesOf(submission, fileName);
  const shared = { ...interpreter, sharesModule: true, fuelPerMs };
  return {
    program: { ...shared, args: interpretation.args, files },
    check: { ...shared, ...interpretation.check(files) },
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
function outputOf(ending: Exclude<Ending, { kind: "internal" }>, stderr: Uint8Array): Uint8Array {
  const said = stderr.slice(0, compileLimits.outputBytesMax);
  if (ending.kind === "exit") return said;
  const failure = ending.kind === "signal" ? "stack" : "time";
  return Uint8Array.of(...said, ...new TextEncoder().encode(compilerFailureLine(failure)));
}

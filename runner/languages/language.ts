import type { InterpreterName } from "../interpreters/interpreter.ts";
import type { Program, Submission } from "../program.ts";

/** Names of the languages that this build runs, spelled as the interface sends them (decision 16). */
export type LanguageName = "C" | "Cpp" | "Python" | "Nodejs" | "Typescript";

/**
 * What the runner knows of one language. One file a language: adding a language is adding such a file and its line
 * in `mod.ts`.
 */
export interface Language {
  name: LanguageName;
  /** For people: `C (clang 22, -std=gnu17 -O2)`. */
  title: string;
  /** Name under which the submitted source is compiled; it wins over an additional file of the same name. */
  fileName: string;
  /** Fuel of one virtual millisecond: the published rate. */
  fuelPerMs: number;
  /** What {@link checkFlags} allows, for people. */
  allowedFlags: string;
  /**
   * Splits a flag string and checks every flag against the allow-list.
   * Gives the flags, or the first flag that is refused with a sentence for a person.
   */
  checkFlags(text: string): { ok: true; flags: string[] } | { ok: false; flag: string; reason: string };
  /** A program that must be judged `successful` before the service calls itself ready. */
  selfTest: { submission: Submission; stdin: Uint8Array; stdout: Uint8Array };
  /** How an interpreter runs it. Absent for a language that is compiled. */
  interpretation?: Interpretation;
}

/** An interpreted language: all its programs are one module, the interpreter, each with files of its own. */
export interface Interpretation {
  interpreter: InterpreterName;
  /** What makes of the sources what the interpreter reads; absent: it reads them as they are. */
  translator?: "typescript";
  /** `argv` of a run; the source lies in the working directory under {@link Language.fileName}. */
  args: readonly string[];
  /**
   * The run that looks at a source before any run of the program: it exits with 0 when the source is well formed, else
   * it says on stderr what is wrong. A limit that it breaks is a compilation error.
   */
  check(files: ReadonlyMap<string, Uint8Array>): Pick<Program, "args" | "files">;
}

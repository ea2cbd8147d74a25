import type { LanguageName } from "./languages/language.ts";
import type { Limits } from "./limits.ts";

/** Source text and what belongs to it, before anything was compiled. */
export interface Submission {
  language: LanguageName;
  source: Uint8Array;
  /** Flags that passed the language's allow-list, one argument an element; empty for none. */
  flags: readonly string[];
  /** Additional files by relative path (`data/in.txt`), there at compile time and in the working directory of every run. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Call stack to lay out, KiB: it is part of the linked program. */
  stackKb: number;
}

/** What came of a compilation. A program that does not compile is a value, not an error. */
export type Compilation =
  | { ok: true; program: Program; output: Uint8Array }
  | { ok: false; output: Uint8Array };

/** A metered module with all it needs to start; safe to keep, to store and to run any number of times. */
export interface Program {
  /** SHA-256, hex, of the module's bytes: the same key is the same code. */
  moduleKey: string;
  /** The metered WebAssembly module. */
  module: Uint8Array;
  /** Whether the module is an interpreter, which many programs have; else it is this program's alone. */
  sharesModule?: boolean;
  /** `argv`, the program's name first. */
  args: readonly string[];
  /** Files in the working directory at the start, by relative path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Size of the stack that was laid out in linear memory, KiB; beside the memory limit of a run. */
  stackKb: number;
  /** Where that stack begins, KiB; 0 when absent: it lies first. */
  stackStartKb?: number;
  /** Fuel that makes one virtual millisecond of this language. */
  fuelPerMs: number;
}

/** One run to be made of a program. */
export interface RunRequest {
  stdin: Uint8Array;
  limits: Limits;
  /** Called with each line of the system-call trace; absent for none. */
  trace?: (line: string) => void;
}

/** How a run ended, before anything is judged. */
export type Ending =
  | { kind: "exit"; code: number }
  /** A signal as a POSIX system would have sent it: 4, 6, 8, 11, 25, …. */
  | { kind: "signal"; signal: number }
  | { kind: "cpu-time" }
  | { kind: "wall-time" }
  /** Not the program's doing: the executor died or the watchdog fired, twice. */
  | { kind: "internal"; reason: string };

/** Everything a run leaves behind. */
export interface Outcome {
  ending: Ending;
  /** Fuel spent. */
  fuel: number;
  /** Virtual time slept, nanoseconds. */
  sleptNs: number;
  memoryKb: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
}

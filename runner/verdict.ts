/**
 * What the judge says of a submission. A verdict is a value: a program that misbehaves is what the runner is
 * for, so nothing here is ever thrown.
 */

/** The eleven ways in which a judged submission can end; `pending`, the twelfth lab state, is a task's, not a verdict's. */
export const runStatuses = [
  "compilation-error",
  "time-limit-exceeded",
  "non-zero-exit-code",
  "died-sigsev",
  "died-sigxfsz",
  "died-sigfpe",
  "died-sigabrt",
  "internal-isolate-error",
  "successful",
  "wrong-answer",
  "unknown",
] as const;

/** One of {@link runStatuses}, in the interface's own spelling (`died-sigsev` included). */
export type RunStatus = (typeof runStatuses)[number];

/** The judge's answer for one submission and one input. */
export interface Verdict {
  status: RunStatus;
  /** What the compiler printed, as it printed it, without the paths of our own; empty when it said nothing. */
  compilerOutput: Uint8Array;
  /** Null when the program never ran: a compilation error, or an internal error before the start. */
  run: ProgramRun | null;
}

/** What one run of a program used and left behind. Every number is the same on every machine (decision 22). */
export interface ProgramRun {
  /** Executed work in virtual milliseconds: fuel divided by the language's published rate, rounded down. */
  cpuTimeMs: number;
  /** `cpuTimeMs` plus the time slept, in virtual milliseconds. */
  wallTimeMs: number;
  /** Memory touched by the program, in KiB: 4-KiB pages that hold anything but zeros. */
  memoryKb: number;
  /** POSIX signal number that ended the program (6, 8, 11, 25, …); 0 when none did. */
  exitSignal: number;
  /** Exit code of a program that exited; 0 when a signal or a limit ended it. */
  exitCode: number;
  /** What the program wrote before it ended, however it ended. */
  stdout: Uint8Array;
  stderr: Uint8Array;
  /** Fuel spent: the exact count behind `cpuTimeMs`. */
  fuel: number;
}

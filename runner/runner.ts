import type { HistogramFigures } from "./histogram.ts";
import type { Language } from "./languages/language.ts";
import type { MatcherName } from "./matchers/mod.ts";
import type { ProgramStore } from "./program_store.ts";
import type { Compilation, Outcome, Program, RunRequest, Submission } from "./program.ts";
import type { PoolStats } from "./process/pool.ts";
import type { Verdict } from "./verdict.ts";

/** A judge that is up: compilers and executors kept warm, compiled programs remembered. */
export interface Runner {
  readonly languages: readonly Language[];
  /** Compiles and meters, or answers from the cache; the same submission asked for twice at once is compiled once. */
  compile(submission: Submission): Promise<Compilation>;
  /** Runs a program in a fresh instance. */
  run(program: Program, request: RunRequest): Promise<Outcome>;
  /** Compiles, runs, compares: the whole of it. Never rejects for anything a program did. */
  judge(submission: Submission, request: RunRequest, expected: Expected | null): Promise<Verdict>;
  /** Judges every language's self-test. Rejects, naming the language, when one is not `successful`. */
  selfTest(): Promise<void>;
  /** What an operator may want to watch. */
  stats(): RunnerStats;
  /** Ends all child processes. Runs in progress are rejected. */
  close(): Promise<void>;
}

export interface RunnerStats {
  compilers: PoolStats;
  executors: PoolStats;
  /**
   * Compilations: how often one was in memory, how often in the store, how often it had to be made, how often the store
   * failed, and how many bytes those in memory take.
   */
  cache: { hits: number; storeHits: number; misses: number; storeFailures: number; bytes: number };
  /** How long compiling took where it had to be done, waiting for a compiler included. */
  compilations: HistogramFigures;
  /** How long runs took in real time, waiting for an executor included. */
  runs: HistogramFigures;
}

/** What stdout is compared with. */
export interface Expected {
  output: Uint8Array;
  matcher: MatcherName;
}

export interface RunnerOptions {
  /** Executors, and compilers at most; usually the number of cores. */
  parallelism: number;
  /** Keeps compiled programs beyond this process; absent for memory alone. */
  store?: ProgramStore;
  /** Told what an operator would want to know: a child that died, a watchdog that fired, cache figures. */
  log: (
    level: "debug" | "info" | "warn" | "error",
    message: string,
    properties?: Record<string, unknown>,
  ) => void;
}

import type { ProgramRun, RunStatus } from "../../runner/mod.ts";

/** One program to be compiled, run and judged, and what came of it. */
export interface Task {
  /** UUID, lower case. */
  id: string;
  language: string;
  source: Uint8Array;
  runConfig: RunConfig;
  status: TaskStatus;
  /** Null until finished. */
  result: TaskResult | null;
}

/** `codingTaskStatus` (decision 20). */
export const taskStatuses = ["Pending", "Processing", "Finished"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What came of a task. */
export interface TaskResult {
  finishedAt: Date;
  status: RunStatus;
  /** Empty when the compiler said nothing. */
  compilerOutput: Uint8Array;
  /** Null when the program never ran. */
  run: ProgramRun | null;
}

/** An entry as it comes in: base64url decoded, bounds of decision 17 checked, nothing else. */
export interface NewTask {
  language: string;
  source: Uint8Array;
  /** What is absent, `undefined` or `null` gets its default. */
  runConfig: { [Name in keyof RunConfig]?: RunConfig[Name] | null };
  /** Additional files as a zip archive, packed; null for none. */
  zip: Uint8Array | null;
}

/**
 * How a task is to be run: the fields of the interface under the interface's names, decoded. The two byte fields
 * lose their `AsBase64UrlEncoded`; nothing else differs.
 */
export interface RunConfig {
  customMatcherToUseForExpectedOutput: string;
  /** Empty: nothing is compared. */
  expectedOutput: Uint8Array;
  stdinString: Uint8Array;
  callbackUrlOnExecutionCompletion: string | null;
  /** Accepted and echoed, without effect: a program is one process (decision 17). */
  shouldEnablePerProcessAndThreadCpuTimeLimit: boolean;
  /** Accepted and echoed, without effect: a program is one process (decision 17). */
  shouldEnablePerProcessAndThreadMemoryLimit: boolean;
  /** Never true in a stored task: the sandbox has no network. */
  shouldAllowInternetAccess: boolean;
  compilerFlagString: string;
  maxFileSizeInKilobytesFilesCreatedOrModified: number;
  stackSizeLimitInKilobytes: number;
  cpuTimeLimitInMilliseconds: number;
  wallTimeLimitInMilliseconds: number;
  memoryLimitInKilobyte: number;
  /** Accepted and echoed, without effect: a program is one process (decision 17). */
  maxProcessesAndOrThreads: number;
}

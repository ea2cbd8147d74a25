import type { CodeExecutionRunConfig } from "../../db/code_execution_tasks.ts";
import { defaultLimits, type Limits } from "../../runner/mod.ts";
import type { NewTask, RunConfig } from "./task.ts";

/** What applies when a client says nothing (decision 17). */
export const defaultRunConfig: Readonly<RunConfig> = {
  customMatcherToUseForExpectedOutput: "ExactMatch",
  expectedOutput: new Uint8Array(0),
  stdinString: new Uint8Array(0),
  callbackUrlOnExecutionCompletion: null,
  shouldEnablePerProcessAndThreadCpuTimeLimit: false,
  shouldEnablePerProcessAndThreadMemoryLimit: false,
  shouldAllowInternetAccess: false,
  compilerFlagString: "",
  maxFileSizeInKilobytesFilesCreatedOrModified: defaultLimits.fileKb,
  stackSizeLimitInKilobytes: defaultLimits.stackKb,
  cpuTimeLimitInMilliseconds: defaultLimits.cpuMs,
  wallTimeLimitInMilliseconds: defaultLimits.wallMs,
  memoryLimitInKilobyte: defaultLimits.memoryKb,
  maxProcessesAndOrThreads: 60,
};

/** Fills in the defaults of what is absent; `null` means absent (decision 4), and so does an empty callback address. */
export function fillRunConfig(given: NewTask["runConfig"]): RunConfig {
  const said = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const filled: RunConfig = { ...defaultRunConfig, ...Object.fromEntries(said) };
  return { ...filled, callbackUrlOnExecutionCompletion: filled.callbackUrlOnExecutionCompletion || null };
}

/** What of it is stored together; the rest has columns of its own. */
export function storedRunConfig(runConfig: RunConfig): CodeExecutionRunConfig {
  const { stdinString: _, expectedOutput: __, callbackUrlOnExecutionCompletion: ___, ...stored } = runConfig;
  return stored;
}

/** The limits that a run is held to, in the runner's words. */
export function limitsOf(runConfig: LimitFields): Limits {
  return {
    cpuMs: runConfig.cpuTimeLimitInMilliseconds,
    wallMs: runConfig.wallTimeLimitInMilliseconds,
    memoryKb: runConfig.memoryLimitInKilobyte,
    stackKb: runConfig.stackSizeLimitInKilobytes,
    fileKb: runConfig.maxFileSizeInKilobytesFilesCreatedOrModified,
  };
}

type LimitFields = Pick<
  RunConfig,
  | "maxFileSizeInKilobytesFilesCreatedOrModified"
  | "stackSizeLimitInKilobytes"
  | "cpuTimeLimitInMilliseconds"
  | "wallTimeLimitInMilliseconds"
  | "memoryLimitInKilobyte"
>;

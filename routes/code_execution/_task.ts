import Type, { type StaticDecode } from "typebox";
import { type Task, type TaskResult, taskStatuses } from "../../domain/code_execution/task.ts";
import { runStatuses } from "../../runner/mod.ts";
import { base64Url } from "../_base64_url.ts";
import { timestamp } from "../_timestamp.ts";

const bytes = (description: string) => base64Url({ description });

/** The run configuration as it was asked for, the defaults filled in. */
const RunConfig = Type.Object({
  customMatcherToUseForExpectedOutput: Type.String(),
  expectedOutputAsBase64UrlEncoded: bytes("Empty when nothing is compared"),
  stdinStringAsBase64UrlEncoded: bytes("Standard input"),
  callbackUrlOnExecutionCompletion: Type.Union([Type.String(), Type.Null()]),
  shouldEnablePerProcessAndThreadCpuTimeLimit: Type.Boolean(),
  shouldEnablePerProcessAndThreadMemoryLimit: Type.Boolean(),
  shouldAllowInternetAccess: Type.Boolean(),
  compilerFlagString: Type.String(),
  maxFileSizeInKilobytesFilesCreatedOrModified: Type.Integer(),
  stackSizeLimitInKilobytes: Type.Integer(),
  cpuTimeLimitInMilliseconds: Type.Integer(),
  wallTimeLimitInMilliseconds: Type.Integer(),
  memoryLimitInKilobyte: Type.Integer(),
  maxProcessesAndOrThreads: Type.Integer(),
});

const ProgramRunData = Type.Object({
  cpuTimeUsedInMilliseconds: Type.Integer({ description: "Virtual, the same on every machine" }),
  wallTimeUsedInMilliseconds: Type.Integer({ description: "Virtual: CPU time plus time slept" }),
  memoryUsedInKilobyte: Type.Integer({ description: "Pages of 4 KiB that hold anything, stack included" }),
  exitSignal: Type.Integer({ description: "POSIX signal that ended the program; 0 when none did" }),
  exitCode: Type.Integer({ description: "0 when a signal or a limit ended the program" }),
  stdoutBase64UrlEncoded: bytes("What the program wrote, however it ended"),
  stderrBase64UrlEncoded: bytes("What the program wrote, however it ended"),
});

const RunResult = Type.Object({
  compilerOutputAfterCompilationBase64UrlEncoded: bytes("As the compiler printed it"),
  finishedAt: timestamp({ description: "When the result was stored" }),
  runStatus: Type.Enum([...runStatuses]),
  programRunData: Type.Union([ProgramRunData, Type.Null()], {
    description: "null when the program never ran",
  }),
});

/** A code execution task as clients see it. */
export const TaskData = Type.Object({
  taskUniqueId: Type.String(),
  sourceCodeAsBase64UrlEncoded: bytes("Source text"),
  language: Type.String(),
  runConfig: RunConfig,
  codingTaskStatus: Type.Enum([...taskStatuses]),
  runResult: Type.Union([RunResult, Type.Null()], { description: "null until the task is Finished" }),
});

/** A task in the interface's words. */
export function toTaskData(task: Task): StaticDecode<typeof TaskData> {
  const { expectedOutput, stdinString, ...rest } = task.runConfig;
  return {
    taskUniqueId: task.id,
    sourceCodeAsBase64UrlEncoded: task.source,
    language: task.language,
    runConfig: {
      ...rest,
      expectedOutputAsBase64UrlEncoded: expectedOutput,
      stdinStringAsBase64UrlEncoded: stdinString,
    },
    codingTaskStatus: task.status,
    runResult: task.result && toRunResult(task.result),
  };
}

function toRunResult(
  { finishedAt, status, compilerOutput, run }: TaskResult,
): StaticDecode<typeof RunResult> {
  return {
    compilerOutputAfterCompilationBase64UrlEncoded: compilerOutput,
    finishedAt,
    runStatus: status,
    programRunData: run && {
      cpuTimeUsedInMilliseconds: run.cpuTimeMs,
      wallTimeUsedInMilliseconds: run.wallTimeMs,
      memoryUsedInKilobyte: run.memoryKb,
      exitSignal: run.exitSignal,
      exitCode: run.exitCode,
      stdoutBase64UrlEncoded: run.stdout,
      stderrBase64UrlEncoded: run.stderr,
    },
  };
}

import Type, { type StaticDecode } from "typebox";
import type { NewTask } from "../../domain/code_execution/task.ts";
import { defaultLimits, limitBounds, submissionBounds } from "../../runner/mod.ts";
import { base64Url } from "../_base64_url.ts";
import { limit } from "./_limit.ts";

const {
  sourceBytesMax,
  stdinBytesMax,
  expectedOutputBytesMax,
  zipPackedBytesMax,
  compilerFlagsCharactersMax,
} = submissionBounds;

const RunConfig = Type.Object({
  customMatcherToUseForExpectedOutput: Type.Optional(Type.String({
    default: "ExactMatch",
    description: "How stdout is compared with the expected output",
  })),
  expectedOutputAsBase64UrlEncoded: Type.Optional(base64Url({
    bytesMax: expectedOutputBytesMax,
    description: "What stdout must be; absent or empty: nothing is compared",
  })),
  stdinStringAsBase64UrlEncoded: Type.Optional(base64Url({
    bytesMax: stdinBytesMax,
    description: "Standard input",
  })),
  callbackUrlOnExecutionCompletion: Type.Optional(Type.String({
    maxLength: 2048,
    description: "http or https address that gets the finished task in one POST",
  })),
  shouldEnablePerProcessAndThreadCpuTimeLimit: Type.Optional(Type.Boolean({
    default: false,
    description: "Accepted and echoed; a program is one process",
  })),
  shouldEnablePerProcessAndThreadMemoryLimit: Type.Optional(Type.Boolean({
    default: false,
    description: "Accepted and echoed; a program is one process",
  })),
  shouldAllowInternetAccess: Type.Optional(Type.Boolean({
    default: false,
    description: "true is unsupported: the sandbox has no network",
  })),
  compilerFlagString: Type.Optional(Type.String({
    maxLength: compilerFlagsCharactersMax,
    default: "",
    description: "Flags for the compiler, out of an allow-list",
  })),
  maxFileSizeInKilobytesFilesCreatedOrModified: limit(
    limitBounds.fileKb,
    defaultLimits.fileKb,
    "Size of any one file the program writes, stdout and stderr included, in KB",
  ),
  stackSizeLimitInKilobytes: limit(limitBounds.stackKb, defaultLimits.stackKb, "Call stack, in KB"),
  cpuTimeLimitInMilliseconds: limit(limitBounds.cpuMs, defaultLimits.cpuMs, "Virtual CPU time, in ms"),
  wallTimeLimitInMilliseconds: limit(
    limitBounds.wallMs,
    defaultLimits.wallMs,
    "Virtual CPU time plus time slept, in ms",
  ),
  memoryLimitInKilobyte: limit(
    limitBounds.memoryKb,
    defaultLimits.memoryKb,
    "Memory beside the stack, in KB",
  ),
  maxProcessesAndOrThreads: limit(
    { min: 1, max: 120 },
    60,
    "Accepted and echoed; a program is one process",
  ),
});

const AdditionalFilesAsZip = Type.Object({
  type: Type.Literal("base64url-encoding"),
  base64UrlEncodedZip: base64Url({
    bytesMax: zipPackedBytesMax,
    description:
      "A zip archive, unpacked beside the source when compiling and into the working directory of the run",
  }),
});

/** One submission: the payload of request-dsa-code-execution, and an entry of the batch. */
export const Entry = Type.Object({
  language: Type.String({ minLength: 1, description: "Name of a language that the judge has" }),
  sourceCodeAsBase64UrlEncoded: base64Url({ bytesMax: sourceBytesMax, description: "Source text" }),
  runConfig: Type.Optional(RunConfig),
  additionalFilesAsZip: Type.Optional(AdditionalFilesAsZip),
});

/** An entry in the domain's words. */
export function toNewTask(entry: StaticDecode<typeof Entry>): NewTask {
  const { expectedOutputAsBase64UrlEncoded, stdinStringAsBase64UrlEncoded, ...rest } = entry.runConfig ?? {};
  return {
    language: entry.language,
    source: entry.sourceCodeAsBase64UrlEncoded,
    runConfig: {
      ...rest,
      expectedOutput: expectedOutputAsBase64UrlEncoded,
      stdinString: stdinStringAsBase64UrlEncoded,
    },
    zip: entry.additionalFilesAsZip?.base64UrlEncodedZip ?? null,
  };
}

import { compileLimits } from "../limits.ts";

/** Why a compiler did not come to its own end. The program is to blame for each: it is a compilation error. */
export type CompilerFailure = "time" | "memory" | "stack" | "file" | "crash";

/** One line for the end of the compiler's output. `time` is for whoever kills the compiler's process. */
export function compilerFailureLine(failure: CompilerFailure): string {
  return `error: ${sentences[failure]}\n`;
}

const sentences: Record<CompilerFailure, string> = {
  time: `the compiler took longer than ${compileLimits.wallMsMax / 1_000} s`,
  memory: `the compiler used more than ${compileLimits.memoryKbMax / 1_024} MiB of memory`,
  stack: "the compiler used up its stack: the program is nested too deeply",
  file: `the compiler wrote a file larger than ${compileLimits.fileBytesMax / 1_048_576} MiB`,
  crash: "the compiler crashed",
};

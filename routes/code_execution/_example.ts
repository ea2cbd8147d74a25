const source = `#include <stdio.h>

int main(void) {
  int a, b;
  scanf("%d %d", &a, &b);
  printf("%d\\n", a + b);
}
`;

/** A program that adds two numbers, as it is submitted. */
export const helloEntry = {
  language: "C",
  sourceCodeAsBase64UrlEncoded: base64Url(source),
  runConfig: {
    stdinStringAsBase64UrlEncoded: base64Url("20 22"),
    expectedOutputAsBase64UrlEncoded: base64Url("42\n"),
    cpuTimeLimitInMilliseconds: 1000,
  },
};

/** The same program as it is read once it has been judged. */
export const helloTask = {
  taskUniqueId: "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11",
  sourceCodeAsBase64UrlEncoded: helloEntry.sourceCodeAsBase64UrlEncoded,
  language: "C",
  runConfig: {
    customMatcherToUseForExpectedOutput: "ExactMatch",
    expectedOutputAsBase64UrlEncoded: helloEntry.runConfig.expectedOutputAsBase64UrlEncoded,
    stdinStringAsBase64UrlEncoded: helloEntry.runConfig.stdinStringAsBase64UrlEncoded,
    callbackUrlOnExecutionCompletion: null,
    shouldEnablePerProcessAndThreadCpuTimeLimit: false,
    shouldEnablePerProcessAndThreadMemoryLimit: false,
    shouldAllowInternetAccess: false,
    compilerFlagString: "",
    maxFileSizeInKilobytesFilesCreatedOrModified: 51200,
    stackSizeLimitInKilobytes: 65536,
    cpuTimeLimitInMilliseconds: 1000,
    wallTimeLimitInMilliseconds: 5000,
    memoryLimitInKilobyte: 512000,
    maxProcessesAndOrThreads: 60,
  },
  codingTaskStatus: "Finished",
  runResult: {
    compilerOutputAfterCompilationBase64UrlEncoded: "",
    finishedAt: "2026-02-01T09:30:00Z",
    runStatus: "successful",
    programRunData: {
      cpuTimeUsedInMilliseconds: 0,
      wallTimeUsedInMilliseconds: 0,
      memoryUsedInKilobyte: 20,
      exitSignal: 0,
      exitCode: 0,
      stdoutBase64UrlEncoded: base64Url("42\n"),
      stderrBase64UrlEncoded: "",
    },
  },
};

function base64Url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

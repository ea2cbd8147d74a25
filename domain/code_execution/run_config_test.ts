import assert from "node:assert/strict";
import { defaultRunConfig, fillRunConfig, limitsOf } from "./run_config.ts";

Deno.test("an empty run configuration is filled with the values that the interface shows", () => {
  assert.deepEqual(fillRunConfig({}), {
    customMatcherToUseForExpectedOutput: "ExactMatch",
    expectedOutput: new Uint8Array(0),
    stdinString: new Uint8Array(0),
    callbackUrlOnExecutionCompletion: null,
    shouldEnablePerProcessAndThreadCpuTimeLimit: false,
    shouldEnablePerProcessAndThreadMemoryLimit: false,
    shouldAllowInternetAccess: false,
    compilerFlagString: "",
    maxFileSizeInKilobytesFilesCreatedOrModified: 51200,
    stackSizeLimitInKilobytes: 65536,
    cpuTimeLimitInMilliseconds: 2000,
    wallTimeLimitInMilliseconds: 5000,
    memoryLimitInKilobyte: 512000,
    maxProcessesAndOrThreads: 60,
  });
});

Deno.test("null and undefined are absent, zero and false are not", () => {
  const filled = fillRunConfig({
    compilerFlagString: null,
    stdinString: undefined,
    maxFileSizeInKilobytesFilesCreatedOrModified: 0,
    shouldEnablePerProcessAndThreadCpuTimeLimit: false,
    callbackUrlOnExecutionCompletion: "",
  });
  assert.deepEqual(filled, { ...defaultRunConfig, maxFileSizeInKilobytesFilesCreatedOrModified: 0 });
});

Deno.test("each limit reaches the runner as what it is", () => {
  const limits = limitsOf({
    cpuTimeLimitInMilliseconds: 1,
    wallTimeLimitInMilliseconds: 2,
    memoryLimitInKilobyte: 3,
    stackSizeLimitInKilobytes: 4,
    maxFileSizeInKilobytesFilesCreatedOrModified: 5,
  });
  assert.deepEqual(limits, { cpuMs: 1, wallMs: 2, memoryKb: 3, stackKb: 4, fileKb: 5 });
});

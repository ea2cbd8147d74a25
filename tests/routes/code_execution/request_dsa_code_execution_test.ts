import assert from "node:assert/strict";
import { testApp } from "../../_app.ts";
import { base64url, languageNames, submission } from "./_submission.ts";

const app = await testApp({ queueLimit: 2 });
let caller = app.as(null);
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ scopes: ["execute"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const submit = (rest?: Record<string, unknown>) =>
  caller.post("request-dsa-code-execution", submission(rest));
const configured = (runConfig: unknown) => submit({ runConfig });
const stored = async (taskId: unknown) => {
  const answer = await caller.post("get-dsa-code-execution-result-batch", { taskUniqueIds: [taskId] });
  return (answer.data() as { tasks: Record<string, unknown>[] }).tasks[0]!;
};

Deno.test("request-dsa-code-execution gives the id of a pending task, with every default filled in", async () => {
  const answer = await submit();
  assert.equal(answer.status, 200);
  const { taskId } = answer.data();
  assert.deepEqual(await stored(taskId), {
    taskUniqueId: taskId,
    sourceCodeAsBase64UrlEncoded: base64url("int main(void) { return 0; }"),
    language: "C",
    runConfig: {
      customMatcherToUseForExpectedOutput: "ExactMatch",
      expectedOutputAsBase64UrlEncoded: "",
      stdinStringAsBase64UrlEncoded: "",
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
    },
    codingTaskStatus: "Pending",
    runResult: null,
  });
});

Deno.test("request-dsa-code-execution echoes what was asked for, and ignores what it does not know", async () => {
  const runConfig = {
    customMatcherToUseForExpectedOutput: "IgnoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive",
    expectedOutputAsBase64UrlEncoded: base64url(new Uint8Array([0, 255, 254])),
    stdinStringAsBase64UrlEncoded: base64url("in"),
    callbackUrlOnExecutionCompletion: "https://school.example/done?x=1",
    shouldEnablePerProcessAndThreadCpuTimeLimit: true,
    shouldEnablePerProcessAndThreadMemoryLimit: true,
    shouldAllowInternetAccess: false,
    compilerFlagString: "-O1 -Wall -DN=5",
    maxFileSizeInKilobytesFilesCreatedOrModified: 0,
    stackSizeLimitInKilobytes: 64,
    cpuTimeLimitInMilliseconds: 15000,
    wallTimeLimitInMilliseconds: 20000,
    memoryLimitInKilobyte: 2048,
    maxProcessesAndOrThreads: 120,
  };
  const answer = await submit({ runConfig: { ...runConfig, more: 1 }, more: { a: [1] } });
  assert.deepEqual((await stored(answer.data().taskId)).runConfig, runConfig);
});

Deno.test("request-dsa-code-execution takes null as absent, everywhere", async () => {
  const nothing = Object.fromEntries(
    Object.keys((await stored((await submit()).data().taskId)).runConfig as object).map((key) => [key, null]),
  );
  for (
    const rest of [{ runConfig: nothing, additionalFilesAsZip: null }, { runConfig: null }, { runConfig: {} }]
  ) {
    await app.reset();
    caller = app.as(await app.key());
    const { runConfig } = await stored((await submit(rest)).data().taskId);
    assert.equal((runConfig as { cpuTimeLimitInMilliseconds: number }).cpuTimeLimitInMilliseconds, 2000);
  }
});

Deno.test("request-dsa-code-execution accepts padding, and sends none", async () => {
  const answer = await submit({ sourceCodeAsBase64UrlEncoded: "aW50IG1haW47Cg==" });
  assert.equal((await stored(answer.data().taskId)).sourceCodeAsBase64UrlEncoded, "aW50IG1haW47Cg");
});

Deno.test("request-dsa-code-execution takes source that is not UTF-8: what to make of it is the compiler's", async () => {
  const source = base64url(new Uint8Array([0x2f, 0x2f, 0xff, 0xc3, 0x28, 0]));
  const answer = await submit({ sourceCodeAsBase64UrlEncoded: source });
  assert.equal((await stored(answer.data().taskId)).sourceCodeAsBase64UrlEncoded, source);
});

const bounds: [string, number, number][] = [
  ["cpuTimeLimitInMilliseconds", 1, 15000],
  ["wallTimeLimitInMilliseconds", 1, 20000],
  ["memoryLimitInKilobyte", 2048, 512000],
  ["stackSizeLimitInKilobytes", 64, 128000],
  ["maxFileSizeInKilobytesFilesCreatedOrModified", 0, 512000],
  ["maxProcessesAndOrThreads", 1, 120],
];

for (const [field, min, max] of bounds) {
  Deno.test(`request-dsa-code-execution holds ${field} to ${min}..${max}`, async () => {
    for (const value of [min, max]) assert.equal((await configured({ [field]: value })).output.status, "ok");
    for (const value of [min - 1, max + 1, min + 0.5, String(min), true]) {
      const answer = await configured({ [field]: value });
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.outputs(), [
        `invalid-argument: data[0].data.runConfig.${field} must be an integer from ${min} to ${max}, but got ${
          JSON.stringify(value)
        }`,
      ]);
    }
  });
}

const refused: [string, Record<string, unknown>, string][] = [
  [
    "no language",
    { language: undefined },
    "invalid-argument: data[0].data.language is required, but is absent",
  ],
  [
    "an unknown language",
    { language: "Rust" },
    `unsupported: data[0].data.language: Cannot judge language "Rust": the languages are ${languageNames}`,
  ],
  [
    "a language in other letters",
    { language: "c" },
    `unsupported: data[0].data.language: Cannot judge language "c": the languages are ${languageNames}`,
  ],
  [
    "no source",
    { sourceCodeAsBase64UrlEncoded: null },
    "invalid-argument: data[0].data.sourceCodeAsBase64UrlEncoded is required, but is absent",
  ],
  [
    "standard base64",
    { sourceCodeAsBase64UrlEncoded: "aW50+/8=" },
    'invalid-argument: data[0].data.sourceCodeAsBase64UrlEncoded must be base64url, in which "-" and "_" stand for the "+" and "/" of standard base64, but got "aW50+/8="',
  ],
  [
    "plain text for stdin",
    { runConfig: { stdinStringAsBase64UrlEncoded: "20 22" } },
    'invalid-argument: data[0].data.runConfig.stdinStringAsBase64UrlEncoded must be base64url, with or without padding, but got "20 22"',
  ],
  [
    "too much source",
    { sourceCodeAsBase64UrlEncoded: base64url(new Uint8Array(1_048_577)) },
    "invalid-argument: data[0].data.sourceCodeAsBase64UrlEncoded must be base64url of at most 1048576 bytes, but got 1048577 bytes",
  ],
  [
    "far too much source",
    { sourceCodeAsBase64UrlEncoded: base64url(new Uint8Array(1_500_000)) },
    "invalid-argument: data[0].data.sourceCodeAsBase64UrlEncoded must be a string in base64url of at most 1398104 characters, but got a string of 2000000 characters",
  ],
  [
    "too much stdin",
    { runConfig: { stdinStringAsBase64UrlEncoded: base64url(new Uint8Array(16_777_217)) } },
    "invalid-argument: data[0].data.runConfig.stdinStringAsBase64UrlEncoded must be base64url of at most 16777216 bytes, but got 16777217 bytes",
  ],
  [
    "a run configuration that is none",
    { runConfig: [] },
    "invalid-argument: data[0].data.runConfig must be an object, but got an array of 0",
  ],
  [
    "internet access",
    { runConfig: { shouldAllowInternetAccess: true } },
    "unsupported: data[0].data.runConfig.shouldAllowInternetAccess: Cannot allow internet access: the sandbox has no network at all",
  ],
  [
    "a matcher that is none",
    { runConfig: { customMatcherToUseForExpectedOutput: "FuzzyMatch" } },
    'invalid-argument: data[0].data.runConfig.customMatcherToUseForExpectedOutput: Cannot compare with matcher "FuzzyMatch": the matchers are ExactMatch, IgnoreWhitespaceAtStartAndEnd, IgnoreWhitespaceAtStartAndEndCaseInsensitive, IgnoreWhitespaceAtStartAndEndForEveryLine, IgnoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive',
  ],
  [
    "513 characters of flags",
    { runConfig: { compilerFlagString: "x".repeat(513) } },
    "invalid-argument: data[0].data.runConfig.compilerFlagString must be a string of at most 512 characters, but got a string of 513 characters",
  ],
  [
    "a NUL in the flags",
    { runConfig: { compilerFlagString: "-O2\0" } },
    'invalid-argument: data[0].data.runConfig.compilerFlagString must not hold the character NUL, but got "-O2\\u0000"',
  ],
  [
    "a zip field of the wrong type",
    { additionalFilesAsZip: "UEsDBA" },
    'invalid-argument: data[0].data.additionalFilesAsZip must be an object, but got "UEsDBA"',
  ],
  [
    "another type of zip",
    { additionalFilesAsZip: { type: "url", base64UrlEncodedZip: "" } },
    'invalid-argument: data[0].data.additionalFilesAsZip.type must be "base64url-encoding", but got "url"',
  ],
  [
    "a zip field without a zip",
    { additionalFilesAsZip: { type: "base64url-encoding" } },
    "invalid-argument: data[0].data.additionalFilesAsZip.base64UrlEncodedZip is required, but is absent",
  ],
];

for (const [name, rest, message] of refused) {
  Deno.test(`request-dsa-code-execution refuses ${name}`, async () => {
    const answer = await submit(rest);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.outputs(), [message]);
  });
}

Deno.test("request-dsa-code-execution refuses a flag that is not on the list, naming it", async () => {
  const [message] = (await configured({ compilerFlagString: "-O2 -o/etc/passwd" })).outputs();
  assert.match(
    message!,
    /^invalid-argument: data\[0\]\.data\.runConfig\.compilerFlagString: Cannot compile with "-o\/etc\/passwd": ./,
  );
});

Deno.test("request-dsa-code-execution refuses a zip that is none", async () => {
  const zip = { type: "base64url-encoding", base64UrlEncodedZip: base64url("no zip at all") };
  const [message] = (await submit({ additionalFilesAsZip: zip })).outputs();
  assert.match(
    message!,
    /^invalid-argument: data\[0\]\.data\.additionalFilesAsZip\.base64UrlEncodedZip: Cannot ./,
  );
});

Deno.test("request-dsa-code-execution refuses a callback address that is none", async () => {
  for (const url of ["school.example/done", "ftp://school.example/", "https://a:b@school.example/"]) {
    const [message] = (await configured({ callbackUrlOnExecutionCompletion: url })).outputs();
    assert.match(
      message!,
      /^invalid-argument: data\[0\]\.data\.runConfig\.callbackUrlOnExecutionCompletion: Cannot ./,
    );
  }
});

Deno.test("request-dsa-code-execution is unavailable when too many wait, and the answer says for how long", async () => {
  assert.equal((await submit()).output.status, "ok");
  assert.equal((await submit()).output.status, "ok");
  const answer = await submit();
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.outputs(), [
    "unavailable: Cannot queue 1 more: at most 2 of a school may wait at once",
  ]);
  assert.equal(answer.headers.get("Retry-After"), "30");
  const other = app.as(await app.key({ school: "south" }));
  assert.equal((await other.post("request-dsa-code-execution", submission())).output.status, "ok");
});

Deno.test("request-dsa-code-execution needs a key with the scope execute", async () => {
  assert.equal((await app.as(null).post("request-dsa-code-execution", submission())).status, 401);
  const reader = app.as(await app.key({ scopes: ["read", "write", "sales"] }));
  assert.equal((await reader.post("request-dsa-code-execution", submission())).status, 403);
});

Deno.test("request-dsa-code-execution submits once for one Idempotency-Key", async () => {
  const once = { "Idempotency-Key": "attempt-1" };
  const first = await caller.post("request-dsa-code-execution", submission(), once);
  const again = await caller.post("request-dsa-code-execution", submission(), once);
  assert.equal(first.data().taskId, again.data().taskId);
  assert.equal((await submit()).output.status, "ok");
});

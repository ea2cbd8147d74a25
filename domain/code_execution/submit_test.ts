import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { sql } from "../../db/sql.ts";
import { submissionBounds } from "../../runner/mod.ts";
import { entry, testWorld } from "../../tests/code_execution_world.ts";
import { zipArchive } from "../../tests/zip_archive.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { findTasks } from "./results.ts";
import { submitTask, submitTasks } from "./submit.ts";
import type { NewTask } from "./task.ts";

const { db, as } = await testWorld();

async function refusal(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(() => null, (error) => error);
  assert.ok(error instanceof Refusal, `expected a refusal, got ${error}`);
  return error;
}

async function waiting(): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int from code_execution_queue`);
  return row!.count;
}

Deno.test("submitTasks gives the ids in the order of the entries", async () => {
  const context = as("north");
  const ids = await submitTasks(
    context,
    Array.from({ length: 100 }, (_, index) => entry(`program ${index}`)),
  );
  assert.equal(new Set(ids).size, 100);
  const tasks = await findTasks(context, ids);
  assert.deepEqual(
    tasks.map((task) => new TextDecoder().decode(task.source)),
    Array.from({ length: 100 }, (_, index) => `program ${index}`),
  );
  assert.ok(tasks.every((task) => task.status === "Pending" && task.result === null));
});

Deno.test("an archive that many entries share is unpacked once", async () => {
  const zip = zipArchive([{ name: "a", content: new Uint8Array(10 * 1_048_576) }]);
  let turns = 0;
  const another = () => {
    turns++;
    others = setTimeout(another);
  };
  // Unpacking gives way to others once a mebibyte.
  let others = setTimeout(another);
  await submitTasks(as("north"), Array.from({ length: 20 }, () => ({ ...entry("x"), zip })));
  clearTimeout(others);
  assert.ok(turns < 100, `${turns} turns`);
  assert.equal(await waiting(), 20);
});

Deno.test("submitTask keeps every byte and every field of the run configuration", async () => {
  const every = Uint8Array.from({ length: 256 }, (_, index) => index);
  const runConfig = {
    customMatcherToUseForExpectedOutput: "IgnoreWhitespaceAtStartAndEnd",
    expectedOutput: every,
    stdinString: every.toReversed(),
    callbackUrlOnExecutionCompletion: "https://school.example/done?x=1",
    shouldEnablePerProcessAndThreadCpuTimeLimit: true,
    shouldEnablePerProcessAndThreadMemoryLimit: true,
    shouldAllowInternetAccess: false,
    compilerFlagString: "-O1 -O2",
    maxFileSizeInKilobytesFilesCreatedOrModified: 1,
    stackSizeLimitInKilobytes: 64,
    cpuTimeLimitInMilliseconds: 3,
    wallTimeLimitInMilliseconds: 4,
    memoryLimitInKilobyte: 2048,
    maxProcessesAndOrThreads: 6,
  };
  const id = await submitTask(as("north"), { language: "C", source: every, runConfig, zip: null });
  const [task] = await findTasks(as("north"), [id]);
  assert.deepEqual(task, { id, language: "C", source: every, runConfig, status: "Pending", result: null });
});

Deno.test("the largest entry that the interface allows is kept whole", async () => {
  const { sourceBytesMax, stdinBytesMax, expectedOutputBytesMax } = submissionBounds;
  const filled = (length: number, factor: number) =>
    new Uint8Array(length).map((_, index) => (index * factor) >> 4);
  const source = filled(sourceBytesMax, 3);
  const runConfig = {
    stdinString: filled(stdinBytesMax, 5),
    expectedOutput: filled(expectedOutputBytesMax, 7),
  };
  const id = await submitTask(as("north"), { language: "C", source, runConfig, zip: null });
  const [task] = await findTasks(as("north"), [id]);
  assert.equal(Buffer.compare(task!.source, source), 0);
  assert.equal(Buffer.compare(task!.runConfig.stdinString, runConfig.stdinString), 0);
  assert.equal(Buffer.compare(task!.runConfig.expectedOutput, runConfig.expectedOutput), 0);
});

Deno.test("a refused entry is named, and nothing of its batch is queued", async (t) => {
  const cases: [string, Partial<NewTask>, string, string, RegExp][] = [
    ["an unknown language", { language: "Cobol" }, "unsupported", "language", /"Cobol".*languages are C$/],
    [
      "a flag not on the list",
      { runConfig: { compilerFlagString: "-O2 -fplugin=x" } },
      "invalid-argument",
      "runConfig.compilerFlagString",
      /"-fplugin=x".*not on the list/,
    ],
    [
      "internet access",
      { runConfig: { shouldAllowInternetAccess: true } },
      "unsupported",
      "runConfig.shouldAllowInternetAccess",
      /no network/,
    ],
    [
      "an unknown matcher",
      { runConfig: { customMatcherToUseForExpectedOutput: "toString" } },
      "invalid-argument",
      "runConfig.customMatcherToUseForExpectedOutput",
      /"toString".*ExactMatch, IgnoreWhitespaceAtStartAndEnd,/,
    ],
    [
      "a callback that is no address",
      { runConfig: { callbackUrlOnExecutionCompletion: "school" } },
      "invalid-argument",
      "runConfig.callbackUrlOnExecutionCompletion",
      /"school".*http or https/,
    ],
    [
      "a callback by another way",
      { runConfig: { callbackUrlOnExecutionCompletion: "file:///etc/passwd" } },
      "invalid-argument",
      "runConfig.callbackUrlOnExecutionCompletion",
      /http or https/,
    ],
    [
      "a callback with a password",
      { runConfig: { callbackUrlOnExecutionCompletion: "https://a:b@c.example/" } },
      "invalid-argument",
      "runConfig.callbackUrlOnExecutionCompletion",
      /password/,
    ],
    [
      "an archive that is none",
      { zip: new TextEncoder().encode("PK") },
      "invalid-argument",
      "additionalFilesAsZip.base64UrlEncodedZip",
      /not a sound zip archive/,
    ],
  ];
  for (const [name, wrong, kind, path, message] of cases) {
    await t.step(name, async () => {
      const single = await refusal(submitTask(as("north"), entry("x", wrong)));
      assert.deepEqual([single.kind, single.details.path], [kind, path]);
      assert.match(single.message, message);
      const batch = await refusal(submitTasks(as("north"), [entry("a"), entry("x", wrong), entry("b")]));
      assert.deepEqual([batch.kind, batch.details.path], [kind, `entries[1].${path}`]);
      assert.equal(await waiting(), 0);
    });
  }
});

Deno.test("a batch past the queue limit is refused whole, and other schools are not concerned", async () => {
  const crowded = (school: string): Context => as(school, { queueLimit: 5 });
  const some = (count: number) => Array.from({ length: count }, () => entry("x"));
  await submitTasks(crowded("north"), some(4));
  const refused = await refusal(submitTasks(crowded("north"), some(2)));
  assert.equal(refused.kind, "unavailable");
  assert.ok(refused.details.retryAfterSeconds! > 0);
  assert.match(refused.message, /2 more.*at most 5/);
  assert.equal(await waiting(), 4);
  await submitTasks(crowded("north"), some(1));
  await submitTasks(crowded("south"), some(5));
  assert.equal(await waiting(), 10);
});

Deno.test("submissions at the same instant are all queued", async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) => submitTask(as("north"), entry(`${index}`))),
  );
  assert.equal(new Set(ids).size, 50);
  assert.equal(await waiting(), 50);
});

Deno.test("submitting wakes whoever listens", async () => {
  let rings = 0;
  const stop = await db.listen("code_execution_tasks_waiting", () => rings++);
  await submitTasks(as("north"), [entry("a"), entry("b")]);
  for (let tries = 0; rings === 0 && tries < 500; tries++) {
    await new Promise((later) => setTimeout(later, 10));
  }
  assert.equal(rings, 1);
  await stop();
});

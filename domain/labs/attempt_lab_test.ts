import assert from "node:assert/strict";
import { finishAndLease, takeLeasesFromTheDead } from "../../db/code_execution_queue.ts";
import { sql } from "../../db/sql.ts";
import { runStatuses } from "../../runner/mod.ts";
import { bytes, entry, testLanguage, testNow, testWorld, text } from "../../tests/code_execution_world.ts";
import { importSchools } from "../../tests/import_school.ts";
import { internalError } from "../code_execution/judge_task.ts";
import { findTasks } from "../code_execution/results.ts";
import { removeOldTasks } from "../code_execution/retention.ts";
import { submitTask } from "../code_execution/submit.ts";
import { Refusal } from "../refusals.ts";
import { attemptLab, type NewLabAttempt } from "./attempt_lab.ts";
import { findAttemptResult, findLabResult } from "./lab_result.ts";

const { db, as } = await testWorld();

const user = (id: string) => ({ id, name: id, username: id, email: `${id}@example.org` });
const lab = (id: string, more: object = {}) => ({
  id,
  title: id,
  languages: ["C", "Cpp"],
  testCases: ["b", "a", "c"].map((id) => ({ id, stdin: `in ${id}`, expectedOutput: `out ${id}` })),
  ...more,
});

Deno.test.beforeEach(async () => {
  const strict = {
    matcher: "IgnoreWhitespaceAtStartAndEnd",
    compilerFlags: "-O1",
    cpuTimeLimitInMilliseconds: 11,
    wallTimeLimitInMilliseconds: 12,
    memoryLimitInKilobyte: 2049,
    stackSizeLimitInKilobytes: 65,
    maxFileSizeInKilobytes: 13,
  };
  await importSchools(db, {
    id: "north",
    name: "north",
    country: "IN",
    users: [user("ada"), user("bob")],
    ioLabs: [
      lab("sum"),
      lab("strict", strict),
      lab("python", { languages: ["Python"] }),
      lab("many", { testCases: Array.from({ length: 30 }, (_, index) => ({ id: `${index}` })) }),
    ],
  }, { id: "south", name: "south", country: "IN", users: [user("ada"), user("sue")], ioLabs: [lab("sum")] });
});

const attempt = (more: Partial<NewLabAttempt> = {}, context = as("north")) =>
  attemptLab(context, { userId: "ada", labId: "sum", language: "C", source: bytes("x"), ...more });
const result = (userId = "ada", labId = "sum", school = "north") =>
  findLabResult(as(school), { userId, labId });
const statuses = async (...of: Parameters<typeof result>) =>
  Object.fromEntries((await result(...of))!.testCases.map(({ id, status }) => [id, status]));

/** Finishes what is next in the queue; gives its input. */
async function finishNext(status: string): Promise<string> {
  const token = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token, leaseMs: 60_000 });
  const lease = { taskId: leased!.task_id, token };
  await finishAndLease(db, { lease, result: { ...internalError(testNow), status } }, null);
  return text(leased!.stdin);
}

async function counts() {
  const [row] = await db.query<Record<"attempts" | "results" | "tasks" | "queue", number>>(sql`
    select (select count(*) from lab_attempts) as attempts, (select count(*) from lab_attempt_results) as results,
      (select count(*) from code_execution_tasks) as tasks, (select count(*) from code_execution_queue) as queue`);
  return row!;
}

async function refusal(work: Promise<unknown>): Promise<[string, string, string | undefined]> {
  const error = await work.then(() => null, (error) => error);
  assert.ok(error instanceof Refusal, `expected a refusal, got ${error}`);
  return [error.kind, error.message, error.details.path];
}

Deno.test("an attempt is pending in every test case, in the lab's order, and complete with the last verdict", async () => {
  assert.equal(await result(), null);
  await attempt();
  assert.deepEqual(await result(), {
    isRunComplete: false,
    testCases: ["b", "a", "c"].map((id) => ({ id, status: "pending" })),
  });
  assert.equal(await finishNext("successful"), "in b");
  assert.equal(await finishNext("wrong-answer"), "in a");
  assert.deepEqual(await statuses(), { b: "successful", a: "wrong-answer", c: "pending" });
  assert.equal((await result())!.isRunComplete, false);
  assert.equal(await finishNext("died-sigsev"), "in c");
  assert.deepEqual(await statuses(), { b: "successful", a: "wrong-answer", c: "died-sigsev" });
  assert.equal((await result())!.isRunComplete, true);
});

Deno.test("an attempt's runs are tasks with the lab's limits, flags, matcher and texts", async () => {
  const id = await attempt({ labId: "strict", source: bytes("int main") });
  const rows = await db.query<{ task_id: string }>(sql`
    select result.task_id from lab_attempt_results result join lab_test_cases test_case
      on (test_case.school_id, test_case.lab_id, test_case.id) = (result.school_id, result.lab_id, test_case_id)
    where attempt_id = ${id} order by position`);
  const tasks = await findTasks(as("north"), rows.map((row) => row.task_id));
  for (const [index, task] of tasks.entries()) {
    const { stdinString, expectedOutput, ...runConfig } = task.runConfig;
    const name = ["b", "a", "c"][index];
    assert.deepEqual([text(stdinString), text(expectedOutput)], [`in ${name}`, `out ${name}`]);
    assert.deepEqual([task.language, text(task.source), task.status], ["C", "int main", "Pending"]);
    assert.deepEqual(runConfig, {
      customMatcherToUseForExpectedOutput: "IgnoreWhitespaceAtStartAndEnd",
      callbackUrlOnExecutionCompletion: null,
      shouldEnablePerProcessAndThreadCpuTimeLimit: false,
      shouldEnablePerProcessAndThreadMemoryLimit: false,
      shouldAllowInternetAccess: false,
      compilerFlagString: "-O1",
      maxFileSizeInKilobytesFilesCreatedOrModified: 13,
      stackSizeLimitInKilobytes: 65,
      cpuTimeLimitInMilliseconds: 11,
      wallTimeLimitInMilliseconds: 12,
      memoryLimitInKilobyte: 2049,
      maxProcessesAndOrThreads: 60,
    });
  }
});

Deno.test("what is handed in is kept with the attempt, byte for byte", async () => {
  const source = Uint8Array.from({ length: 256 }, (_, index) => index);
  const id = await attempt({ source });
  const rows = await db.query(sql`select * from lab_attempts`);
  assert.deepEqual(rows, [
    { school_id: "north", id, user_id: "ada", lab_id: "sum", language: "C", source, started_at: testNow },
  ]);
});

Deno.test("each verdict on a program that ran is kept by its own name", async () => {
  await attempt({ labId: "many" });
  for (const status of runStatuses) {
    if (status !== "compilation-error") await finishNext(status);
  }
  const { testCases } = (await result("ada", "many"))!;
  assert.deepEqual(
    testCases.slice(0, 10).map(({ status }) => status),
    runStatuses.filter((status) => status !== "compilation-error"),
  );
});

Deno.test("a compilation error is every test case's, as soon as it is known of one", async () => {
  await attempt();
  await finishNext("compilation-error");
  assert.deepEqual(await result(), {
    isRunComplete: true,
    testCases: ["b", "a", "c"].map((id) => ({ id, status: "compilation-error" })),
  });
  await finishNext("compilation-error");
  await finishNext("compilation-error");
  assert.deepEqual(await db.query(sql`select distinct status from lab_attempt_results`), [
    { status: "compilation-error" },
  ]);
});

Deno.test("a result outlives the tasks", async () => {
  await attempt();
  for (const status of ["successful", "wrong-answer", "unknown"]) await finishNext(status);
  const before = await result();
  const later = { ...as("north"), clock: () => new Date(testNow.getTime() + 8 * 86_400_000) };
  assert.equal(await removeOldTasks(later, 7, new AbortController().signal), 3);
  assert.equal((await counts()).tasks, 0);
  assert.deepEqual(await result(), before);
});

Deno.test("a run that is given up because its workers die is an internal error of its test case", async () => {
  await attempt();
  await finishAndLease(db, null, { token: crypto.randomUUID(), leaseMs: 60_000 });
  const rule = { soloDeathsMax: 0, pausesMs: [0] };
  await takeLeasesFromTheDead(db, "all", rule, internalError(testNow));
  assert.deepEqual(await statuses(), { b: "internal-isolate-error", a: "pending", c: "pending" });
});

Deno.test("a result that comes too late changes nothing", async () => {
  await attempt();
  const lost = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token: lost, leaseMs: 60_000 });
  await takeLeasesFromTheDead(db, "all", { soloDeathsMax: 3, pausesMs: [0] }, internalError(testNow));
  const late = { lease: { taskId: leased!.task_id, token: lost }, result: internalError(testNow) };
  assert.equal((await finishAndLease(db, late, null)).isFinished, false);
  assert.equal((await statuses()).b, "pending");
  assert.equal(await finishNext("successful"), "in b");
  assert.equal((await finishAndLease(db, late, null)).isFinished, false);
  assert.equal((await statuses()).b, "successful");
});

Deno.test("the latest attempt counts, whatever becomes of earlier ones", async () => {
  const at = (seconds: number) => ({
    ...as("north"),
    clock: () => new Date(testNow.getTime() + seconds * 1000),
  });
  const first = await attempt({}, at(0));
  const second = await attempt({}, at(1));
  const earlier = await attempt({}, at(-1));
  for (let i = 0; i < 3; i++) await finishNext("wrong-answer");
  assert.deepEqual(await statuses(), { b: "pending", a: "pending", c: "pending" });
  for (let i = 0; i < 3; i++) await finishNext("successful");
  assert.deepEqual(await statuses(), { b: "successful", a: "successful", c: "successful" });
  const of = async (id: string) =>
    (await findAttemptResult(as("north"), id)).testCases.map((one) => one.status);
  assert.deepEqual(await Promise.all([first, second, earlier].map(of)), [
    ["wrong-answer", "wrong-answer", "wrong-answer"],
    ["successful", "successful", "successful"],
    ["pending", "pending", "pending"],
  ]);
});

Deno.test("attempts of one learner at the same instant all run, and one of them is the latest", async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => attempt()));
  assert.equal(new Set(ids).size, 4);
  assert.deepEqual(await counts(), { attempts: 4, results: 12, tasks: 12, queue: 12 });
  for (let i = 0; i < 12; i++) await finishNext("successful");
  assert.ok((await result())!.isRunComplete);
  for (const id of ids) assert.ok((await findAttemptResult(as("north"), id)).isRunComplete);
});

Deno.test("schools do not see each other's attempts, users and labs", async () => {
  const id = await attempt();
  assert.equal(await result("ada", "sum", "south"), null);
  assert.equal(await result("bob", "sum"), null);
  const context = as("south");
  assert.deepEqual(await refusal(findAttemptResult(context, id)), [
    "not-found",
    `The school has no lab attempt "${id}"`,
    "attemptId",
  ]);
  const noLab = ["not-found", 'The school has no lab "strict"', "labId"];
  assert.deepEqual(await refusal(attempt({ labId: "strict" }, context)), noLab);
  assert.deepEqual(await refusal(result("ada", "strict", "south")), noLab);
  const noUser = ["not-found", 'The school has no user "bob"', "userId"];
  assert.deepEqual(await refusal(attempt({ userId: "bob" }, context)), noUser);
  assert.deepEqual(await refusal(result("bob", "sum", "south")), noUser);
});

Deno.test("what cannot be judged is refused, and nothing of it is stored", async () => {
  const sentences: [Partial<NewLabAttempt>, string, RegExp, string][] = [
    [
      { language: "Python" },
      "invalid-argument",
      /^Cannot attempt lab "sum" in "Python": its languages are C, Cpp$/,
      "language",
    ],
    [{ language: "Cpp" }, "unsupported", /^Cannot judge language "Cpp": the languages are C$/, "language"],
    [
      { source: new Uint8Array(1_048_577) },
      "invalid-argument",
      /^Cannot attempt lab "sum" with 1048577 bytes: at most 1048576 are allowed$/,
      "source",
    ],
  ];
  for (const [more, kind, message, path] of sentences) {
    const [gotKind, gotMessage, gotPath] = await refusal(attempt(more));
    assert.deepEqual([gotKind, gotPath], [kind, path]);
    assert.match(gotMessage, message);
  }
  assert.deepEqual(await counts(), { attempts: 0, results: 0, tasks: 0, queue: 0 });
  await attempt({ source: new Uint8Array(1_048_576) });
});

Deno.test("an attempt waits whole or not at all: past QUEUE_LIMIT nothing of it is stored", async () => {
  const context = as("north", { queueLimit: 5 });
  await attempt({}, context);
  const error = await attempt({}, context).then(() => null, (error) => error);
  assert.ok(error instanceof Refusal);
  assert.equal(error.kind, "unavailable");
  assert.equal(error.message, "Cannot queue 3 more: at most 5 of a school may wait at once");
  assert.equal(error.details.retryAfterSeconds, 30);
  assert.deepEqual(await counts(), { attempts: 1, results: 3, tasks: 3, queue: 3 });
  await finishNext("successful");
  await attempt({}, context);
  assert.deepEqual(await counts(), { attempts: 2, results: 6, tasks: 6, queue: 5 });
});

Deno.test("a lab's test cases do not hold up another school", async () => {
  await attempt({ labId: "many" });
  await submitTask(as("south"), entry("x", { runConfig: { stdinString: bytes("south") } }));
  const served = [await finishNext("successful"), await finishNext("successful")];
  assert.ok(served.includes("south"), served.join());
});

Deno.test("an attempt may be in any language that both the lab and the judge have", async () => {
  const context = as("north", { languages: [{ ...testLanguage, name: "Python" }] });
  await attempt({ labId: "python", language: "Python" }, context);
  assert.equal((await counts()).queue, 3);
});

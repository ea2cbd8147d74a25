import assert from "node:assert/strict";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { DatabaseError } from "../../db/database.ts";
import { sql } from "../../db/sql.ts";
import type { Verdict } from "../../runner/mod.ts";
import {
  alike,
  entry,
  successful,
  testRunner,
  testWorld,
  text,
  until,
} from "../../tests/code_execution_world.ts";
import { zipArchive } from "../../tests/zip_archive.ts";
import { findTasks } from "./results.ts";
import { submitTask, submitTasks } from "./submit.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

const { db, as, logged } = await testWorld();
const north = as("north");

/** A worker that lives as long as the block. Nothing happens by the clock: heartbeats are an hour apart. */
function worker(options: Partial<WorkerOptions> & Pick<WorkerOptions, "runner">): Worker & AsyncDisposable {
  const started = startWorker({
    context: north,
    slots: 2,
    ...options,
    pace: { heartbeatMs: 3_600_000, pauseMs: 1, pauseMsMax: 4, ...options.pace },
  });
  return { ...started, [Symbol.asyncDispose]: () => started.stop({ graceMs: 0 }) };
}

async function allFinished(ids: readonly string[]): Promise<boolean> {
  return (await findTasks(north, ids)).every((task) => task.status === "Finished");
}

const outcome = async (id: string) => {
  const [task] = await findTasks(north, [id]);
  return [task!.status, task!.result?.status, task!.result?.run && text(task!.result.run.stdout)];
};

/** A judge whose verdicts come when the test says so. */
function heldRunner() {
  const waiting: { source: string; answer: (verdict: Verdict) => void; fail: (error: Error) => void }[] = [];
  const runner = testRunner((source) =>
    new Promise<Verdict>((answer, fail) => waiting.push({ source, answer, fail }))
  );
  return { runner, waiting };
}

Deno.test("two workers judge 500 tasks of each of two schools, every task exactly once", async () => {
  const timesJudged = new Map<string, number>();
  const byWorker = [0, 0];
  const runnerOf = (index: number) =>
    testRunner((source) => {
      timesJudged.set(source, (timesJudged.get(source) ?? 0) + 1);
      byWorker[index]!++;
      return successful(`${source}!`);
    });
  const ids: string[] = [];
  for (const school of ["north", "south"]) {
    for (let first = 0; first < 500; first += 100) {
      ids.push(
        ...await submitTasks(
          as(school),
          Array.from({ length: 100 }, (_, index) => entry(`${school} ${first + index}`)),
        ),
      );
    }
  }
  await using _a = worker({ runner: runnerOf(0), slots: 3 });
  await using _b = worker({ runner: runnerOf(1), slots: 3 });
  await until(async () => {
    const [row] = await db.query<{ left: number }>(
      sql`select count(*)::int as left from code_execution_queue`,
    );
    return row!.left === 0;
  });
  assert.equal(timesJudged.size, 1_000);
  assert.deepEqual(new Set(timesJudged.values()), new Set([1]));
  assert.ok(byWorker.every((count) => count > 0), byWorker.join());
  for (const school of ["north", "south"]) {
    const mine = ids.slice(school === "north" ? 0 : 500).slice(0, 500);
    (await findTasks(as(school), mine)).forEach((task, index) =>
      assert.equal(text(task.result!.run!.stdout), `${school} ${index}!`)
    );
  }
});

Deno.test("an idle worker is woken by a submission", async () => {
  await using _ = worker({ runner: testRunner(successful) });
  await until(async () => {
    const rows = await db.query(sql`select 1`);
    return rows.length === 1;
  });
  for (const source of ["a", "b", "c"]) {
    const id = await submitTask(north, entry(source));
    await until(() => allFinished([id]));
    assert.deepEqual(await outcome(id), ["Finished", "successful", source]);
  }
});

Deno.test("a submission of which no notice came is found by and by", async () => {
  const deaf = alike(db, { listen: () => Promise.resolve(() => Promise.resolve()) });
  await using _ = worker({
    context: { ...north, db: deaf },
    runner: testRunner(successful),
    pace: { heartbeatMs: 20 },
  });
  const id = await submitTask(north, entry("quiet"));
  await until(() => allFinished([id]));
});

Deno.test("the runner gets what was submitted, and no expectation where none was given", async () => {
  const seen: unknown[] = [];
  const runner = testRunner((_source, submission, request, expected) => {
    seen.push({ ...submission, source: text(submission.source), files: [...submission.files.keys()] });
    seen.push({ ...request, stdin: text(request.stdin) });
    seen.push(expected && { ...expected, output: text(expected.output) });
    return successful("");
  });
  const bytes = new TextEncoder().encode("bytes");
  const ids = await submitTasks(north, [
    entry("full", {
      zip: zipArchive([{ name: "data/in.txt", content: "1" }]),
      runConfig: {
        compilerFlagString: "-O1",
        stdinString: bytes,
        expectedOutput: bytes,
        customMatcherToUseForExpectedOutput: "IgnoreWhitespaceAtStartAndEnd",
        cpuTimeLimitInMilliseconds: 11,
        wallTimeLimitInMilliseconds: 12,
        memoryLimitInKilobyte: 2_048,
        stackSizeLimitInKilobytes: 64,
        maxFileSizeInKilobytesFilesCreatedOrModified: 13,
      },
    }),
    entry("bare"),
  ]);
  await using _ = worker({ runner, slots: 1 });
  await until(() => allFinished(ids));
  assert.deepEqual(seen, [
    { language: "C", source: "full", flags: ["-O1"], files: ["data/in.txt"], stackKb: 64 },
    { stdin: "bytes", limits: { cpuMs: 11, wallMs: 12, memoryKb: 2_048, stackKb: 64, fileKb: 13 } },
    { output: "bytes", matcher: "IgnoreWhitespaceAtStartAndEnd" },
    { language: "C", source: "bare", flags: [], files: [], stackKb: 65_536 },
    {
      stdin: "",
      limits: { cpuMs: 2_000, wallMs: 5_000, memoryKb: 512_000, stackKb: 65_536, fileKb: 51_200 },
    },
    null,
  ]);
});

Deno.test("no more tasks than slots are in work", async () => {
  const { runner, waiting } = heldRunner();
  const ids = await submitTasks(north, Array.from({ length: 7 }, (_, index) => entry(`${index}`)));
  await using _ = worker({ runner, slots: 3 });
  await until(() => waiting.length === 3);
  const tasks = await findTasks(north, ids);
  assert.deepEqual(tasks.map((task) => task.status), [
    ...Array(3).fill("Processing"),
    ...Array(4).fill("Pending"),
  ]);
  waiting.shift()!.answer(successful(""));
  await until(() => waiting.length === 3);
  assert.equal(waiting.at(-1)!.source, "3");
});

Deno.test("a fault of ours is logged whole and tried again", async () => {
  let times = 0;
  const fault = new Error("the disk is full");
  const id = await submitTask(north, entry("x"));
  await using _ = worker({
    runner: testRunner(() => {
      if (++times === 1) throw fault;
      return successful("second time");
    }),
  });
  await until(() => allFinished([id]));
  assert.deepEqual(await outcome(id), ["Finished", "successful", "second time"]);
  assert.deepEqual(logged.map(({ level, properties }) => [level, properties.error, properties.taskId]), [
    ["error", fault, id],
  ]);
});

Deno.test("a fault that comes again is an internal error, never the program's", async () => {
  let times = 0;
  const id = await submitTask(north, entry("x"));
  await using _ = worker({
    runner: testRunner(() => {
      times++;
      throw new Error("again");
    }),
  });
  await until(() => allFinished([id]));
  assert.deepEqual(await outcome(id), ["Finished", "internal-isolate-error", null]);
  assert.equal(times, 2);
});

Deno.test("stopping waits for what is in work, and takes nothing more", async () => {
  const { runner, waiting } = heldRunner();
  const [first, second] = await submitTasks(north, [entry("1"), entry("2")]);
  await using working = worker({ runner, slots: 1 });
  await until(() => waiting.length === 1);
  const stopped = working.stop({ graceMs: 60_000 });
  waiting[0]!.answer(successful("done"));
  await stopped;
  assert.deepEqual(await outcome(first!), ["Finished", "successful", "done"]);
  assert.deepEqual(await outcome(second!), ["Pending", undefined, undefined]);
  assert.equal(waiting.length, 1);
});

Deno.test("when the grace is over, what is in work is given back and its attempt does not count", async () => {
  const { runner, waiting } = heldRunner();
  const id = await submitTask(north, entry("long"));
  for (let restart = 0; restart < 3; restart++) {
    await using working = worker({ runner });
    await until(() => waiting.length === restart + 1);
    await working.stop({ graceMs: 0 });
    assert.equal((await outcome(id))[0], "Pending");
    // The runner is closed after the worker: what it was running is rejected then.
    waiting[restart]!.fail(new Error("the runner is closed"));
  }
  await using _ = worker({ runner: testRunner(successful) });
  await until(() => allFinished([id]));
  assert.deepEqual(await outcome(id), ["Finished", "successful", "long"]);
  assert.ok(logged.every(({ level }) => level === "info"), JSON.stringify(logged));
});

Deno.test("an idle worker stops at once, and twice is once", async () => {
  const working = worker({ runner: testRunner(successful) });
  await Promise.all([working.stop({ graceMs: 3_600_000 }), working.stop({ graceMs: 3_600_000 })]);
});

Deno.test("a heartbeat keeps the lease of what is in work", async () => {
  const { runner, waiting } = heldRunner();
  await submitTask(north, entry("long"));
  await using _ = worker({ runner, pace: { heartbeatMs: 20 } });
  await until(() => waiting.length === 1);
  const expiry = async () => {
    const [row] = await db.query<{ lease_expires_at: Date }>(
      sql`select lease_expires_at from code_execution_queue`,
    );
    return row!.lease_expires_at.getTime();
  };
  const before = await expiry();
  await until(async () => await expiry() > before);
});

Deno.test("another worker takes over from one that lost its lease, and the late result is dropped", async () => {
  const { runner, waiting } = heldRunner();
  const id = await submitTask(north, entry("x"));
  await using _slow = worker({ runner, slots: 1 });
  await until(() => waiting.length === 1);
  await db.query(sql`update code_execution_queue set lease_expires_at = now() - interval '1 second'`);
  await using _other = worker({ runner: testRunner(() => successful("other")), pace: { heartbeatMs: 20 } });
  await until(() => allFinished([id]));
  waiting[0]!.answer(successful("late"));
  await until(() => logged.some(({ message }) => message.includes("came too late")));
  assert.deepEqual(await outcome(id), ["Finished", "successful", "other"]);
});

Deno.test("a task whose workers died is judged alone, and then only its death counts against it", async () => {
  const { runner, waiting } = heldRunner();
  const [, suspect] = await submitTasks(
    north,
    ["first", "suspect", "third", "fourth"].map((name) => entry(name)),
  );
  await db.query(sql`update code_execution_queue set deaths = 2 where task_id = ${suspect!}::uuid`);
  const solo = async () =>
    (await db.query<{ is_solo: boolean }>(
      sql`select is_solo from code_execution_queue where task_id = ${suspect!}::uuid`,
    ))[0]?.is_solo;
  await using _ = worker({ runner, slots: 3 });
  await until(() => waiting.length >= 1);
  const begun = () => waiting.map(({ source }) => source);
  // Whoever began before the suspect's turn goes on to the end; the others wait.
  while (!begun().includes("suspect")) {
    assert.equal(await solo(), false);
    waiting.shift()!.answer(successful(""));
    await until(() => waiting.length > 0);
  }
  assert.deepEqual(begun(), ["suspect"]);
  await until(async () => await solo() === true);
  waiting.shift()!.answer(successful("right"));
  await until(() => waiting.length > 0);
  assert.deepEqual(await outcome(suspect!), ["Finished", "successful", "right"]);
  assert.match(logged.map(({ message }) => message).join(), /judged alone/);
});

Deno.test("a result survives a database that fails for a while", async () => {
  let failures = 3;
  const flaky = alike(db, {
    query(query) {
      if (failures === 0 || !query.text.includes("insert into code_execution_results")) {
        return db.query(query);
      }
      failures--;
      return Promise.reject(new DatabaseError("connection lost", "08006", undefined));
    },
  });
  let times = 0;
  const id = await submitTask(north, entry("x"));
  await using _ = worker({
    context: { ...north, db: flaky },
    runner: testRunner(() => successful(`${++times}`)),
  });
  await until(() => allFinished([id]));
  assert.deepEqual(await outcome(id), ["Finished", "successful", "1"]);
  assert.equal(failures, 0);
});

Deno.test("an embedded database's leases are dead when its process starts", {
  ignore: db.engine !== "pglite",
}, async () => {
  const id = await submitTask(north, entry("x"));
  const token = crypto.randomUUID();
  await finishAndLease(db, null, { token, leaseMs: 3_600_000 });
  // Another object is, to the worker, the database of another process.
  const reopened = alike(db);
  await using _ = worker({ context: { ...north, db: reopened }, runner: testRunner(successful) });
  await until(() => allFinished([id]));
});

Deno.test("a second worker of the process leaves the first one's leases alone", async () => {
  const { runner, waiting } = heldRunner();
  const id = await submitTask(north, entry("x"));
  await using _first = worker({ runner });
  await until(() => waiting.length === 1);
  let times = 0;
  await using _second = worker({
    runner: testRunner(() => successful(`${++times}`)),
    pace: { heartbeatMs: 10 },
  });
  const another = await submitTask(north, entry("y"));
  await until(async () => (await outcome(another))[0] === "Finished" || waiting.length === 2);
  waiting.forEach(({ answer, source }) => answer(successful(`first ${source}`)));
  await until(() => allFinished([id]));
  assert.deepEqual(await outcome(id), ["Finished", "successful", "first x"]);
});

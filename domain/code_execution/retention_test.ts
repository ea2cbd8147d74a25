import assert from "node:assert/strict";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { sql } from "../../db/sql.ts";
import { entry, successful, testNow, testWorld, until } from "../../tests/code_execution_world.ts";
import { resultOf } from "./judge_task.ts";
import { removedAtOnceMax, removeOldTasks, startRetention } from "./retention.ts";
import { submitTasks } from "./submit.ts";

const { db, as, logged } = await testWorld();
const never = new AbortController().signal;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

async function finishOne(finishedAt: Date): Promise<string> {
  const token = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token, leaseMs: 60_000 });
  const result = resultOf(successful(""), finishedAt);
  await finishAndLease(db, { lease: { taskId: leased!.task_id, token }, result }, null);
  return leased!.task_id;
}

async function left(): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from code_execution_tasks order by id`);
  return rows.map((row) => row.id);
}

Deno.test("tasks that finished too long ago go with all that is theirs, newer and unfinished ones stay", async () => {
  const runConfig = { callbackUrlOnExecutionCompletion: "http://receiver.example/" };
  const ids = await submitTasks(as("north"), Array.from({ length: 5 }, () => entry("x", { runConfig })));
  const gone = [await finishOne(daysAgo(8)), await finishOne(daysAgo(7.001))];
  await finishOne(daysAgo(6.999));
  await finishOne(testNow);
  assert.equal(await removeOldTasks(as("north"), 7, never), 2);
  assert.deepEqual(await left(), ids.filter((id) => !gone.includes(id)).toSorted());
  const [results] = await db.query<{ count: number }>(sql`select count(*)::int from code_execution_results`);
  const [callbacks] = await db.query<{ count: number }>(sql`select count(*)::int from callback_outbox`);
  assert.deepEqual([results!.count, callbacks!.count], [2, 2]);
});

Deno.test("more than one step removes is removed in several", async () => {
  const count = removedAtOnceMax + 5;
  for (let first = 0; first < count; first += 100) {
    await submitTasks(as("north"), Array.from({ length: Math.min(100, count - first) }, () => entry("x")));
  }
  await db.query(sql`
    insert into code_execution_results (task_id, finished_at, status, compiler_output)
    select id, ${daysAgo(30)}, 'unknown', '' from code_execution_tasks`);
  assert.equal(await removeOldTasks(as("north"), 7, never), count);
  assert.deepEqual(await left(), []);
});

Deno.test("retention works until it is stopped", async () => {
  await submitTasks(as("north"), [entry("a"), entry("b")]);
  await finishOne(daysAgo(8));
  const retention = startRetention({ context: as("north"), days: 7, everyMs: 5 });
  await until(async () => (await left()).length === 1);
  await finishOne(daysAgo(8));
  await until(async () => (await left()).length === 0);
  await retention.stop();
  assert.deepEqual(logged.filter(({ level }) => level !== "info"), []);
});

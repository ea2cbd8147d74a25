import assert from "node:assert/strict";
import {
  finishAndLease,
  giveBackLeases,
  type Lease,
  type LeasedTaskRow,
  markSolo,
  renewLeases,
  takeLeasesFromTheDead,
} from "../../db/code_execution_queue.ts";
import { sql } from "../../db/sql.ts";
import { entry, successful, testNow, testWorld, text } from "../../tests/code_execution_world.ts";
import { internalError, resultOf } from "./judge_task.ts";
import { findTasks } from "./results.ts";
import { submitTask, submitTasks } from "./submit.ts";

const { db, as } = await testWorld();

const leaseMs = 60_000;
const rule = { soloDeathsMax: 3, pausesMs: [0, 60_000, 300_000] };
const newToken = () => crypto.randomUUID();

async function lease(): Promise<{ lease: Lease; row: LeasedTaskRow } | null> {
  const token = newToken();
  const { leased: row } = await finishAndLease(db, null, { token, leaseMs });
  return row && { lease: { taskId: row.task_id, token }, row };
}

/** Leases that many tasks and says their sources, in the order in which they were given. */
async function served(count: number): Promise<string[]> {
  const sources: string[] = [];
  for (let i = 0; i < count; i++) sources.push(text((await lease())!.row.source));
  return sources;
}

const submit = (school: string, from: number, count: number) =>
  submitTasks(as(school), Array.from({ length: count }, (_, index) => entry(`${school} ${from + index}`)));

const result = resultOf(successful("out"), testNow);

async function expire(taskId: string): Promise<void> {
  await db.query(sql`
    update code_execution_queue set lease_expires_at = clock_timestamp() - interval '1 second'
    where task_id = ${taskId}::uuid`);
}

Deno.test("an empty queue leases nothing", async () => {
  assert.equal(await lease(), null);
});

Deno.test("a school's tasks are served in the order of their arrival", async () => {
  await submit("north", 1, 3);
  await submit("north", 4, 2);
  assert.deepEqual(await served(5), ["north 1", "north 2", "north 3", "north 4", "north 5"]);
  assert.equal(await lease(), null);
});

Deno.test("a school's thousand does not hold up another's single one", async () => {
  for (let hundred = 0; hundred < 10; hundred++) await submit("north", hundred * 100, 100);
  await served(20);
  await submit("south", 1, 1);
  const next = await served(2);
  assert.ok(next.includes("south 1"), next.join());
});

Deno.test("schools that both wait are served in turns, whoever came first", async () => {
  await submit("north", 1, 6);
  await served(2);
  await submit("south", 1, 3);
  assert.deepEqual(await served(7), [
    "north 3",
    "south 1",
    "north 4",
    "south 2",
    "north 5",
    "south 3",
    "north 6",
  ]);
});

Deno.test("a school that was served before owes nothing for it", async () => {
  await submit("south", 1, 50);
  await served(50);
  await submit("north", 1, 3);
  await submit("south", 51, 2);
  assert.deepEqual(await served(5), ["north 1", "south 51", "north 2", "south 52", "north 3"]);
});

Deno.test("two at once never lease the same task", async () => {
  await submit("north", 1, 20);
  const leased = await Promise.all(Array.from({ length: 30 }, () => lease()));
  const ids = leased.filter((task) => task !== null).map((task) => task.lease.taskId);
  assert.equal(ids.length, 20);
  assert.equal(new Set(ids).size, 20);
});

Deno.test("one statement finishes a task and leases the next", async () => {
  await submit("north", 1, 2);
  const first = (await lease())!;
  const token = newToken();
  const { isFinished, leased } = await finishAndLease(db, { lease: first.lease, result }, { token, leaseMs });
  assert.ok(isFinished);
  assert.equal(text(leased!.source), "north 2");
  const [task] = await findTasks(as("north"), [first.lease.taskId]);
  assert.equal(task!.status, "Finished");
});

Deno.test("only the lease that is held finishes, and only once", async () => {
  const id = await submitTask(as("north"), entry("x"));
  const { lease: held } = (await lease())!;
  const finish = async (lease: Lease) => (await finishAndLease(db, { lease, result }, null)).isFinished;
  assert.equal(await finish({ taskId: id, token: newToken() }), false);
  assert.equal((await findTasks(as("north"), [id]))[0]!.status, "Processing");
  assert.equal(await finish(held), true);
  const again = { ...result, status: "wrong-answer" };
  assert.equal((await finishAndLease(db, { lease: held, result: again }, null)).isFinished, false);
  assert.equal((await findTasks(as("north"), [id]))[0]!.result!.status, "successful");
});

Deno.test("a lease that runs out lets the task run again, and its late result is nobody's", async () => {
  await submit("north", 1, 2);
  const first = (await lease())!;
  assert.deepEqual(await takeLeasesFromTheDead(db, "expired", rule, internalError(testNow)), {
    failedTaskIds: [],
    releasedTaskIds: [],
  });
  await expire(first.lease.taskId);
  const taken = await takeLeasesFromTheDead(db, "expired", rule, internalError(testNow));
  assert.deepEqual(taken, { failedTaskIds: [], releasedTaskIds: [first.lease.taskId] });
  assert.equal((await finishAndLease(db, { lease: first.lease, result }, null)).isFinished, false);
  const second = (await lease())!;
  assert.equal(second.lease.taskId, first.lease.taskId, "it keeps its place");
  assert.deepEqual([first.row.attempts, second.row.attempts], [1, 1], "a lost lease is no fault");
  assert.deepEqual([first.row.deaths, second.row.deaths], [0, 1]);
  assert.equal((await finishAndLease(db, { lease: second.lease, result }, null)).isFinished, true);
});

/** Lets the worker that has the task die; says whether the task was given up. */
async function die(id: string): Promise<boolean> {
  await expire(id);
  const taken = await takeLeasesFromTheDead(db, "expired", rule, internalError(testNow));
  assert.deepEqual([...taken.failedTaskIds, ...taken.releasedTaskIds], [id]);
  return taken.failedTaskIds.length === 1;
}

/** Lets the pause of a task be over; gives its length, seconds. */
async function pauseOver(): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(sql`
    with before as (select task_id, waits_until from code_execution_queue)
    update code_execution_queue queue set waits_until = now()
    from before where before.task_id = queue.task_id
    returning round(extract(epoch from before.waits_until - now()))::int as seconds`);
  return row!.seconds;
}

Deno.test("a task is not blamed for workers that had something else in work, however many die", async () => {
  const id = await submitTask(as("north"), entry("x"));
  for (let deaths = 0; deaths < 10; deaths++) {
    assert.equal((await lease())!.row.deaths, deaths);
    assert.equal(await die(id), false);
  }
  const last = (await lease())!;
  assert.equal((await finishAndLease(db, { lease: last.lease, result }, null)).isFinished, true);
});

Deno.test("a task that was alone when its worker died three times, with pauses, is an internal error", async () => {
  const id = await submitTask(as("north"), entry("x"));
  await submitTask(as("south"), entry("y"));
  const pauses: number[] = [];
  for (const isGivenUp of [false, false, true]) {
    const suspect = (await lease())!;
    assert.equal(suspect.lease.taskId, id);
    assert.equal(await markSolo(db, suspect.lease), true);
    assert.equal(await die(id), isGivenUp);
    if (isGivenUp) break;
    const other = (await lease())!;
    assert.equal(text(other.row.source), "y", "a task that pauses holds up nobody");
    await giveBackLeases(db, [other.lease], { countsAsAttempt: false });
    pauses.push(await pauseOver());
  }
  assert.deepEqual(pauses, [60, 300]);
  const [task] = await findTasks(as("north"), [id]);
  assert.deepEqual(task!.result, {
    status: "internal-isolate-error",
    finishedAt: testNow,
    compilerOutput: new Uint8Array(0),
    run: null,
  });
});

Deno.test("who was alone once need not be the next time, and a lost lease marks nothing", async () => {
  const id = await submitTask(as("north"), entry("x"));
  const first = (await lease())!;
  await markSolo(db, first.lease);
  await die(id);
  assert.equal(await markSolo(db, first.lease), false);
  for (let deaths = 0; deaths < 5; deaths++) {
    await pauseOver();
    assert.notEqual(await lease(), null);
    assert.equal(await die(id), false);
  }
});

Deno.test("a task that pauses keeps its turn, and newcomers do not get that old one", async () => {
  const id = await submitTask(as("north"), entry("suspect"));
  await submit("north", 1, 8);
  const suspect = (await lease())!;
  await served(4);
  await markSolo(db, suspect.lease);
  await die(id);
  await submit("south", 1, 3);
  assert.deepEqual(await served(4), ["north 5", "south 1", "north 6", "south 2"]);
  await pauseOver();
  assert.deepEqual(await served(2), ["suspect", "north 7"]);
});

Deno.test("all leases can be taken at once, run out or not", async () => {
  const [first, second] = await submit("north", 1, 3);
  await served(2);
  const taken = await takeLeasesFromTheDead(db, "all", rule, internalError(testNow));
  assert.deepEqual(taken.releasedTaskIds.toSorted(), [first, second].toSorted());
});

Deno.test("a renewed lease holds, a lost one is missing from the answer", async () => {
  await submit("north", 1, 2);
  const first = (await lease())!.lease;
  const second = (await lease())!.lease;
  await expire(first.taskId);
  await expire(second.taskId);
  const stolen = { taskId: second.taskId, token: newToken() };
  assert.deepEqual(await renewLeases(db, [first, stolen], leaseMs), [first.taskId]);
  const taken = await takeLeasesFromTheDead(db, "expired", rule, internalError(testNow));
  assert.deepEqual(taken.releasedTaskIds, [second.taskId]);
});

Deno.test("what is given back waits at its old place, and counts only if it shall", async () => {
  await submit("north", 1, 2);
  const first = (await lease())!.lease;
  await giveBackLeases(db, [first], { countsAsAttempt: false });
  const again = (await lease())!;
  assert.deepEqual([again.lease.taskId, again.row.attempts], [first.taskId, 1]);
  await giveBackLeases(db, [again.lease], { countsAsAttempt: true });
  const third = (await lease())!;
  assert.deepEqual([third.lease.taskId, third.row.attempts], [first.taskId, 2]);
  await giveBackLeases(db, [again.lease], { countsAsAttempt: true });
  assert.equal(text((await lease())!.row.source), "north 2", "a lease that is not held gives nothing back");
});

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { entry, successful, testNow, testWorld } from "../../tests/code_execution_world.ts";
import { Refusal } from "../refusals.ts";
import { resultOf } from "./judge_task.ts";
import { answerBytesMax, findTasks } from "./results.ts";
import { submitTask, submitTasks } from "./submit.ts";

const { db, as } = await testWorld();

async function lease() {
  const token = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token, leaseMs: 60_000 });
  return { taskId: leased!.task_id, token };
}

Deno.test("a task is Pending, Processing, then Finished with its result", async () => {
  const context = as("north");
  const id = await submitTask(context, entry("x"));
  const status = async () => (await findTasks(context, [id]))[0]!.status;
  assert.equal(await status(), "Pending");
  const held = await lease();
  assert.equal(await status(), "Processing");
  const verdict = successful("done");
  await finishAndLease(db, { lease: held, result: resultOf(verdict, testNow) }, null);
  const [task] = await findTasks(context, [id]);
  assert.equal(task!.status, "Finished");
  assert.deepEqual(task!.result, { ...verdict, finishedAt: testNow });
});

Deno.test("a program that never ran has a result without a run", async () => {
  const id = await submitTask(as("north"), entry("x"));
  const compilerOutput = new TextEncoder().encode("main.c:1:1: error");
  const result = resultOf({ status: "compilation-error", compilerOutput, run: null }, testNow);
  await finishAndLease(db, { lease: await lease(), result }, null);
  const [task] = await findTasks(as("north"), [id]);
  assert.deepEqual(task!.result, {
    status: "compilation-error",
    compilerOutput,
    run: null,
    finishedAt: testNow,
  });
});

Deno.test("findTasks answers in the order asked, repetitions repeated", async () => {
  const [a, b] = await submitTasks(as("north"), [entry("a"), entry("b")]);
  const ids = [b!, a!, b!, b!];
  assert.deepEqual((await findTasks(as("north"), ids)).map((task) => task.id), ids);
});

Deno.test("findTasks does not find what is unknown, malformed or of another school, and names it", async () => {
  const mine = await submitTask(as("north"), entry("a"));
  const theirs = await submitTask(as("south"), entry("b"));
  for (
    const id of [
      theirs,
      "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11",
      mine.toUpperCase(),
      "",
      "x'; drop table schools; --",
    ]
  ) {
    await assert.rejects(findTasks(as("north"), [mine, id, mine]), (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.kind, "not-found");
      assert.equal(error.details.path, "taskUniqueIds[1]");
      assert.ok(error.message.includes(JSON.stringify(id)), error.message);
      return true;
    });
  }
  assert.equal((await findTasks(as("south"), [theirs])).length, 1);
});

Deno.test("a thousand ids are one answer", async () => {
  const ids = await submitTasks(as("north"), Array.from({ length: 100 }, () => entry("x")));
  const asked = Array.from({ length: 1_000 }, (_, index) => ids[index % 100]!);
  assert.deepEqual((await findTasks(as("north"), asked)).map((task) => task.id), asked);
});

Deno.test("50 MB of stdout are kept, and what is too much for one answer is refused", async () => {
  const id = await submitTask(as("north"), entry("x"));
  const verdict = successful("");
  const stdout = new Uint8Array(51_200 * 1_024).map((_, index) => index * 31 >> 3);
  verdict.run!.stdout = stdout;
  await finishAndLease(db, { lease: await lease(), result: resultOf(verdict, testNow) }, null);
  const [task] = await findTasks(as("north"), [id]);
  assert.equal(Buffer.compare(task!.result!.run!.stdout, stdout), 0);
  const tooOften = Array.from({ length: Math.ceil(answerBytesMax / stdout.length) }, () => id);
  await assert.rejects(findTasks(as("north"), tooOften), (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.kind, "invalid-argument");
    assert.match(error.message, new RegExp(`at most ${answerBytesMax} fit`));
    return true;
  });
});

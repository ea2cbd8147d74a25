import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { entry, successful, testNow, testWorld, until } from "../../tests/code_execution_world.ts";
import { resultOf } from "../code_execution/judge_task.ts";
import { submitTask } from "../code_execution/submit.ts";
import { callbackSecret, rolledSecretMs, rollSecret } from "./callback_secret.ts";
import { listCallbacks, sendAgain } from "./callbacks.ts";
import { startDelivery } from "./deliver_callbacks.ts";

const { db, as } = await testWorld();
const north = as("north");
const all = { state: null, limit: 10 };

let submitted = 0;

/** Each is submitted a millisecond after the one before. */
async function finishedTask(url: string, school = "north"): Promise<string> {
  const now = new Date(testNow.getTime() + submitted++);
  const id = await submitTask(
    { ...as(school), clock: () => now },
    entry("x", { runConfig: { callbackUrlOnExecutionCompletion: url } }),
  );
  const token = crypto.randomUUID();
  await finishAndLease(db, null, { token, leaseMs: 60_000 });
  await finishAndLease(db, { lease: { taskId: id, token }, result: resultOf(successful(""), testNow) }, null);
  return id;
}

/** A receiver that answers as it is told, and the headers and bodies it got. */
function receiver(status: () => number) {
  const received: { headers: Headers; body: string }[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response(null, { status: status() });
  });
  const url = `http://127.0.0.1:${server.addr.port}/`;
  return { received, url, [Symbol.asyncDispose]: () => server.shutdown() };
}

function delivering(clock = north.clock): AsyncDisposable {
  const delivery = startDelivery({
    context: { ...north, clock },
    render: () => "{}",
    allowPrivate: true,
    pace: { pausesMs: [1], lookEveryMs: 5 },
  });
  return { [Symbol.asyncDispose]: () => delivery.stop() };
}

Deno.test("a school's callbacks are listed, the last first, with what became of them", async () => {
  let status = 204;
  await using there = receiver(() => status);
  const delivered = await finishedTask(there.url);
  const states = async () => (await listCallbacks(north, "north", all)).map(({ state }) => state);
  {
    await using _ = delivering();
    await until(async () => (await states())[0] === "delivered");
    status = 500;
    await finishedTask(there.url);
    await until(async () => (await states())[0] === "failed");
  }
  const waiting = await finishedTask("http://receiver.example/");
  await finishedTask(there.url, "south");
  assert.deepEqual(await states(), ["waiting", "failed", "delivered"]);
  const [first, second, third] = await listCallbacks(north, "north", all);
  assert.deepEqual([first!.taskId, third!.taskId], [waiting, delivered]);
  assert.deepEqual([first!.attempts, first!.lastAttemptAt, first!.deliveredAt], [0, null, null]);
  assert.deepEqual([second!.attempts, second!.lastProblem], [2, "answered with status 500"]);
  assert.ok(second!.lastAttemptAt && second!.nextAttemptAt === null);
  assert.ok(third!.deliveredAt && third!.lastProblem === null);
  const failed = await listCallbacks(north, "north", { state: "failed", limit: 10 });
  assert.deepEqual(failed.map(({ taskId }) => taskId), [second!.taskId]);
  assert.equal((await listCallbacks(north, "north", { state: null, limit: 2 })).length, 2);
  await assert.rejects(listCallbacks(north, "nowhere", all), /there is no school "nowhere"/);
});

Deno.test("one that failed is sent again, with all its attempts, and so is one that was delivered", async () => {
  let status = 500;
  await using there = receiver(() => status);
  const id = await finishedTask(there.url);
  await using _ = delivering();
  const state = async () => (await listCallbacks(north, "north", all))[0]!;
  await until(async () => (await state()).state === "failed");
  assert.equal(there.received.length, 2);
  await sendAgain(north, id);
  await until(async () => there.received.length === 4 && (await state()).state === "failed");
  status = 200;
  await sendAgain(north, id);
  await until(async () => (await state()).state === "delivered");
  await sendAgain(north, id);
  await until(() => there.received.length === 6);
  await until(async () => (await state()).state === "delivered");
  assert.deepEqual(new Set(there.received.map(({ headers }) => headers.get("webhook-id"))), new Set([id]));
  for (const unknown of [crypto.randomUUID(), "7"]) {
    await assert.rejects(sendAgain(north, unknown), { name: "Refusal", kind: "not-found" });
  }
});

Deno.test("a rolled secret signs beside the new one for a day, a leaked one never again", async () => {
  await using there = receiver(() => 200);
  const signedBy = async (secrets: string[], now: Date): Promise<boolean[]> => {
    there.received.length = 0;
    await finishedTask(there.url);
    await using _ = delivering(() => now);
    await until(async () => (await listCallbacks(north, "north", all))[0]!.state === "delivered");
    const { headers, body } = there.received[0]!;
    const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
    const signatures = headers.get("webhook-signature")!.split(" ");
    return secrets.map((secret) => {
      const key = Uint8Array.fromBase64(secret.slice("whsec_".length));
      return signatures.includes(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    });
  };
  const later = (ms: number) => new Date(testNow.getTime() + ms);
  const first = await callbackSecret(north, "north");
  const second = await rollSecret(north, "north", { hasLeaked: false });
  assert.equal(await callbackSecret(north, "north"), second);
  assert.notEqual(first, second);
  assert.deepEqual(await signedBy([first, second], testNow), [true, true]);
  assert.deepEqual(await signedBy([first, second], later(rolledSecretMs - 1)), [true, true]);
  assert.deepEqual(await signedBy([first, second], later(rolledSecretMs)), [false, true]);
  const third = await rollSecret(north, "north", { hasLeaked: true });
  assert.deepEqual(await signedBy([first, second, third], testNow), [false, false, true]);
  await assert.rejects(rollSecret(north, "nowhere", { hasLeaked: false }), /there is no school "nowhere"/);
});

import assert from "node:assert/strict";
import { testApp } from "../_app.ts";
import { keyedProbe, openProbe, ran } from "./_probe.ts";

const writing = { ...keyedProbe, rate: 1000 };
const other = { ...writing, name: "other-probe" };
const reading = { ...writing, name: "reading-probe", writes: false };
const app = await testApp({ operations: [writing, other, reading, openProbe] });
Deno.test.beforeEach(async () => {
  await app.reset();
  ran.count = 0;
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const once = { "Idempotency-Key": "order-66" };
const replayed = (answer: { headers: Headers }) => answer.headers.get("Idempotent-Replayed");

Deno.test("the first answer is given again, byte for byte, and nothing is done twice", async () => {
  const caller = app.as(await app.key());
  const body = { data: [{ data: { text: "ä" } }, { data: { order: "refuse" } }] };
  const first = await caller.send("keyed-probe", body, once);
  const again = await caller.send("keyed-probe", body, once);
  assert.equal(ran.count, 2);
  assert.equal(replayed(first), null);
  assert.equal(replayed(again), "true");
  assert.equal(again.status, 200);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get("Content-Type"), "application/json");
  assert.notEqual(again.headers.get("X-Request-Id"), first.headers.get("X-Request-Id"));
});

Deno.test("the same key with another body is a conflict for every element", async () => {
  const caller = app.as(await app.key());
  await caller.post("keyed-probe", { text: "one" }, once);
  const answer = await caller.send("keyed-probe", { data: [{ data: { text: "two" } }, { data: {} }] }, once);
  assert.equal(answer.status, 200);
  assert.deepEqual(
    answer.outputs(),
    Array(2).fill("conflict: This Idempotency-Key was used with another body"),
  );
  assert.equal(ran.count, 1);
});

Deno.test("an Idempotency-Key belongs to one key and one operation", async () => {
  const [one, another] = [app.as(await app.key()), app.as(await app.key())];
  await one.post("keyed-probe", { text: "a" }, once);
  assert.equal(replayed(await another.post("keyed-probe", { text: "b" }, once)), null);
  assert.equal(replayed(await one.post("other-probe", { text: "c" }, once)), null);
  assert.equal(ran.count, 3);
});

Deno.test("an answer is forgotten after 24 hours", async () => {
  const caller = app.as(await app.key());
  await caller.post("keyed-probe", {}, once);
  app.now = new Date("2026-02-02T09:29:59Z");
  assert.equal(replayed(await caller.post("keyed-probe", {}, once)), "true");
  app.now = new Date("2026-02-02T09:30:00Z");
  assert.equal(replayed(await caller.post("keyed-probe", {}, once)), null);
  assert.equal(ran.count, 2);
});

Deno.test("of two at the same time one is done, and the other is told to wait or gets its answer", async () => {
  const caller = app.as(await app.key());
  const answers = await Promise.all([1, 2, 3].map(() => caller.post("keyed-probe", { text: "x" }, once)));
  assert.equal(ran.count, 1);
  for (const answer of answers) {
    if (answer.output.status === "ok") continue;
    assert.deepEqual(answer.outputs(), [
      "conflict: A request with this Idempotency-Key is still being answered",
    ]);
    assert.equal(answer.headers.get("Retry-After"), "60");
  }
});

Deno.test("a fault or unavailable alone is not remembered", async () => {
  const caller = app.as(await app.key());
  for (const order of ["fault", "be busy"]) {
    const headers = { "Idempotency-Key": order.replace(" ", "-") };
    await caller.post("keyed-probe", { order }, headers);
    assert.equal(replayed(await caller.post("keyed-probe", { order }, headers)), null);
  }
  assert.equal(ran.count, 4);
});

Deno.test("a fault beside something done is remembered, so that it is not done again", async () => {
  const caller = app.as(await app.key());
  const body = { data: [{ data: { text: "done" } }, { data: { order: "fault" } }] };
  const first = await caller.send("keyed-probe", body, once);
  const again = await caller.send("keyed-probe", body, once);
  assert.deepEqual([first.status, again.status], [500, 500]);
  assert.equal(replayed(again), "true");
  assert.equal(again.text, first.text);
  assert.equal(ran.count, 2);
});

Deno.test("a malformed request is not remembered", async () => {
  const caller = app.as(await app.key());
  assert.equal((await caller.send("keyed-probe", "{", once)).status, 400);
  assert.deepEqual((await caller.post("keyed-probe", { text: "in" }, once)).data(), { text: "in" });
});

Deno.test("an operation that changes nothing ignores the header", async () => {
  const caller = app.as(await app.key());
  for (const operation of ["reading-probe", "open-probe"]) {
    assert.equal((await caller.post(operation, { text: "1" }, once)).status, 200);
    assert.deepEqual((await caller.post(operation, { text: "2" }, once)).data(), { text: "2" });
  }
});

Deno.test("an Idempotency-Key that is none is a malformed request", async () => {
  const caller = app.as(await app.key());
  for (const key of ["", "two words", "x".repeat(256)]) {
    const answer = await caller.post("keyed-probe", {}, { "Idempotency-Key": key });
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.outputs(), [
      `malformed-request: Cannot use the Idempotency-Key ${
        JSON.stringify(key.slice(0, 40))
      }: it is 1 to 255 visible ASCII characters`,
    ]);
  }
  assert.equal(ran.count, 0);
});

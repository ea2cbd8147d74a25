import assert from "node:assert/strict";
import { tenants } from "../../tests/tenants.ts";
import { Refusal } from "../refusals.ts";
import { abandonWrite } from "./abandon_write.ts";
import { beginWrite } from "./begin_write.ts";
import { finishWrite } from "./finish_write.ts";
import { removeOldWrites } from "./remove_old_writes.ts";
import type { Beginning, Claim, Write } from "./write.ts";

const { at, school, warnings } = await tenants();
const write: Write = { operation: "create-course", idempotencyKey: "k1", requestBody: bytes("[1]") };
const answer = { status: 200, body: bytes(`[{"output":{"status":"ok"}}]`) };

Deno.test("a finished write is replayed byte for byte", async () => {
  const { context } = await school("north");
  await finishWrite(context, claimOf(await beginWrite(context, write)), answer);
  assert.deepEqual(await beginWrite(context, write), { kind: "replay", answer });
  assert.deepEqual(await beginWrite(context, write), { kind: "replay", answer });
});

Deno.test("the same idempotency key with another body is a conflict, finished or not", async () => {
  const { context } = await school("north");
  const other = { ...write, requestBody: bytes("[2]") };
  const claim = claimOf(await beginWrite(context, write));
  assert.deepEqual(await beginWrite(context, other), { kind: "conflict" });
  await finishWrite(context, claim, answer);
  assert.deepEqual(await beginWrite(context, other), { kind: "conflict" });
  assert.deepEqual(await beginWrite(context, write), { kind: "replay", answer });
});

Deno.test("of fifty attempts at once one is told to do it", async () => {
  const { context } = await school("north");
  const begun = await Promise.all(Array.from({ length: 50 }, () => beginWrite(context, write)));
  assert.equal(begun.filter(({ kind }) => kind === "new").length, 1);
  const others = begun.filter(({ kind }) => kind !== "new");
  assert.deepEqual(others, Array(49).fill({ kind: "in-progress", retryAfterSeconds: 60 }));
});

Deno.test("another operation, another idempotency key and another API key are other writes", async () => {
  const north = await school("north");
  const south = await school("south");
  claimOf(await beginWrite(north.context, write));
  claimOf(await beginWrite(north.context, { ...write, operation: "create-payment-link-digital-product" }));
  claimOf(await beginWrite(north.context, { ...write, idempotencyKey: "K1" }));
  claimOf(await beginWrite(south.context, write));
});

Deno.test("an abandoned write may be done at once", async () => {
  const { context } = await school("north");
  await abandonWrite(context, claimOf(await beginWrite(context, write)));
  claimOf(await beginWrite(context, write));
});

Deno.test("abandoning a write that was finished changes nothing", async () => {
  const { context } = await school("north");
  const claim = claimOf(await beginWrite(context, write));
  await finishWrite(context, claim, answer);
  await abandonWrite(context, claim);
  assert.deepEqual(await beginWrite(context, write), { kind: "replay", answer });
});

Deno.test("a write that died in the middle may be done again after a minute, and cannot answer any more", async () => {
  const { context } = await school("north", "2026-02-01T10:00:00Z");
  const later = (now: string) => ({ ...context, clock: at(now).clock });
  const dead = claimOf(await beginWrite(context, write));
  assert.deepEqual(await beginWrite(later("2026-02-01T10:00:59.5Z"), write), {
    kind: "in-progress",
    retryAfterSeconds: 1,
  });
  const again = claimOf(await beginWrite(later("2026-02-01T10:01:00Z"), write));
  await finishWrite(context, dead, { status: 500, body: bytes("late") });
  assert.equal(warnings.length, 1);
  await abandonWrite(context, dead);
  assert.equal((await beginWrite(later("2026-02-01T10:01:01Z"), write)).kind, "in-progress");
  await finishWrite(context, again, answer);
  assert.deepEqual(await beginWrite(context, write), { kind: "replay", answer });
});

Deno.test("an answer is kept 24 hours and forgotten then, removed or not", async () => {
  const { context } = await school("north", "2026-02-01T10:00:00Z");
  const later = (now: string) => ({ ...context, clock: at(now).clock });
  await finishWrite(context, claimOf(await beginWrite(context, write)), answer);
  assert.deepEqual(await beginWrite(later("2026-02-02T09:59:59Z"), write), { kind: "replay", answer });
  claimOf(await beginWrite(later("2026-02-02T10:00:00Z"), { ...write, requestBody: bytes("other") }));
});

Deno.test("remove_old_writes removes in steps what is kept no longer, and nothing else", async () => {
  const { context } = await school("north", "2026-02-01T10:00:00Z");
  const later = (now: string) => ({ ...context, clock: at(now).clock });
  for (const idempotencyKey of ["a", "b", "c"]) {
    await finishWrite(context, claimOf(await beginWrite(context, { ...write, idempotencyKey })), answer);
  }
  const young = later("2026-02-01T10:00:01Z");
  await finishWrite(young, claimOf(await beginWrite(young, write)), answer);
  const removing = later("2026-02-02T10:00:00.5Z");
  assert.equal(await removeOldWrites(removing, 2), 2);
  assert.equal(await removeOldWrites(removing, 2), 1);
  assert.equal(await removeOldWrites(removing, 2), 0);
  assert.equal((await beginWrite(removing, write)).kind, "replay");
});

Deno.test("an idempotency key is 1 to 255 visible ASCII characters", async () => {
  const { context } = await school("north");
  for (const idempotencyKey of ["", " ", "a b", "é", "a\n", "x".repeat(256)]) {
    await assert.rejects(
      beginWrite(context, { ...write, idempotencyKey }),
      (error) => error instanceof Refusal && error.kind === "invalid-argument",
    );
  }
  claimOf(await beginWrite(context, { ...write, idempotencyKey: "x".repeat(255) }));
});

Deno.test("begin_write needs somebody to bind the write to", async () => {
  await assert.rejects(beginWrite(at("2026-02-01T10:00:00Z"), write), /nobody's API key was shown/);
});

function claimOf(beginning: Beginning): Claim {
  assert.equal(beginning.kind, "new");
  return (beginning as Extract<Beginning, { kind: "new" }>).claim;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

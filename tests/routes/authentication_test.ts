import assert from "node:assert/strict";
import { listKeys } from "../../domain/keys/list_keys.ts";
import { revokeKey } from "../../domain/keys/revoke_key.ts";
import { testApp } from "../_app.ts";
import { keyedProbe, openProbe } from "./_probe.ts";

const app = await testApp({ operations: [{ ...keyedProbe, rate: 1000 }, openProbe] });
Deno.test.beforeEach(() => app.reset());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const invalid = [{
  output: {
    status: "error",
    errorMessage: "invalid-api-key: The key in the header SERVICE-API-KEY is unknown, expired or revoked",
  },
}];

Deno.test("a key with the scope is let in", async () => {
  const answer = await app.as(await app.key({ scopes: ["sales"] })).post("keyed-probe", { text: "in" });
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.data(), { text: "in" });
});

Deno.test("no key is 401", async () => {
  for (const key of [null, "", "  "]) {
    const answer = await app.as(key).post("keyed-probe", {});
    assert.equal(answer.status, 401);
    assert.equal(answer.headers.get("WWW-Authenticate"), "SERVICE-API-KEY");
    assert.deepEqual(answer.outputs(), [
      "missing-api-key: keyed-probe needs a key in the header SERVICE-API-KEY, but got none",
    ]);
  }
});

Deno.test("a key that is none is 401, whatever it looks like", async () => {
  const real = await app.key();
  const others = [
    "x",
    `${real}x`,
    real.slice(0, -1),
    real.toUpperCase(),
    `lyceum_${"A".repeat(43)}`,
    "'; drop table api_keys; --",
    "x".repeat(10_000),
  ];
  for (const key of others) {
    const answer = await app.as(key).post("keyed-probe", {});
    assert.equal(answer.status, 401);
    assert.deepEqual(answer.body, invalid);
  }
});

Deno.test("an expired key is 401 from its last instant on", async () => {
  const expiresAt = new Date("2026-02-01T10:00:00Z");
  const key = await app.key({ expiresAt });
  app.now = new Date(expiresAt.getTime() - 1);
  assert.equal((await app.as(key).post("keyed-probe", {})).status, 200);
  app.now = expiresAt;
  const answer = await app.as(key).post("keyed-probe", {});
  assert.equal(answer.status, 401);
  assert.deepEqual(answer.body, invalid);
});

Deno.test("a revoked key is 401 with the next request", async () => {
  const key = await app.key();
  assert.equal((await app.as(key).post("keyed-probe", {})).status, 200);
  const context = { db: app.db, clock: () => app.now };
  const [listed] = await listKeys(context, "north");
  await revokeKey(context, listed!.id);
  const answer = await app.as(key).post("keyed-probe", {});
  assert.equal(answer.status, 401);
  assert.deepEqual(answer.body, invalid);
});

Deno.test("a key without the scope is 403", async () => {
  const answer = await app.as(await app.key({ scopes: ["read", "write"] })).post("keyed-probe", {});
  assert.equal(answer.status, 403);
  assert.deepEqual(answer.outputs(), [
    "forbidden: keyed-probe needs a key with the scope sales, but this one has read, write",
  ]);
});

Deno.test("who may not call learns nothing of what is wrong with the body", async () => {
  assert.equal((await app.as(null).send("keyed-probe", "{")).status, 401);
  assert.equal((await app.as(await app.key({ scopes: ["read"] })).send("keyed-probe", "{")).status, 403);
  assert.equal((await app.as(await app.key()).send("keyed-probe", "{")).status, 400);
});

Deno.test("a key sent to an operation without one is ignored, good or bad", async () => {
  assert.deepEqual((await app.as("nonsense").post("open-probe", { text: "in" })).data(), { text: "in" });
  assert.deepEqual((await app.as(await app.key()).post("open-probe", { text: "in" })).data(), { text: "in" });
  const requests = app.logged.filter(({ message }) => message === "request");
  assert.deepEqual(requests.map(({ properties }) => properties.school), [undefined, undefined]);
});

Deno.test("no secret reaches the log", async () => {
  const key = await app.key();
  await app.as(key).post("keyed-probe", { text: "private text", order: "fault" });
  await app.as(`${key}x`).post("keyed-probe", {});
  const log = JSON.stringify(app.logged);
  assert.ok(log.includes("keyed-probe"));
  assert.ok(!log.includes(key.slice(10)));
  assert.ok(!log.includes("private text"));
});

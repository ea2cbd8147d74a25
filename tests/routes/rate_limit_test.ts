import assert from "node:assert/strict";
import { type Answer, testApp } from "../_app.ts";
import { keyedProbe, openProbe } from "./_probe.ts";

const second = { ...openProbe, name: "second-probe", rate: 2 };
const app = await testApp({ operations: [keyedProbe, second], trustedProxies: ["10.0.0.0/8"] });
Deno.test.beforeEach(() => app.reset());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const limits = ({ status, headers }: Answer) => [
  status,
  headers.get("RateLimit-Policy"),
  headers.get("RateLimit"),
  headers.get("Retry-After"),
];
const policy = '"per-key";q=3;w=60';

Deno.test("requests of a key are counted, and refused past the limit until the minute is over", async () => {
  const caller = app.as(await app.key());
  const call = async () => limits(await caller.post("keyed-probe", {}));
  app.now = new Date("2026-02-01T09:30:17Z");
  assert.deepEqual(await call(), [200, policy, '"per-key";r=2;t=43', null]);
  assert.deepEqual(await call(), [200, policy, '"per-key";r=1;t=43', null]);
  assert.deepEqual(await call(), [200, policy, '"per-key";r=0;t=43', null]);
  assert.deepEqual(await call(), [429, policy, '"per-key";r=0;t=43', "43"]);
  app.now = new Date("2026-02-01T09:30:59.5Z");
  const refused = await caller.post("keyed-probe", {});
  assert.deepEqual(limits(refused), [429, policy, '"per-key";r=0;t=1', "1"]);
  assert.deepEqual(refused.outputs(), [
    "rate-limited: keyed-probe may be called 3 times in one minute; try again in 1 s",
  ]);
  app.now = new Date("2026-02-01T09:31:00Z");
  assert.deepEqual(await call(), [200, policy, '"per-key";r=2;t=60', null]);
});

Deno.test("an HTTP request counts once, however many elements it holds", async () => {
  const caller = app.as(await app.key());
  const answer = await caller.send("keyed-probe", { data: Array(100).fill({ data: {} }) });
  assert.equal(answer.headers.get("RateLimit"), '"per-key";r=2;t=60');
});

Deno.test("each key has a count of its own", async () => {
  const [one, other] = [await app.key(), await app.key()];
  for (let n = 0; n < 4; n++) await app.as(one).post("keyed-probe", {});
  assert.equal((await app.as(one).post("keyed-probe", {})).status, 429);
  assert.equal((await app.as(other).post("keyed-probe", {})).status, 200);
});

Deno.test("what is refused for its body, its scope or its type still counts, and says so", async () => {
  const caller = app.as(await app.key());
  const malformed = await caller.send("keyed-probe", "{");
  assert.deepEqual(limits(malformed), [400, policy, '"per-key";r=2;t=60', null]);
  const notJson = await caller.send("keyed-probe", "{}", { "Content-Type": "text/plain" });
  assert.deepEqual(limits(notJson), [415, policy, '"per-key";r=1;t=60', null]);
  const narrow = await app.as(await app.key({ scopes: ["read"] })).post("keyed-probe", {});
  assert.deepEqual(limits(narrow), [403, policy, '"per-key";r=2;t=60', null]);
});

Deno.test("without a key, requests are counted by client address", async () => {
  const call = async (from: string, headers: Record<string, string> = {}) => {
    const answer = await app.send("/public/second-probe", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: '{"data":[{"data":{}}]}',
      from,
    });
    return [answer.status, answer.headers.get("RateLimit")];
  };
  assert.deepEqual(await call("203.0.113.5"), [200, '"per-address";r=1;t=60']);
  assert.deepEqual(await call("203.0.113.5", { "X-Forwarded-For": "1.2.3.4" }), [
    200,
    '"per-address";r=0;t=60',
  ]);
  assert.deepEqual(await call("203.0.113.5"), [429, '"per-address";r=0;t=60']);
  assert.deepEqual(await call("203.0.113.6"), [200, '"per-address";r=1;t=60']);
  assert.deepEqual(await call("10.0.0.1", { "X-Forwarded-For": "9.9.9.9, 203.0.113.6" }), [
    200,
    '"per-address";r=0;t=60',
  ]);
  assert.deepEqual(await call("2001:db8:1:2::3"), [200, '"per-address";r=1;t=60']);
  assert.deepEqual(await call("2001:db8:1:2:ffff::4"), [200, '"per-address";r=0;t=60']);
  assert.deepEqual(await call("2001:db8:1:3::3"), [200, '"per-address";r=1;t=60']);
});

Deno.test("guesses at keys are counted by client address", async () => {
  const good = await app.key();
  const guess = async () => limits(await app.as(`lyceum_${"A".repeat(43)}`).post("keyed-probe", {}));
  const byAddress = '"per-address";q=3;w=60';
  assert.deepEqual(await guess(), [401, byAddress, '"per-address";r=2;t=60', null]);
  assert.deepEqual(await guess(), [401, byAddress, '"per-address";r=1;t=60', null]);
  assert.deepEqual(limits(await app.as(null).post("keyed-probe", {})), [
    401,
    byAddress,
    '"per-address";r=0;t=60',
    null,
  ]);
  assert.deepEqual(await guess(), [429, byAddress, '"per-address";r=0;t=60', "60"]);
  assert.equal((await app.as(good).post("keyed-probe", {})).status, 200);
});

Deno.test("requests at the same instant are counted each", async () => {
  const caller = app.as(await app.key());
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await caller.post("keyed-probe", {})).status),
  );
  assert.deepEqual(statuses.sort(), [200, 200, 200, 429, 429, 429, 429, 429, 429, 429]);
});

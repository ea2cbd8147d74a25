import assert from "node:assert/strict";
import type { Child } from "./child.ts";
import { ChildFailure, type ChildFailureKind } from "./child_failure.ts";
import type { PlainValue } from "./plain_value.ts";
import { type Job, Pool, type PoolOptions } from "./pool.ts";

interface Line {
  level: string;
  message: string;
}

/** A pool of obedient children and what it logged; its children are gone at the end of the test. */
function testPool(options: Partial<PoolOptions> = {}) {
  const logged: Line[] = [];
  const pool = new Pool({
    role: "obedient",
    entry: import.meta.resolve("./_test_child.ts"),
    permissions: [],
    v8Flags: [],
    startMsMax: 30_000,
    replyBytesMax: 100_000_000,
    size: 2,
    requestsMax: 1_000,
    rssKbMax: 10_000_000,
    log: (level, message) => logged.push({ level, message }),
    ...options,
  });
  return { pool, logged, [Symbol.asyncDispose]: () => pool.close() };
}

const job = (order: string, more: Record<string, PlainValue> = {}, rest: Partial<Job> = {}): Job => ({
  request: () => ({ order, ...more }),
  wallMsMax: 60_000,
  retriesWatchdog: true,
  ...rest,
});

const failure = (kind: ChildFailureKind, message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ChildFailure, String(error));
  assert.equal(error.kind, kind);
  assert.match(error.message, message);
  return true;
};

Deno.test("a pool answers requests and keeps its child warm", async () => {
  await using test = testPool({ size: 1 });
  const value = { text: "ä\n", numbers: [1, 2.5], bytes: new Uint8Array([0, 255]), nothing: null };
  assert.deepEqual(await test.pool.request(job("echo", { value })), value);
  const pids = await Promise.all(Array.from({ length: 20 }, () => test.pool.request(job("pid"))));
  assert.equal(new Set(pids).size, 1);
  assert.deepEqual(test.logged, []);
});

Deno.test("a pool grows to its size when all are busy, and no further", async () => {
  await using test = testPool({ size: 3 });
  const pids = await Promise.all(
    Array.from({ length: 12 }, () => test.pool.request(job("wait", { ms: 300 }))),
  );
  assert.equal(new Set(pids).size, 3);
  assert.equal(test.pool.stats().pids.length, 3);
});

Deno.test("a pool serves first come, first served", async () => {
  await using test = testPool({ size: 1 });
  const order: number[] = [];
  await Promise.all(
    [0, 1, 2, 3, 4].map((n) => test.pool.request(job("echo", { value: n })).then(() => order.push(n))),
  );
  assert.deepEqual(order, [0, 1, 2, 3, 4]);
});

Deno.test("large messages pass both ways", async () => {
  await using test = testPool({ size: 1 });
  const value = new Uint8Array(16_777_216).map((_, i) => i * 7);
  const echoed = await test.pool.request(job("echo", { value })) as Uint8Array;
  assert.ok(Uint8Array.prototype.every.call(echoed, (byte, i) => byte === value[i]));
  assert.equal(echoed.length, value.length);
  const bytes = await test.pool.request(job("bytes", { length: 52_428_800 })) as Uint8Array;
  assert.equal(bytes.length, 52_428_800);
  assert.ok(bytes.every((byte) => byte === 7));
});

Deno.test("a reply over the limit is garbage", async () => {
  await using test = testPool({ size: 1, replyBytesMax: 1_000 });
  await assert.rejects(
    test.pool.request(job("bytes", { length: 1_001 })),
    failure("garbage", /over the limit/),
  );
});

for (
  const [order, kind, message] of [
    ["exit", "died", /exited with code 7/],
    ["garbage", "garbage", /no frame/],
    ["unknownMessage", "garbage", /something unknown/],
    ["halfFrame", "garbage", /ended within/],
    ["throw", "fault", /thrown on order/],
  ] as const
) {
  Deno.test(`a child that answers by "${order}" is replaced, and the job is tried once more`, async () => {
    await using test = testPool({ size: 1 });
    const before = await test.pool.request(job("pid"));
    const tried = new Set<number>();
    await assert.rejects(
      test.pool.request(job(order, {}, { request: (child) => (tried.add(child.pid), { order }) })),
      failure(kind, message),
    );
    assert.equal(tried.size, 2, "each try has a child of its own");
    const after = await test.pool.request(job("pid"));
    assert.ok(!tried.has(Number(after)) && after !== before);
    assert.equal(test.logged.filter(({ level }) => level === "warn").length >= 2, true);
  });
}

Deno.test("a job whose child is killed from outside succeeds on another", async () => {
  await using test = testPool({ size: 1 });
  const tried: number[] = [];
  const pid = test.pool.request(job("wait", {}, {
    request: (child) => {
      tried.push(child.pid);
      if (tried.length === 1) setTimeout(() => Deno.kill(child.pid, "SIGKILL"), 100);
      return { order: "wait", ms: tried.length === 1 ? 60_000 : 0 };
    },
  }));
  assert.equal(await pid, tried[1]);
  assert.match(test.logged[0]!.message, /SIGKILL/);
});

Deno.test("a child that dies idle is noticed and replaced", async () => {
  await using test = testPool({ size: 1 });
  const pid = await test.pool.request(job("pid"));
  Deno.kill(Number(pid), "SIGKILL");
  while (test.logged.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.match(test.logged[0]!.message, /died while it was idle/);
  assert.notEqual(await test.pool.request(job("pid")), pid);
});

Deno.test("the watchdog kills a child that computes too long, and the job is tried once more", async () => {
  await using test = testPool({ size: 1 });
  const tried: number[] = [];
  const pid = test.pool.request(job("spin", {}, {
    request: (child) => ({ order: "spin", ms: tried.push(child.pid) === 1 ? 1e9 : 0 }),
    wallMsMax: 2_000,
  }));
  assert.equal(await pid, tried[1]);
  assert.match(test.logged[0]!.message, /longer than 2000 ms/);
  assert.throws(() => Deno.kill(tried[0]!, "SIGCONT"), "the first is gone");
});

Deno.test("the watchdog's second bite, or the first where no retry is wanted, is the failure", async () => {
  await using test = testPool({ size: 1 });
  const spin = (retriesWatchdog: boolean) => job("spin", { ms: 1e9 }, { wallMsMax: 500, retriesWatchdog });
  await assert.rejects(test.pool.request(spin(true)), failure("watchdog", /longer than 500 ms/));
  assert.equal(test.logged.length, 2);
  await assert.rejects(test.pool.request(spin(false)), failure("watchdog", /longer than 500 ms/));
  assert.equal(test.logged.length, 3);
});

Deno.test("a child that served its number of requests goes when its replacement is ready", async () => {
  await using test = testPool({ size: 1, requestsMax: 5 });
  const pids = new Set<PlainValue>();
  while (pids.size < 3) pids.add(await test.pool.request(job("pid")));
  assert.ok(test.pool.stats().pids.length <= 2);
  assert.ok(test.logged.some(({ message }) => /worn/.test(message)));
  assert.ok(!test.logged.some(({ level }) => level === "warn"));
});

Deno.test("a child that grew too large is replaced", async () => {
  await using test = testPool({ size: 1, rssKbMax: 1 });
  const first = await test.pool.request(job("pid"));
  let next = first;
  while (next === first) next = await test.pool.request(job("wait", { ms: 10 }));
  assert.notEqual(next, first);
});

Deno.test("a child that cannot start is a failure that says so, after some tries", async () => {
  await using test = testPool({ role: "failing" });
  await assert.rejects(test.pool.warm(1), failure("start", /Cannot start a failing process: it exited/));
  await assert.rejects(test.pool.request(job("pid")), failure("start", /Cannot start/));
  assert.ok(test.logged.some(({ message }) => /cannot be loaded/.test(message)), "its stderr is in the log");
});

Deno.test("a child that does not get ready in time is killed", async () => {
  await using test = testPool({ role: "slow", startMsMax: 1_000 });
  await assert.rejects(test.pool.warm(1), failure("start", /longer than 1000 ms/));
});

Deno.test("an unknown role cannot be started", async () => {
  await using test = testPool({ role: "toString" });
  await assert.rejects(test.pool.warm(1), failure("start", /exited with code 1/));
});

Deno.test("close rejects what waits and what runs, and leaves no process", async () => {
  const { pool } = testPool({ size: 1 });
  const pid = Number(await pool.request(job("pid")));
  const running = pool.request(job("spin", { ms: 1e9 }));
  const waiting = pool.request(job("pid"));
  const both = Promise.allSettled([running, waiting]);
  await pool.close();
  for (const result of await both) {
    assert.equal(result.status, "rejected");
    assert.equal((result.reason as ChildFailure).kind, "closed");
  }
  await assert.rejects(pool.request(job("pid")), failure("closed", /closed/));
  assert.throws(() => Deno.kill(pid, "SIGCONT"));
});

Deno.test("a preferred child is taken when it is free", async () => {
  await using test = testPool({ size: 2 });
  await test.pool.warm(2);
  const [one] = await Promise.all([1, 2].map(() => test.pool.request(job("wait", { ms: 200 }))));
  for (let i = 0; i < 5; i++) {
    assert.equal(await test.pool.request(job("pid", {}, { prefers: (child) => child.pid === one })), one);
  }
});

Deno.test("accept may ask the same child once more, and not for ever", async () => {
  await using test = testPool({ size: 2 });
  await test.pool.warm(2);
  const children: number[] = [];
  const more = (times: number) =>
    job("pid", {}, {
      request: (child) => (children.push(child.pid), { order: "pid" }),
      accept: (reply) => children.length > times ? reply : undefined,
    });
  await test.pool.request(more(1));
  assert.equal(children.length, 2);
  assert.equal(children[0], children[1]);
  children.length = 0;
  await assert.rejects(test.pool.request(more(99)), failure("garbage", /never gave/));
});

Deno.test("what a child writes to stderr is logged, and bounded", async () => {
  await using test = testPool({ size: 1 });
  await test.pool.request(job("stderr", { lines: 100_000 }));
  await test.pool.close();
  assert.equal(test.logged.length, 51);
  assert.match(test.logged[0]!.message, /^The obedient process wrote: x+$/);
  assert.match(test.logged[50]!.message, /dropped/);
});

Deno.test("a new child is primed before its first job, and one that fails at it did not start", async () => {
  const prime = async (child: Child) =>
    void await child.request({ order: "hold", arrays: 3, bytes: 1 }, 60_000);
  await using test = testPool({ size: 1, requestsMax: 2, prime });
  assert.equal(await test.pool.request(job("hold", { arrays: 0, bytes: 0 })), 3);
  await using failing = testPool({
    size: 1,
    prime: async (child) => void await child.request({ order: "exit" }, 60_000),
  });
  await assert.rejects(failing.pool.warm(1), failure("start", /it exited with code 7/));
});

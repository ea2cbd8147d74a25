import assert from "node:assert/strict";
import { defaultLimits, outputKeptBytesMax } from "../limits.ts";
import type { Outcome, Program, RunRequest } from "../program.ts";
import { Executors, type ExecutorsOptions } from "./executors.ts";
import { i32, type TestModule, testModule } from "./_test_module.ts";

const entry = import.meta.resolve("../process/entry.ts");

function testExecutors(options: Partial<ExecutorsOptions> = {}) {
  const logged: string[] = [];
  const log = (_level: string, message: string) => void logged.push(message);
  const executors = new Executors({ entry, size: 1, log, ...options });
  return { executors, logged, [Symbol.asyncDispose]: () => executors.close() };
}

let keys = 0;

function program(given: TestModule, more: Partial<Program> = {}): Program {
  return {
    moduleKey: `test ${keys++}`,
    module: testModule(given),
    args: ["main"],
    files: new Map(),
    stackKb: 64,
    fuelPerMs: 1_000_000,
    ...more,
  };
}

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  stdin: new Uint8Array(),
  limits: defaultLimits,
  ...more,
});

const drop = 0x1a;
const forever = (body: number[]) => [0x03, 0x40, ...body, 0x0c, 0, 0x0b];

/** Reads 64 KiB at a time and writes what it read, to the end. */
const cat: TestModule = {
  imports: [
    ["fd_read", ["i32", "i32", "i32", "i32"], ["i32"]],
    ["fd_write", ["i32", "i32", "i32", "i32"], ["i32"]],
  ],
  // An iovec at 0 for 65,536 bytes at 65,536; the count that was read goes to 512 and from there into the iovec.
  body: [
    ...[0x02, 0x40],
    ...forever([
      ...[...i32(4), ...i32(65_536), 0x36, 2, 0],
      ...[...i32(0), ...i32(0), ...i32(1), ...i32(512), 0x10, 0, drop],
      ...[...i32(512), 0x28, 2, 0, 0x45, 0x0d, 1],
      ...[...i32(4), ...i32(512), 0x28, 2, 0, 0x36, 2, 0],
      ...[...i32(1), ...i32(0), ...i32(1), ...i32(516), 0x10, 1, drop],
    ]),
    0x0b,
  ],
  data: [0, new Uint8Array([0, 0, 1, 0])],
  memoryPages: 3,
};

Deno.test("an executor runs a program that is sent once, and again when it was dropped", async () => {
  await using test = testExecutors();
  const exits = program({ imports: [["proc_exit", ["i32"], []]], body: [...i32(7), 0x10, 0] });
  for (let i = 0; i < 3; i++) {
    assert.deepEqual((await test.executors.run(exits, request())).ending, { kind: "exit", code: 7 });
  }
  // Large enough that four of them do not fit beside each other.
  const large = Array.from({ length: 5 }, () => program({ body: [], customBytes: 20_000_000 }));
  for (const one of [...large, ...large]) {
    assert.deepEqual((await test.executors.run(one, request())).ending, { kind: "exit", code: 0 });
  }
  assert.deepEqual((await test.executors.run(exits, request())).ending, { kind: "exit", code: 7 });
  assert.deepEqual(test.logged, []);
});

Deno.test("16 MiB of input and 50 MB of output pass through an executor", async () => {
  await using test = testExecutors();
  const stdin = new Uint8Array(16_777_216).map((_, i) => i * 31 + (i >> 12));
  const { ending, stdout } = await test.executors.run(program(cat), request({ stdin }));
  assert.deepEqual(ending, { kind: "exit", code: 0 });
  assert.ok(stdout.length === stdin.length && stdout.every((byte, i) => byte === stdin[i]));
  const floods = program({
    imports: [["fd_write", ["i32", "i32", "i32", "i32"], ["i32"]]],
    body: forever([...i32(1), ...i32(0), ...i32(1), ...i32(512), 0x10, 0, drop]),
    data: [0, new Uint8Array([0, 0, 1, 0, 0, 0, 1, 0])],
  });
  const flood = await test.executors.run(floods, request());
  assert.deepEqual(flood.ending, { kind: "signal", signal: 25 });
  assert.equal(flood.stdout.length, 51_200 * 1_024);
});

Deno.test("of a longer output the beginning is kept, and the file limit stays what it is", async () => {
  await using test = testExecutors();
  const floods = program({
    imports: [["fd_write", ["i32", "i32", "i32", "i32"], ["i32"]]],
    body: forever([...i32(1), ...i32(0), ...i32(1), ...i32(512), 0x10, 0, drop]),
    data: [0, new Uint8Array([0, 0, 1, 0, 0, 0, 1, 0])],
    memoryPages: 3,
  }, { fuelPerMs: 10_000_000 });
  const limits = { ...defaultLimits, fileKb: 70_000 };
  const { ending, stdout, fuel } = await test.executors.run(floods, request({ limits }));
  assert.deepEqual(ending, { kind: "signal", signal: 25 });
  assert.equal(stdout.length, outputKeptBytesMax);
  assert.ok(fuel > 4 * 70_000 * 1_024, `${fuel}`);
});

Deno.test("the same run in two processes is the same to the byte", async () => {
  await using test = testExecutors({ size: 2 });
  await test.executors.warm(2);
  const echo = program(cat, { files: new Map([["data/in.txt", new Uint8Array([1])]]) });
  const stdin = new Uint8Array(300_000).map((_, i) => i % 251);
  const lines: string[][] = [[], []];
  const run = (n: number) =>
    test.executors.run(echo, request({ stdin, trace: (line) => lines[n]!.push(line) }));
  const [first, second] = await Promise.all([run(0), run(1)]) as [Outcome, Outcome];
  assert.deepEqual(first, second);
  assert.deepEqual(lines[0], lines[1]);
  assert.ok(lines[0]!.length > 10 && first.fuel > 600_000);
});

Deno.test("a run that does not come back is internal after two tries, and the next one is fine", async () => {
  // Before its CPU time is known.
  await using test = testExecutors({ watchdogMs: () => 500 });
  // Unmetered, so that nothing but the watchdog can end it.
  const { ending } = await test.executors.run(program({ body: forever([]) }), request());
  assert.deepEqual(ending, { kind: "internal", reason: "it took longer than 500 ms" });
  assert.equal(test.logged.length, 2);
  const next = await test.executors.run(program({ body: [] }), request());
  assert.deepEqual(next.ending, { kind: "exit", code: 0 });
});

Deno.test("a run that had the processor and does not come back is out of time, at the first try", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await using test = testExecutors({ watchdogMs: () => 6_000, busyShare: 0.01 });
  const endless = program({ body: forever([]) });
  const { ending, fuel, ...rest } = await test.executors.run(endless, request());
  assert.deepEqual(ending, { kind: "cpu-time" });
  assert.equal(fuel, defaultLimits.cpuMs * endless.fuelPerMs);
  const empty = new Uint8Array();
  assert.deepEqual(rest, { sleptNs: 0, memoryKb: 0, stdout: empty, stderr: empty });
  assert.equal(test.logged.length, 1);
});

Deno.test("a run that was kept from the processor is internal after two tries", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await using test = testExecutors({ watchdogMs: () => 3_000 });
  await test.executors.warm(1);
  const seen = new Set<number>();
  const stopping = setInterval(() => {
    for (const pid of test.executors.stats().pids) {
      if (!seen.has(pid)) Deno.kill(pid, "SIGSTOP"), seen.add(pid);
    }
  }, 20);
  const { ending } = await test.executors.run(program({ body: forever([]) }), request());
  clearInterval(stopping);
  assert.deepEqual(ending, { kind: "internal", reason: "it took longer than 3000 ms" });
  assert.equal(test.logged.length, 2);
});

Deno.test("a module that cannot be run is internal, never the program's fault", async () => {
  await using test = testExecutors();
  const broken = program({ body: [] }, { module: new Uint8Array([1, 2, 3]) });
  const { ending } = await test.executors.run(broken, request());
  assert.equal(ending.kind, "internal");
  const foreign = program({ imports: [["fork", [], []]], body: [0x10, 0] });
  assert.equal((await test.executors.run(foreign, request())).ending.kind, "internal");
});

Deno.test("memory of one run does not stay with the process", async () => {
  await using test = testExecutors();
  const filledWith = (value: number) => [...i32(0), ...i32(value), ...i32(450_000_000), 0xfc, 11, 0];
  const grow = [...i32(7_000), 0x40, 0, drop];
  // Zeros take room as well, though they are not counted.
  for (const value of [1, 0, 0]) {
    const large = program({ body: [...grow, ...filledWith(value)] });
    for (let i = 0; i < 3; i++) {
      const { memoryKb, ending } = await test.executors.run(large, request());
      assert.deepEqual(ending, { kind: "exit", code: 0 });
      assert.ok(value === 0 ? memoryKb < 100 : memoryKb > 439_000, `${memoryKb} KiB`);
    }
  }
  assert.ok(test.executors.stats().rssKb < 393_216, `${test.executors.stats().rssKb} KiB`);
  assert.ok(!test.logged.some((line) => line.includes("worn")), "it was not replaced for its size");
});

Deno.test("closed executors reject", async () => {
  const { executors } = testExecutors();
  await executors.close();
  await assert.rejects(executors.run(program({ body: [] }), request()), { kind: "closed" });
});

Deno.test("a primed executor has the module already, and small programs do not take its place", async () => {
  await using test = testExecutors();
  const shared = program({ body: [], customBytes: 50_000_000 }, { sharesModule: true });
  test.executors.primeWith([{ program: shared, request: request() }]);
  await test.executors.warm(1);
  for (let i = 0; i < 3; i++) {
    await test.executors.run(program({ body: [], customBytes: 50_000_000 }), request());
  }
  // No bytes come along: a child that had dropped it would ask for them, and these are none.
  const { ending } = await test.executors.run({ ...shared, module: new Uint8Array() }, request());
  assert.deepEqual(ending, { kind: "exit", code: 0 });
});

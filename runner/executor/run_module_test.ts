import assert from "node:assert/strict";
import { i32, type TestModule } from "./_test_module.ts";
import { runModule } from "./run_module.ts";
import { runTest, testInput } from "./_test_run.ts";
import { hostCost } from "./host_cost.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const drop = 0x1a;
const call = (index: number) => [0x10, index];
const i64 = (value: number) => [0x42, ...i32(value).slice(1)];
const forever = (body: number[]) => [0x03, 0x40, ...body, 0x0c, 0, 0x0b];

const procExit: NonNullable<TestModule["imports"]>[0] = ["proc_exit", ["i32"], []];
const fdWrite: typeof procExit = ["fd_write", ["i32", "i32", "i32", "i32"], ["i32"]];
const yieldCall: typeof procExit = ["sched_yield", [], ["i32"]];
const poll: typeof procExit = ["poll_oneoff", ["i32", "i32", "i32", "i32"], ["i32"]];

/** At 1024 an iovec for the text at 2048. */
function outputData(value: string): [number, Uint8Array] {
  const bytes = new Uint8Array(1_024 + value.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 2_048, true);
  view.setUint32(4, value.length, true);
  bytes.set(new TextEncoder().encode(value), 1_024);
  return [1_024, bytes];
}

const write = (
  fd: number,
  index = 0,
) => [...i32(fd), ...i32(1_024), ...i32(1), ...i32(512), ...call(index), drop];

/** At 1024 a subscription to the monotonic clock, relative. */
function sleepData(ns: bigint): [number, Uint8Array] {
  const bytes = new Uint8Array(48);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, 1, true);
  view.setBigUint64(24, ns, true);
  return [1_024, bytes];
}

const sleep = (index = 0) => [...i32(1_024), ...i32(4_096), ...i32(1), ...i32(512), ...call(index), drop];

Deno.test("a program that returns from _start exits with 0", () => {
  const { ending, fuel, sleptNs, stdout, stderr, trace } = runTest({ body: [] });
  assert.deepEqual(ending, { kind: "exit", code: 0 });
  assert.deepEqual([fuel, sleptNs, stdout.length, stderr.length, trace], [0, 0, 0, 0, null]);
});

Deno.test("proc_exit ends the run with its code, and nothing after it runs", () => {
  const body = [...write(1), ...i32(42), ...call(1), ...write(1)];
  const outcome = runTest({ imports: [fdWrite, procExit], body, data: outputData("once\n") });
  assert.deepEqual(outcome.ending, { kind: "exit", code: 42 });
  assert.equal(text(outcome.stdout), "once\n");
});

Deno.test("catch_all does not see proc_exit", () => {
  const body = [0x06, 0x40, ...i32(5), ...call(1), 0x19, ...write(1), 0x0b];
  const outcome = runTest({ imports: [fdWrite, procExit], body, tag: true, data: outputData("caught") });
  assert.deepEqual(outcome.ending, { kind: "exit", code: 5 });
  assert.equal(text(outcome.stdout), "");
});

Deno.test("catch_all does not see a limit that is broken within a call", () => {
  const body = forever([0x06, 0x40, ...call(0), drop, 0x19, 0x0b]);
  const outcome = runTest({ imports: [yieldCall], body, tag: true }, { limits: { cpuMs: 1 } });
  assert.deepEqual(outcome.ending, { kind: "cpu-time" });
});

Deno.test("what was written before a trap is kept", () => {
  const body = [...write(1), ...write(2), 0x00];
  const { ending, stdout, stderr } = runTest({ imports: [fdWrite], body, data: outputData("so far\n") });
  assert.deepEqual(ending, { kind: "signal", signal: 4 });
  assert.equal(text(stdout) + text(stderr), "so far\nso far\n");
});

Deno.test("an output past the file limit ends the run by SIGXFSZ, and what fitted is kept", () => {
  const data = outputData("x".repeat(1_000));
  const given = { imports: [fdWrite], body: forever(write(1)), data };
  const { ending, stdout } = runTest(given, { limits: { fileKb: 3 } });
  assert.deepEqual(ending, { kind: "signal", signal: 25 });
  assert.equal(text(stdout), "x".repeat(3 * 1_024));
  const silent = runTest({ ...given, body: [...write(2), 0x00] }, { limits: { fileKb: 0 } });
  assert.deepEqual(silent.ending, { kind: "signal", signal: 25 });
  assert.equal(silent.stderr.length, 0);
});

Deno.test("an output of exactly the file limit is no harm", () => {
  const data = outputData("x".repeat(1_024));
  const body = [...write(1), ...write(1)];
  const { ending, stdout } = runTest({ imports: [fdWrite], body, data }, { limits: { fileKb: 2 } });
  assert.deepEqual(ending, { kind: "exit", code: 0 });
  assert.equal(stdout.length, 2_048);
});

Deno.test("a system call costs its base and the bytes it moves", () => {
  const short = runTest({ imports: [fdWrite], body: write(1), data: outputData("x") });
  const long = runTest({ imports: [fdWrite], body: write(1), data: outputData("x".repeat(501)) });
  const none = runTest({ imports: [yieldCall], body: [...call(0), drop] });
  assert.equal(BigInt(long.fuel - short.fuel), 500n * hostCost.unit);
  assert.equal(BigInt(none.fuel), hostCost.call);
});

Deno.test("system calls alone use up the CPU time", () => {
  const run = { limits: { cpuMs: 2 } };
  const outcome = runTest({ imports: [yieldCall], body: forever([...call(0), drop]) }, run);
  assert.deepEqual(outcome.ending, { kind: "cpu-time" });
  // The first call that cannot be paid is still charged.
  assert.equal(outcome.fuel, 2_000_000 + Number(hostCost.call));
});

Deno.test("a wall limit below the CPU limit is the one that ends the run", () => {
  const run = { limits: { cpuMs: 2_000, wallMs: 1 } };
  const outcome = runTest({ imports: [yieldCall], body: forever([...call(0), drop]) }, run);
  assert.deepEqual(outcome.ending, { kind: "wall-time" });
  assert.ok(outcome.fuel > 1_000_000 && outcome.fuel <= 1_000_000 + Number(hostCost.call));
});

Deno.test("sleeping takes virtual time only", () => {
  const outcome = runTest({
    imports: [poll],
    body: [...sleep(), ...sleep()],
    data: sleepData(2_000_000_000n),
  });
  assert.deepEqual(outcome.ending, { kind: "exit", code: 0 });
  assert.equal(outcome.sleptNs, 4_000_000_000);
});

Deno.test("sleeping past the wall limit ends the run at that limit", () => {
  const outcome = runTest({ imports: [poll], body: [...sleep(), 0x00], data: sleepData(5_000_000_000n) });
  assert.deepEqual(outcome.ending, { kind: "wall-time" });
  assert.equal(outcome.sleptNs + outcome.fuel, 5_000_000_000, "one fuel is one nanosecond here");
});

Deno.test("a sleep of centuries is nothing else", () => {
  const outcome = runTest({ imports: [poll], body: sleep(), data: sleepData(2n ** 64n - 1n) });
  assert.deepEqual(outcome.ending, { kind: "wall-time" });
});

Deno.test("time slept is missing from the wall time that computing may take", () => {
  const body = [...sleep(), ...forever([...call(1), drop])];
  const outcome = runTest(
    { imports: [poll, yieldCall], body, data: sleepData(4_999_000_000n) },
    { limits: { cpuMs: 2_000, wallMs: 5_000 } },
  );
  assert.deepEqual(outcome.ending, { kind: "wall-time" });
  assert.ok(outcome.fuel > 1_000_000 && outcome.fuel <= 1_000_000 + Number(hostCost.call));
});

Deno.test("the clocks show virtual time from the fixed epoch", () => {
  const time = ["clock_time_get", ["i32", "i64", "i32"], ["i32"]] satisfies typeof procExit;
  const read = (id: number, to: number) => [...i32(id), ...i64(0), ...i32(to), ...call(1), drop];
  // Reads realtime, sleeps, reads realtime, monotonic and CPU time, and writes the four.
  const [address, subscription] = sleepData(1_500_000_000n);
  const data = new Uint8Array(2_048);
  data.set(subscription);
  new DataView(data.buffer).setUint32(1_024, 3_072, true);
  new DataView(data.buffer).setUint32(1_028, 32, true);
  const body = [...read(0, 3_072), ...sleep(0), ...read(0, 3_080), ...read(1, 3_088), ...read(2, 3_096)];
  const iovec = address + 1_024;
  body.push(...i32(1), ...i32(iovec), ...i32(1), ...i32(512), ...call(2), drop);
  const { stdout } = runTest({ imports: [poll, time, fdWrite], body, data: [address, data] });
  const shown = new BigInt64Array(stdout.slice().buffer);
  const epoch = BigInt(Date.UTC(2026, 0, 1)) * 1_000_000n;
  assert.equal(shown[0]! - epoch, hostCost.call, "the call itself");
  assert.ok(shown[1]! - shown[0]! >= 1_500_000_000n && shown[1]! - shown[0]! < 1_500_100_000n);
  assert.equal(shown[2]! - (shown[1]! - epoch), hostCost.call);
  assert.equal(shown[2]! + hostCost.call - shown[3]!, 1_500_000_000n);
});

Deno.test("static data over the memory limit is a segmentation fault that says why", () => {
  const { ending, stderr, fuel } = runTest({ body: [0x00], memoryPages: 100 }, {
    limits: { memoryKb: 2_048 },
  });
  assert.deepEqual(ending, { kind: "signal", signal: 11 });
  assert.equal(text(stderr), "Cannot start: static data takes 6336 KiB, the memory limit is 2048 KiB\n");
  assert.equal(fuel, 0);
});

Deno.test("the stack is beside the memory limit", () => {
  const { ending } = runTest({ body: [], memoryPages: 33 }, { limits: { memoryKb: 2_048 } });
  assert.deepEqual(ending, { kind: "exit", code: 0 });
});

Deno.test("the trace has the system calls in order, and is there only when asked for", () => {
  const given = {
    imports: [fdWrite, procExit],
    body: [...write(1), ...i32(3), ...call(1)],
    data: outputData("hi"),
  };
  const { trace } = runTest(given, { trace: true });
  assert.match(trace!, /fd_write[^]*proc_exit/);
  assert.equal(runTest(given).trace, null);
});

Deno.test("a trace that never ends is cut", () => {
  const given = { imports: [yieldCall], body: forever([...call(0), drop]) };
  const { trace } = runTest(given, { trace: true, limits: { cpuMs: 5_000 } });
  assert.ok(trace!.length < 4_300_000);
  assert.match(trace!, /\(the trace is cut here\)$/);
});

Deno.test("a module that did not come from the meter is a fault, and so is a foreign import", () => {
  const plain = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  assert.throws(() => runModule(plain, testInput(), 1_000), /without a "memory"/);
  assert.throws(() => runTest({ body: [], imports: [["no_such_call", [], []]] }), WebAssembly.LinkError);
});

Deno.test("the same run twice is the same to the byte", () => {
  const random = ["random_get", ["i32", "i32"], ["i32"]] satisfies typeof procExit;
  const body = [...i32(2_048), ...i32(64), ...call(1), drop, ...write(1)];
  const given = { imports: [fdWrite, random], body, data: outputData("x".repeat(64)) };
  const first = runTest(given);
  assert.deepEqual(runTest(given), first);
  assert.equal(new Set(first.stdout).size > 40, true, "it is random all the same");
});

import assert from "node:assert/strict";
import { endingOfTrap } from "./ending_of_trap.ts";
import { i32, type TestModule } from "./_test_module.ts";
import { runTest } from "./_test_run.ts";

const drop = 0x1a;
const f64 = (value: number) => [0x44, ...new Uint8Array(new Float64Array([value]).buffer)];

const traps: Record<string, [signal: number, module: TestModule]> = {
  "unreachable": [4, { body: [0x00] }],
  "a load far out of bounds": [11, { body: [...i32(-1), 0x28, 2, 0, drop] }],
  "a load one past the end": [11, { body: [...i32(3 * 65_536 - 3), 0x28, 2, 0, drop] }],
  "a store out of bounds": [11, { body: [...i32(-4), ...i32(1), 0x36, 2, 0] }],
  "memory.fill out of bounds": [11, { body: [...i32(-4), ...i32(0), ...i32(9), 0xfc, 11, 0] }],
  "memory.copy out of bounds": [11, { body: [...i32(0), ...i32(-4), ...i32(9), 0xfc, 10, 0, 0] }],
  "a signed division by zero": [8, { body: [...i32(1), ...i32(0), 0x6d, drop] }],
  "an unsigned division by zero": [8, { body: [...i32(1), ...i32(0), 0x6e, drop] }],
  "a remainder by zero": [8, { body: [...i32(1), ...i32(0), 0x6f, drop] }],
  "a division that overflows": [8, { body: [...i32(-2_147_483_648), ...i32(-1), 0x6d, drop] }],
  "a 64-bit division by zero": [8, { body: [0x42, 1, 0x42, 0, 0x7f, drop] }],
  "a float too large for an integer": [4, { body: [...f64(1e30), 0xaa, drop] }],
  "a float that is no number": [4, { body: [...f64(NaN), 0xaa, drop] }],
  "a call through a null element": [11, { body: [...i32(1), 0x11, 0, 0], table: [0], tableSize: 2 }],
  "a call past the table": [11, { body: [...i32(70), 0x11, 0, 0], table: [0] }],
  "a call under another type": [11, {
    body: [...i32(0), 0x11, 1, 0, drop],
    table: [0],
    types: [[[], ["i32"]]],
  }],
  "table.get past the table": [11, { body: [...i32(70), 0x25, 0, drop], table: [0] }],
  "an exception that nobody catches": [6, { body: [0x08, 0], tag: true }],
};

for (const [name, [signal, module]] of Object.entries(traps)) {
  Deno.test(`${name} ends the run by signal ${signal}`, () => {
    assert.deepEqual(runTest(module).ending, { kind: "signal", signal });
  });
}

Deno.test("what no guest can cause is not taken for a trap", () => {
  const others = [
    new Error("unreachable"),
    new TypeError("x"),
    new RangeError("Invalid array length"),
    null,
    "unreachable",
  ];
  for (const thrown of others) assert.equal(endingOfTrap(thrown), null);
});

Deno.test("the end of V8's own stack is a fault of ours, for the meter's call stack ends first", () => {
  assert.throws(() => runTest({ body: [0x10, 0] }), RangeError);
});

Deno.test("where libc's own abort is unreachable, that is SIGABRT", () => {
  const { ending } = runTest({ body: [0x00] }, { sharesModule: true });
  assert.deepEqual(ending, { kind: "signal", signal: 6 });
});

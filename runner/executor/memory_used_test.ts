import assert from "node:assert/strict";
import { memoryUsedKb } from "./memory_used.ts";

/** 64 KiB of stack, 64 KiB of static data, 64 KiB of heap; then what the test writes. */
function used(...written: number[]): number {
  const memory = new ArrayBuffer(196_608);
  for (const address of written) new Uint8Array(memory)[address] = 1;
  return memoryUsedKb(memory, { stackStart: 0, stackBytes: 65_536, heapBase: 131_072 });
}

Deno.test("the heap counts whole, as it was grown", () => {
  assert.equal(used(), 64);
  assert.equal(
    memoryUsedKb(new ArrayBuffer(131_072), { stackStart: 0, stackBytes: 65_536, heapBase: 131_071 }),
    1,
  );
  assert.equal(
    memoryUsedKb(new ArrayBuffer(65_536 * 100), { stackStart: 0, stackBytes: 65_536, heapBase: 131_072 }),
    98 * 64,
  );
});

Deno.test("static data counts by the pages that hold anything", () => {
  assert.equal(used(65_536), 64 + 4);
  assert.equal(used(65_536, 65_537, 69_631), 64 + 4);
  assert.equal(used(69_631, 69_632), 64 + 8);
  assert.equal(used(131_071), 64 + 4);
});

Deno.test("static data need not end on a page", () => {
  const memory = new ArrayBuffer(131_072);
  new Uint8Array(memory)[70_001] = 1;
  // The byte is heap already; neither page of the static data holds anything.
  assert.equal(
    memoryUsedKb(memory, { stackStart: 0, stackBytes: 65_536, heapBase: 70_000 }),
    Math.ceil(61_072 / 1_024),
  );
});

Deno.test("the stack counts from its top to the last page that holds anything", () => {
  assert.equal(used(65_535), 64 + 4);
  assert.equal(used(61_439), 64 + 8);
  assert.equal(used(0), 64 + 64);
});

Deno.test("a megabyte of zeros is where the stack ends", () => {
  const mib = 1_048_576;
  const stackBytes = 4 * mib;
  const memory = new ArrayBuffer(stackBytes);
  const stack = new Uint8Array(memory);
  stack[stackBytes - 1] = 1;
  stack[stackBytes - 8_192 - mib] = 1;
  assert.equal(memoryUsedKb(memory, { stackStart: 0, stackBytes, heapBase: stackBytes }), 4);
  stack[stackBytes - 4_096 - mib] = 1;
  assert.equal(memoryUsedKb(memory, { stackStart: 0, stackBytes, heapBase: stackBytes }), 1_024 + 8);
});

Deno.test("a module that does not tell its heap counts whole, but for the stack that it did not use", () => {
  const memory = new ArrayBuffer(196_608);
  const layout = { stackStart: 65_536, stackBytes: 65_536, heapBase: null };
  assert.equal(memoryUsedKb(memory, layout), 128);
  new Uint8Array(memory)[131_071 - 4_096] = 1;
  assert.equal(memoryUsedKb(memory, layout), 128 + 8);
  new Uint8Array(memory)[65_536] = 1;
  assert.equal(memoryUsedKb(memory, layout), 192);
});

Deno.test("a heap base beyond the memory is no harm", () => {
  assert.equal(
    memoryUsedKb(new ArrayBuffer(65_536), { stackStart: 0, stackBytes: 131_072, heapBase: 4_294_967_295 }),
    0,
  );
});

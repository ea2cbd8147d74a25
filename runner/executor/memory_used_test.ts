import assert from "node:assert/strict";
import { memoryUsedKb } from "./memory_used.ts";

const kib = 1_024;
const mib = 1_048_576;

function memoryWith(pages: number, written: readonly number[] = []): WebAssembly.Memory {
  const memory = new WebAssembly.Memory({ initial: pages });
  for (const address of written) new Uint8Array(memory.buffer)[address] = 1;
  return memory;
}

/** 64 KiB of stack, then 128 KiB of static data and heap. */
function used(...written: number[]): number {
  return memoryUsedKb(memoryWith(3, written), { stackStart: 0, stackBytes: 64 * kib });
}

Deno.test("memory that nothing was written to counts nothing", () => {
  assert.equal(used(), 0);
  assert.equal(memoryUsedKb(memoryWith(8_000), { stackStart: 0, stackBytes: 64 * kib }), 0);
});

Deno.test("static data and heap count by the pages that hold anything", () => {
  assert.equal(used(65_536), 4);
  assert.equal(used(65_536, 65_537, 69_631), 4);
  assert.equal(used(69_631, 69_632), 8);
  assert.equal(used(131_071, 196_607), 8);
});

Deno.test("every byte of a page makes it count, and no other page", () => {
  const memory = memoryWith(2);
  const bytes = new Uint8Array(memory.buffer);
  for (let address = 65_536; address < 69_632; address++) {
    bytes[address] = 0x80;
    assert.equal(memoryUsedKb(memory, { stackStart: 0, stackBytes: 65_536 }), 4, `${address}`);
    bytes[address] = 0;
  }
});

Deno.test("pages that hold anything count wherever they lie", () => {
  const memory = memoryWith(100);
  const bytes = new Uint8Array(memory.buffer);
  let pages = 0;
  // A number that is no divisor of anything here.
  for (let address = 65_536; address < bytes.length; address += 3 * 4_096 + 13) {
    bytes[address] = 1;
    pages++;
  }
  assert.ok(pages > 500);
  assert.equal(memoryUsedKb(memory, { stackStart: 0, stackBytes: 65_536 }), 4 * pages);
  bytes.fill(255);
  assert.equal(memoryUsedKb(memory, { stackStart: 0, stackBytes: 65_536 }), 6_400);
});

Deno.test("the stack counts from its top to the last page that holds anything", () => {
  assert.equal(used(65_535), 4);
  assert.equal(used(61_439), 8);
  assert.equal(used(0), 64);
});

Deno.test("a stack need not be whole pages", () => {
  const layout = { stackStart: 0, stackBytes: 65 * kib };
  // The last KiB of the first page is stack; the pages of the heap begin behind it.
  assert.equal(memoryUsedKb(memoryWith(3, [65 * kib - 1]), layout), 4);
  assert.equal(memoryUsedKb(memoryWith(3, [0]), layout), 65);
  assert.equal(memoryUsedKb(memoryWith(3, [65 * kib, 69 * kib - 1]), layout), 4);
  assert.equal(memoryUsedKb(memoryWith(3, [192 * kib - 1]), layout), 4);
});

Deno.test("a megabyte of zeros is where the stack ends", () => {
  const layout = { stackStart: 0, stackBytes: 4 * mib };
  const top = 4 * mib - 1;
  assert.equal(memoryUsedKb(memoryWith(64, [top, 3 * mib - 8_192]), layout), 4);
  assert.equal(memoryUsedKb(memoryWith(64, [top, 3 * mib - 4_096]), layout), 1_024 + 4);
});

Deno.test("a stack may lie between other things", () => {
  const layout = { stackStart: 64 * kib, stackBytes: 64 * kib };
  assert.equal(memoryUsedKb(memoryWith(3, [0, 196_607]), layout), 8);
  assert.equal(memoryUsedKb(memoryWith(3, [0, 196_607, 131_071 - 4_096]), layout), 8 + 8);
  assert.equal(memoryUsedKb(memoryWith(3, [65_536]), layout), 64);
});

Deno.test("a stack beyond the memory is no harm", () => {
  assert.equal(memoryUsedKb(memoryWith(1, [5]), { stackStart: 131_072, stackBytes: 65_536 }), 4);
  assert.equal(memoryUsedKb(memoryWith(1, [5]), { stackStart: 0, stackBytes: 131_072 }), 64);
  assert.equal(memoryUsedKb(memoryWith(0), { stackStart: 0, stackBytes: 65_536 }), 0);
});

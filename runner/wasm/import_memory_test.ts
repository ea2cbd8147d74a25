import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { importMemory, memoryImport } from "./import_memory.ts";

/** Grows, asks, reads and writes; and a function with bytes that only look like those instructions. */
const source = (max: number | "") =>
  assemble(`(module
    (memory 2 ${max})
    (func (param i32) (result i32) local.get 0 memory.grow)
    (func (result i32) memory.size)
    (func (param i32) (result i32) local.get 0 i32.load8_u)
    (func (param i32 i32) local.get 0 local.get 1 i32.store8)
    (func (result i32) block br 0 unreachable end block br 0 i32.const 63 unreachable end i32.const 5)
    (export "grow" (func 0)) (export "size" (func 1)) (export "load" (func 2)) (export "store" (func 3))
    (export "like" (func 4)) (export "memory" (memory 0))
    (data (offset i32.const 8) "x"))`);

interface Guest {
  grow(pages: number): number;
  size(): number;
  load(address: number): number;
  store(address: number, value: number): void;
  like(): number;
  claimedPages: WebAssembly.Global;
  memory: WebAssembly.Memory;
}

function instantiate(module: Uint8Array<ArrayBuffer>, memory?: WebAssembly.Memory): Guest {
  const imports: WebAssembly.Imports = memory === undefined
    ? {}
    : { [memoryImport.module]: { [memoryImport.memory]: memory } };
  return new WebAssembly.Instance(new WebAssembly.Module(module), imports).exports as unknown as Guest;
}

/** What a guest is told, growing in every way there is: a little, too much, to the very end, and beyond. */
function told({ grow, size, load, like }: Guest): number[] {
  return [
    ...[size(), load(8), grow(0), grow(3), size(), load(5 * 65_536 - 1)],
    ...[grow(5), grow(-1), size(), grow(2), size(), grow(1), grow(0), like()],
  ];
}

Deno.test("a module is told of an imported memory what it would be told of its own", () => {
  const { module, pagesMin } = importMemory(source(""), 7);
  assert.equal(pagesMin, 2);
  const ofItsOwn = told(instantiate(source(7)));
  assert.deepEqual(ofItsOwn, [2, 120, 2, 2, 5, 0, -1, -1, 5, 5, 7, -1, 7, 5]);
  for (const initial of [2, 4, 7]) {
    const memory = new WebAssembly.Memory({ initial, maximum: 7 });
    const guest = instantiate(module, memory);
    assert.deepEqual(told(guest), ofItsOwn);
    assert.equal(guest.claimedPages.value, 7);
    assert.equal(guest.memory, memory);
  }
});

Deno.test("a memoryImport memory grows only where more is claimed than it has", () => {
  const memory = new WebAssembly.Memory({ initial: 4, maximum: 7 });
  const { module } = importMemory(source(""), 7);
  const first = instantiate(module, memory);
  assert.equal(first.grow(2), 2);
  assert.equal(memory.buffer.byteLength, 4 * 65_536);
  assert.equal(first.grow(1), 4);
  assert.equal(memory.buffer.byteLength, 5 * 65_536);
  first.store(8, 1);
  new Uint8Array(memory.buffer).fill(0);
  const next = instantiate(module, memory);
  assert.deepEqual([next.size(), next.load(8)], [2, 120]);
});

Deno.test("a memory that cannot grow is told of as one that cannot grow", () => {
  const { module } = importMemory(source(""), 7);
  const { grow, size } = instantiate(module, new WebAssembly.Memory({ initial: 2, maximum: 3 }));
  assert.deepEqual([grow(2), size(), grow(1), size()], [-1, 2, 2, 3]);
});

Deno.test("a module's own maximum counts where it is less", () => {
  const { module, pagesMin, pagesMax } = importMemory(source(5), 7);
  const { grow } = instantiate(module, new WebAssembly.Memory({ initial: pagesMin, maximum: pagesMax }));
  assert.deepEqual([grow(4), grow(3)], [-1, 2]);
});

Deno.test("only a module with a memory of its own, which is not too large, can import it", () => {
  assert.throws(
    () => importMemory(assemble("(module (func nop))"), 1),
    new Error("Cannot import the memory: the module has none of its own"),
  );
  assert.throws(
    () => importMemory(source(""), 1),
    new RangeError("Cannot limit the memory to 1 pages: the module starts with 2"),
  );
});

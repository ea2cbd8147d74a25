import assert from "node:assert/strict";
import { MemoryPool } from "./memory_pool.ts";

const pageBytes = 65_536;
const ofMib = (mib: number) => mib * 1_048_576 / pageBytes;

Deno.test("a memory that was given back is acquired again, and holds nothing but zeros", () => {
  const memories = new MemoryPool({ initial: 1, maximum: 3 });
  const first = memories.acquire("small");
  first.grow(1);
  new Uint8Array(first.buffer).fill(7);
  const second = memories.acquire("small");
  assert.notEqual(second, first);
  memories.release(first);
  assert.equal(memories.acquire("small"), first);
  assert.equal(first.buffer.byteLength, 2 * pageBytes);
  assert.ok(new Uint8Array(first.buffer).every((byte) => byte === 0));
});

Deno.test("what needs little does not get the memory of what needed much", () => {
  const memories = new MemoryPool({ initial: 1, maximum: ofMib(40) });
  const large = memories.acquire("small");
  large.grow(ofMib(32));
  memories.release(large);
  assert.notEqual(memories.acquire("small"), large);
  assert.equal(memories.acquire("large"), large);
});

Deno.test("a memory of more than 128 MiB is not kept, nor are more than one program takes", () => {
  const memories = new MemoryPool({ initial: 1, maximum: ofMib(200) });
  const tooLarge = memories.acquire("large");
  tooLarge.grow(ofMib(128));
  memories.release(tooLarge);
  assert.notEqual(memories.acquire("large"), tooLarge);
  for (const [size, mib, kept] of [["small", 20, 2], ["large", 40, 1]] as const) {
    const three = [1, 2, 3].map(() => memories.acquire(size));
    for (const memory of three) {
      memory.grow(ofMib(mib));
      memories.release(memory);
    }
    const again = [1, 2, 3].map(() => three.includes(memories.acquire(size)));
    assert.equal(again.filter((one) => one).length, kept, size);
  }
});

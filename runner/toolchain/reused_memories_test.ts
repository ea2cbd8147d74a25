import assert from "node:assert/strict";
import { ReusedMemories } from "./reused_memories.ts";

const pageBytes = 65_536;
const ofMib = (mib: number) => mib * 1_048_576 / pageBytes;

Deno.test("a memory that was given back is taken again, and holds nothing but zeros", () => {
  const memories = new ReusedMemories({ initial: 1, maximum: 3 });
  const first = memories.take("small");
  first.grow(1);
  new Uint8Array(first.buffer).fill(7);
  const second = memories.take("small");
  assert.notEqual(second, first);
  memories.giveBack(first);
  assert.equal(memories.take("small"), first);
  assert.equal(first.buffer.byteLength, 2 * pageBytes);
  assert.ok(new Uint8Array(first.buffer).every((byte) => byte === 0));
});

Deno.test("what needs little does not get the memory of what needed much", () => {
  const memories = new ReusedMemories({ initial: 1, maximum: ofMib(40) });
  const large = memories.take("small");
  large.grow(ofMib(32));
  memories.giveBack(large);
  assert.notEqual(memories.take("small"), large);
  assert.equal(memories.take("large"), large);
});

Deno.test("a memory of more than 128 MiB is not taken again, nor are more than two", () => {
  const memories = new ReusedMemories({ initial: 1, maximum: ofMib(200) });
  const tooLarge = memories.take("large");
  tooLarge.grow(ofMib(128));
  memories.giveBack(tooLarge);
  assert.notEqual(memories.take("large"), tooLarge);
  const three = [1, 2, 3].map(() => memories.take("small"));
  for (const memory of three) memories.giveBack(memory);
  assert.deepEqual([1, 2, 3].map(() => three.includes(memories.take("small"))), [true, true, false]);
});

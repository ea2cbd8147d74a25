import assert from "node:assert/strict";
import { ReusedMemories } from "./reused_memories.ts";

const pageBytes = 65_536;

Deno.test("a memory that was given back is taken again, and holds nothing but zeros", () => {
  const memories = new ReusedMemories({ initial: 1, maximum: 3 });
  const first = memories.take();
  first.grow(1);
  new Uint8Array(first.buffer).fill(7);
  const second = memories.take();
  assert.notEqual(second, first);
  memories.giveBack(first);
  assert.equal(memories.take(), first);
  assert.equal(first.buffer.byteLength, 2 * pageBytes);
  assert.ok(new Uint8Array(first.buffer).every((byte) => byte === 0));
});

Deno.test("a memory of more than 128 MiB is not taken again", () => {
  const memories = new ReusedMemories({ initial: 1, maximum: 3_000 });
  const large = memories.take();
  large.grow(2_048);
  memories.giveBack(large);
  assert.equal(memories.take().buffer.byteLength, pageBytes);
});

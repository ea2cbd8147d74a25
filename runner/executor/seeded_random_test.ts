import assert from "node:assert/strict";
import { seededRandom } from "./seeded_random.ts";

function take(random: (bytes: Uint8Array) => void, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  random(bytes);
  return bytes;
}

// 3701687786 and 458299110, the first two words of the paper, end in 0xea and 0xe6.
Deno.test("seeded_random gives the same bytes for ever", () => {
  assert.deepEqual([...take(seededRandom(), 8)], [234, 230, 170, 176, 94, 70, 67, 44]);
});

Deno.test("seeded_random goes on where it stopped, however much is asked for at a time", () => {
  const random = seededRandom();
  const parts = [...take(random, 3), ...take(random, 0), ...take(random, 5)];
  assert.deepEqual(parts, [...take(seededRandom(), 8)]);
});

Deno.test("seeded_random gives every byte about as often", () => {
  const counts = new Array<number>(256).fill(0);
  for (const byte of take(seededRandom(), 256_000)) counts[byte]!++;
  assert.ok(counts.every((count) => count > 800 && count < 1_200));
});

import assert from "node:assert/strict";
import { generateInput } from "./_generated_input.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

Deno.test("integers announces how many, keeps within its bounds, and ends its last line", () => {
  const input = text(generateInput({ rule: "integers", count: 25, seed: 1, least: -3, greatest: 3 }));
  const [announced, ...numbers] = input.trim().split(/\s+/).map(Number);
  assert.equal(announced, 25);
  assert.equal(numbers.length, 25);
  assert.deepEqual([...new Set(numbers)].sort((a, b) => a - b), [-3, -2, -1, 0, 1, 2, 3]);
  assert.equal(input.split("\n").length, 5);
  assert.ok(input.endsWith("\n"));
});

Deno.test("integers gives the same bytes for the same seed and others for another", () => {
  const first = { rule: "integers", count: 100, seed: 1, least: 0, greatest: 1_000_000 } as const;
  assert.deepEqual(generateInput(first), generateInput(first));
  assert.notDeepEqual(generateInput(first), generateInput({ ...first, seed: 2 }));
});

Deno.test("repeat repeats", () => {
  assert.equal(text(generateInput({ rule: "repeat", text: "né\n", count: 3 })), "né\nné\nné\n");
});

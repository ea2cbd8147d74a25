import assert from "node:assert/strict";
import { CollectingSink } from "./sink.ts";

const bytes = (...numbers: number[]) => new Uint8Array(numbers);

Deno.test("a sink takes as much as it may and says when that was not all", () => {
  const sink = new CollectingSink(5);
  assert.equal(sink.write(bytes(1, 2, 3)), true);
  assert.equal(sink.write(bytes(4, 5, 6)), false);
  assert.deepEqual(sink.bytes(), bytes(1, 2, 3, 4, 5));
});

Deno.test("a sink keeps the beginning, and counts what it drops", () => {
  const sink = new CollectingSink(5, 2);
  assert.equal(sink.write(bytes(1)), true);
  assert.equal(sink.write(bytes(2, 3)), true);
  assert.equal(sink.write(bytes(4, 5)), true);
  assert.equal(sink.write(bytes(6)), false);
  assert.deepEqual(sink.bytes(), bytes(1, 2));
});

import assert from "node:assert/strict";
import { geometricMean, quantile } from "./_statistics.ts";

Deno.test("quantile sorts and interpolates", () => {
  assert.equal(quantile([3, 1, 2], 0.5), 2);
  assert.equal(quantile([4, 1, 2, 3], 0.5), 2.5);
  assert.equal(quantile([7], 0.95), 7);
  assert.equal(quantile([1, 2], 1), 2);
});

Deno.test("geometricMean of twice and half is one", () => {
  assert.ok(Math.abs(geometricMean([2, 0.5]) - 1) < 1e-12);
  assert.ok(Math.abs(geometricMean([8]) - 8) < 1e-12);
});

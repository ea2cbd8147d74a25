import assert from "node:assert/strict";
import { discountOf, gstOn, instalmentsOf } from "./amounts.ts";

const max = Number.MAX_SAFE_INTEGER;
const once = (fullAmount: number) => ({
  type: "OneTimePaymentPlan" as const,
  fullAmount,
  baseAmount: fullAmount,
});
const parts = (fullAmount: number, baseAmount: number) => ({
  type: "PartialPaymentPlan" as const,
  fullAmount,
  baseAmount,
});

Deno.test("a percentage is taken off the full price once, half up", () => {
  assert.equal(discountOf(once(499_900), 1_000), 49_990);
  assert.equal(discountOf(once(5), 1_000), 1, "0.5 is 1");
  assert.equal(discountOf(once(4), 1_000), 0, "0.4 is 0");
  assert.equal(discountOf(once(999), 3_333), 333, "332.9667");
  assert.equal(discountOf(once(1), 5_000), 1);
  assert.equal(discountOf(once(1), 4_999), 0);
  assert.equal(discountOf(once(499_900), 0), 0);
  assert.equal(discountOf(once(499_900), 10_000), 499_900);
  assert.equal(discountOf(once(0), 10_000), 0);
  assert.equal(discountOf(once(max), 10_000), max, "the largest amount loses nothing");
  assert.equal(discountOf(once(max), 1_250), 1_125_899_906_842_624);
});

Deno.test("the base of a partial plan is owed whatever the discount", () => {
  assert.equal(discountOf(parts(1_000, 400), 5_000), 500);
  assert.equal(discountOf(parts(1_000, 400), 6_001), 600);
  assert.equal(discountOf(parts(1_000, 400), 10_000), 600);
  assert.equal(discountOf(parts(1_000, 1_000), 10_000), 0);
  assert.equal(discountOf(parts(1_000, 0), 10_000), 1_000);
});

Deno.test("GST is 18 percent, half up", () => {
  assert.equal(gstOn(100_000), 18_000);
  assert.equal(gstOn(25), 5, "4.5 is 5");
  assert.equal(gstOn(24), 4, "4.32 is 4");
  assert.equal(gstOn(0), 0);
  assert.equal(gstOn(max), 1_621_295_865_853_378);
});

Deno.test("instalments are the same but for the last, which takes the remainder", () => {
  assert.deepEqual(instalmentsOf(1_000, 3), [333, 333, 334]);
  assert.deepEqual(instalmentsOf(1_000, 1), [1_000]);
  assert.deepEqual(instalmentsOf(2, 3), [0, 0, 2]);
  assert.deepEqual(instalmentsOf(0, 2), [0, 0]);
  assert.deepEqual(instalmentsOf(max, 2), [4_503_599_627_370_495, 4_503_599_627_370_496]);
});

import assert from "node:assert/strict";
import { Histogram } from "./histogram.ts";

Deno.test("a duration is in each bucket that is large enough for it", () => {
  const histogram = new Histogram();
  for (const ms of [1, 2, 40, 3_600_000]) histogram.observe(ms);
  const { buckets, seconds, count } = histogram.figures();
  const upTo = (most: number) => buckets.find(([end]) => end === most)![1];
  assert.deepEqual([upTo(0.001), upTo(0.0025), upTo(0.05), upTo(60)], [1, 2, 3, 3]);
  assert.deepEqual([seconds, count], [3600.043, 4]);
});

Deno.test("work that fails took its time as well", async () => {
  const histogram = new Histogram();
  assert.equal(await histogram.time(() => Promise.resolve(5)), 5);
  await assert.rejects(histogram.time(() => Promise.reject(new Error("x"))), /x/);
  assert.equal(histogram.figures().count, 2);
});

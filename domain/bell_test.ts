import assert from "node:assert/strict";
import { Bell } from "./bell.ts";

function sleepers(bell: Bell, count: number): { awake: () => number } {
  let awake = 0;
  for (let i = 0; i < count; i++) bell.sleep().then(() => awake++);
  return { awake: () => awake };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("a ring wakes one sleeper", async () => {
  const bell = new Bell();
  const { awake } = sleepers(bell, 3);
  bell.ring();
  await later();
  assert.equal(awake(), 1);
  bell.ringAll();
  await later();
  assert.equal(awake(), 3);
});

Deno.test("a ring that finds nobody asleep is heard by the next, once", async () => {
  const bell = new Bell();
  bell.ring();
  bell.ring();
  const { awake } = sleepers(bell, 2);
  await later();
  assert.equal(awake(), 1);
  bell.ring();
  await later();
  assert.equal(awake(), 2);
});

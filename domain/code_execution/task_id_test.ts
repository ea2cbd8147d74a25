import assert from "node:assert/strict";
import { isTaskId, taskId } from "./task_id.ts";

const ones = new Uint8Array(10).fill(0xff);

Deno.test("a task id is a UUID of version 7 that begins with the time", () => {
  const id = taskId(new Date(0x0190f3a27c1e), ones);
  assert.equal(id, "0190f3a2-7c1e-7fff-bfff-ffffffffffff");
  assert.equal(taskId(new Date(0x0190f3a27c1e), new Uint8Array(10)), "0190f3a2-7c1e-7000-8000-000000000000");
});

Deno.test("only the spelling that ids are given in is an id", () => {
  assert.ok(isTaskId("0190f3a2-7c1e-7fff-bfff-ffffffffffff"));
  for (
    const text of [
      "",
      "0190F3A2-7C1E-7FFF-BFFF-FFFFFFFFFFFF",
      "0190f3a27c1e7fffbfffffffffffffff",
      "{0190f3a2-7c1e-7fff-bfff-ffffffffffff}",
      "0190f3a2-7c1e-7fff-bfff-ffffffffffff\n",
      "' or true --",
    ]
  ) assert.ok(!isTaskId(text), text);
});

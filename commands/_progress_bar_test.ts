import assert from "node:assert/strict";
import { progressLine } from "./_progress_bar.ts";

Deno.test("progressLine shows the share that is done, and never more than all of it", () => {
  assert.equal(progressLine("storing", 1, 3), `storing   ${"█".repeat(10)}${"░".repeat(20)} 33 %`);
  assert.equal(progressLine("reading", 0, 0), `reading   ${"░".repeat(30)} 0 %`);
  assert.equal(progressLine("reading", 9, 3), `reading   ${"█".repeat(30)} 100 %`);
});

import assert from "node:assert/strict";
import { compilerFailureLine } from "./compiler_failure.ts";

Deno.test("each failure of the compiler is one line that names the limit", () => {
  assert.equal(compilerFailureLine("time"), "error: the compiler took longer than 15 s\n");
  assert.equal(compilerFailureLine("memory"), "error: the compiler used more than 1024 MiB of memory\n");
  assert.equal(compilerFailureLine("file"), "error: the compiler wrote a file larger than 64 MiB\n");
  assert.match(compilerFailureLine("stack"), /^error: the compiler used up its stack.*\n$/);
  assert.equal(compilerFailureLine("crash"), "error: the compiler crashed\n");
});

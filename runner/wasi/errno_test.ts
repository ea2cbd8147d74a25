import assert from "node:assert/strict";
import { errno, errnoName } from "./errno.ts";

Deno.test("errno has the 77 codes of preview1, without a gap", () => {
  assert.deepEqual(Object.values(errno).sort((a, b) => a - b), [...Array(77).keys()]);
});

Deno.test("errnoName gives C's name, and the number for a code that there is not", () => {
  assert.equal(errnoName(0), "ESUCCESS");
  assert.equal(errnoName(1), "E2BIG");
  assert.equal(errnoName(44), "ENOENT");
  assert.equal(errnoName(76), "ENOTCAPABLE");
  assert.equal(errnoName(77), "77");
});

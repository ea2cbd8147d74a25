import assert from "node:assert/strict";
import { isUuid, uuid } from "./uuid.ts";

Deno.test("uuid makes version 4 and leaves the randomness as it was", () => {
  const random = new Uint8Array(16).fill(255);
  assert.equal(uuid(random), "ffffffff-ffff-4fff-bfff-ffffffffffff");
  assert.equal(uuid(new Uint8Array(16)), "00000000-0000-4000-8000-000000000000");
  assert.deepEqual(random, new Uint8Array(16).fill(255));
  assert.throws(() => uuid(new Uint8Array(15)), RangeError);
});

Deno.test("isUuid knows a UUID from other text", () => {
  assert.ok(isUuid("0198f0c2-0000-4000-8000-00000000abcd"));
  for (const text of ["", "0198f0c2000040008000-00000000abcd", "0198f0c2-0000-4000-8000-00000000abcg", "x"]) {
    assert.ok(!isUuid(text), text);
  }
});

import assert from "node:assert/strict";
import { fingerprint } from "./fingerprint.ts";

Deno.test("the fingerprint is the same each time it is taken", () => {
  assert.match(fingerprint(), /^[0-9a-f]{64}$/);
  assert.equal(fingerprint(), fingerprint());
});

import assert from "node:assert/strict";
import { limitBounds } from "../limits.ts";
import { callStackBytesMax, nativeStackKbWanted } from "./call_stack.ts";

Deno.test("an unlimited native stack bears every call stack that may be asked for", () => {
  assert.ok(callStackBytesMax(0) >= limitBounds.stackKb.max * 1_024);
  assert.equal(callStackBytesMax(nativeStackKbWanted), callStackBytesMax(0));
});

Deno.test("a limited native stack bears less", () => {
  assert.ok(callStackBytesMax(8_192) < 8_192 * 1_024 / 4);
  assert.ok(callStackBytesMax(8_192) > 524_288);
});

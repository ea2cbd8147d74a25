import assert from "node:assert/strict";
import { nodejs } from "./nodejs.ts";

Deno.test("JavaScript takes no flags", () => {
  assert.deepEqual(nodejs.checkFlags(" \t"), { ok: true, flags: [] });
  assert.deepEqual(nodejs.checkFlags("--stack-size=5 x"), {
    ok: false,
    flag: "--stack-size=5",
    reason: "JavaScript takes no flags",
  });
});

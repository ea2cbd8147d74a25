import assert from "node:assert/strict";
import { python } from "./python.ts";

Deno.test("Python takes no flags, and names the first it was given", () => {
  assert.deepEqual(python.checkFlags(""), { ok: true, flags: [] });
  assert.deepEqual(python.checkFlags(" \t"), { ok: true, flags: [] });
  assert.deepEqual(python.checkFlags("-O -W error"), {
    ok: false,
    flag: "-O",
    reason: "Python takes no flags",
  });
  assert.equal(python.checkFlags("'").ok, false);
});

Deno.test("a source is looked at under another name, and nothing else is there", () => {
  const source = new TextEncoder().encode("print(1)");
  const files = new Map([["main.py", source], ["helper.py", new Uint8Array()]]);
  const check = python.interpretation!.check(files);
  assert.deepEqual([...check.files.keys()], ["main.py", "checked.py"]);
  assert.equal(check.files.get("checked.py"), source);
});

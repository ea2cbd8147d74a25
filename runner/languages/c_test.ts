import assert from "node:assert/strict";
import { c } from "./c.ts";
import { findLanguage, languages } from "./mod.ts";

Deno.test("a flag string becomes a list of flags", () => {
  assert.deepEqual(c.checkFlags(""), { ok: true, flags: [] });
  assert.deepEqual(c.checkFlags(" -O3 -std=c99\t-D 'N=1 2' -U N -lm"), {
    ok: true,
    flags: ["-O3", "-std=c99", "-DN=1 2", "-UN", "-lm"],
  });
});

Deno.test("the first flag that is not allowed is named", () => {
  const checked = c.checkFlags("-O2 -march=native -fplugin=x");
  assert.ok(!checked.ok);
  assert.equal(checked.flag, "-march=native");
  assert.match(checked.reason, /^it is not an allowed flag; allowed are /);
});

Deno.test("a name that is missing or wrong after -D is refused", () => {
  for (const text of ["-D", "-O2 -U", "-D -O2", "-D 1X"]) assert.equal(c.checkFlags(text).ok, false, text);
});

Deno.test("an open quote is refused", () => {
  assert.deepEqual(c.checkFlags("-DX='1"), {
    ok: false,
    flag: "-DX='1",
    reason: "a quote or a backslash is left open",
  });
});

Deno.test("languages are found by their exact names", () => {
  assert.equal(findLanguage("C"), c);
  assert.equal(findLanguage("c"), undefined);
  assert.equal(new Set(languages.map(({ name }) => name)).size, languages.length);
});

import assert from "node:assert/strict";
import { allowedFlags, allowedStandards } from "./_test_flags.ts";
import { cc1Flags, refuseCFlag } from "./c_flags.ts";

Deno.test("allowed flags become those of clang -cc1", () => {
  for (const [flag, expected] of Object.entries(allowedFlags)) {
    assert.equal(refuseCFlag(flag), null, flag);
    assert.deepEqual(cc1Flags([flag]), expected);
  }
  for (const standard of allowedStandards) assert.equal(refuseCFlag(`-std=${standard}`), null, standard);
});

Deno.test("every other flag is refused", () => {
  const refused = [
    "",
    "main.c",
    "-",
    "--",
    "-O4",
    "-Ofast",
    "-O2x",
    "-std=c++17",
    "-std=c12",
    "-march=native",
    "-mavx2",
    "-m32",
    "-Wl,-z,stack-size=1",
    "-Wl",
    "-Wa,-x",
    "-Wp,-DX",
    "-Wall,-x",
    "-D",
    "-D1X=2",
    "-DX Y",
    "-U",
    "-Ux-y",
    "-I/etc",
    "-include",
    "-o",
    "-x",
    "-c",
    "-S",
    "-E",
    "-lpthread",
    "-l",
    "-L/",
    "-fplugin=x",
    "-fno-sanitize=all",
    "-fsanitize=address",
    "-fno-finite-loops",
    "-fprofile-generate",
    "-ftime-report",
    "-fno-such-flag",
    "-Xclang",
    "-mllvm",
    "-v",
    "-###",
    "@file",
    "-shared",
    "-fno-builtin-a b",
    "-lm ",
    "-O2\\n-o",
  ];
  for (const flag of refused) {
    assert.match(refuseCFlag(flag) ?? "", /^it is not an allowed flag; allowed are -O0 … -O3, /, flag);
  }
});

Deno.test("a flag that was not checked is not passed on", () => {
  assert.throws(() => cc1Flags(["-fplugin=x"]), /"-fplugin=x": it was not checked/);
});

import assert from "node:assert/strict";
import { allowedCppStandards, allowedFlags, allowedStandards } from "./_test_flags.ts";
import { cFlags, cppFlags, flagsForC } from "./clang_flags.ts";

Deno.test("allowed flags become those of clang -cc1", () => {
  for (const [flag, expected] of Object.entries(allowedFlags)) {
    assert.equal(cFlags.refuse(flag), null, flag);
    assert.deepEqual(cFlags.cc1([flag]), expected);
  }
  for (const standard of allowedStandards) assert.equal(cFlags.refuse(`-std=${standard}`), null, standard);
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
    assert.match(cFlags.refuse(flag) ?? "", /^it is not an allowed flag; allowed are -O0 … -O3, /, flag);
  }
});

Deno.test("a flag that was not checked is not passed on", () => {
  assert.throws(() => cFlags.cc1(["-fplugin=x"]), /"-fplugin=x": it was not checked/);
});

Deno.test("C++ has standards of its own, and C's flags beside them", () => {
  for (const standard of allowedCppStandards) {
    assert.deepEqual(cppFlags.cc1([`-std=${standard}`]), [`-std=${standard}`]);
    assert.notEqual(cFlags.refuse(`-std=${standard}`), null, standard);
  }
  for (const standard of allowedStandards) {
    assert.notEqual(cppFlags.refuse(`-std=${standard}`), null, standard);
  }
  for (const [flag, expected] of Object.entries(allowedFlags)) {
    if (flag.startsWith("-std=") || flag === "-ansi") continue;
    assert.deepEqual(cppFlags.cc1([flag]), expected);
  }
  assert.deepEqual(cppFlags.cc1(["-ansi", "-ftemplate-depth=2000"]), ["-std=c++98", "-ftemplate-depth=2000"]);
  for (const flag of ["-fgnu89-inline", "-std=c++21", "-stdlib=libstdc++", "-include-pch", "-fno-rtti"]) {
    assert.match(cppFlags.refuse(flag) ?? "", /^it is not an allowed flag/, flag);
  }
});

Deno.test("C sources of a C++ program get its flags without those that only C++ has", () => {
  const flags = ["-O3", "-std=c++17", "-fconstexpr-depth=10", "-DX=1", "-ansi"];
  assert.deepEqual(flagsForC(flags), ["-O3", "-DX=1"]);
});

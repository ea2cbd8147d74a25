import assert from "node:assert/strict";
import { compileAndRun, compileAndRunCpp } from "./_test_compiler.ts";

const flags = ["-fsanitize=undefined", "-w"];

/** What is printed about each line of a program's `main`, whose `one` is 1, as the judge's compiler cannot know. */
function toldOf(line: string, { head = "" } = {}) {
  const source = `#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
${head}
int main(int one, char **argv) {
  int four[4] = {0};
  ${line}
  return four[0] == 4711;
}
`;
  const { stderr, ending } = compileAndRun(source, { flags });
  return { told: stderr.replace(/^main\.c:\d+:\d+: runtime error: /gm, ""), ending };
}

const int = "in type 'int'";
for (
  const [line, told] of [
    [
      "four[0] = INT_MAX - 1 + one + one;",
      `signed integer overflow: 2147483647 + 1 cannot be represented ${int}`,
    ],
    [
      "four[0] = INT_MIN + 1 - one - one;",
      `signed integer overflow: -2147483648 - 1 cannot be represented ${int}`,
    ],
    [
      "four[0] = INT_MAX * (one + 1);",
      `signed integer overflow: 2147483647 * 2 cannot be represented ${int}`,
    ],
    [
      "four[0] = -(INT_MIN + 1 - one);",
      `negation of -2147483648 cannot be represented ${int}; cast to an unsigned type to negate this value to itself`,
    ],
    [
      "four[0] = (LLONG_MIN + 1 - one) - one < 0;",
      "signed integer overflow: -9223372036854775808 - 1 cannot be represented in type 'long long'",
    ],
    ["four[0] = one << (31 + one);", "shift exponent 32 is too large for 32-bit type 'int'"],
    ["four[0] = one << (one - 2);", "shift exponent -1 is negative"],
    ["four[0] = (one - 2) << one;", "left shift of negative value -1"],
    ["four[0] = INT_MAX << one;", `left shift of 2147483647 by 1 places cannot be represented ${int}`],
    ["four[one + 3] = 1;", "index 4 out of bounds for type 'int[4]'"],
    ["four[0] = four[one - 2];", "index -1 out of bounds for type 'int[4]'"],
    [
      "int many[one - 2 < 0 ? one - 2 : 1]; many[0] = 1;",
      "variable length array bound evaluates to non-positive value -1",
    ],
    [
      "bool is; memset(&is, one + 1, 1); four[0] = is;",
      "load of value 2, which is not a valid value for type 'bool'",
    ],
    ["four[0] = __builtin_clz(one - 1);", "passing zero to __builtin_clz(), which is not a valid argument"],
    [
      "four[0] = (char *) (uintptr_t) (15 + one) - (16 + one) == 0;",
      "pointer index expression with base 0x10 overflowed to 0xffffffff",
    ],
  ] as const
) {
  Deno.test(`under -fsanitize=undefined ${line} is told, and the program goes on`, () => {
    const { told: all, ending } = toldOf(line);
    assert.ok(all.startsWith(`${told}\n`), all);
    assert.equal(ending.kind, "exit");
  });
}

Deno.test("what natively is a signal is one after it was told", () => {
  const signal = (number: number) => ({ kind: "signal", signal: number });
  assert.deepEqual(toldOf("four[0] = 7 / (one - 1);"), { told: "division by zero\n", ending: signal(8) });
  const smallest = toldOf("four[0] = (INT_MIN + 1 - one) / (one - 2);");
  assert.deepEqual(smallest, {
    told: `division of -2147483648 by -1 cannot be represented ${int}\n`,
    ending: signal(8),
  });
  const { told, ending } = toldOf("*(int *) (uintptr_t) (one - 1) = 1;");
  assert.equal(told, "store to null pointer of type 'int'\n");
  assert.equal(ending.kind, "trap");
});

Deno.test("a place is told of once, with file, line and column", () => {
  const { stderr } = compileAndRun(
    "int main(int one, char **a) {\n  int n = 2147483647, i;\n  for (i = 0; i < 3; i++) n += one;\n  return n == 0;\n}\n",
    { flags },
  );
  assert.match(stderr, /^main\.c:3:29: runtime error: signed integer overflow: [^\n]*\n$/);
});

Deno.test("a function that ends without its value ends the program", () => {
  const { stdout, stderr, ending } = compileAndRunCpp(
    `#include <iostream>
int missing(int n) { if (n > 1) return 1; }
int main(int one, char **) { std::cout << "before" << std::endl; std::cout << missing(one) << std::endl; }
`,
    { flags },
  );
  assert.equal(stdout, "before\n");
  assert.match(
    stderr,
    /^main\.cpp:2:5: runtime error: execution reached the end of a value-returning function/,
  );
  assert.deepEqual(ending, { kind: "exit", code: 1 });
});

Deno.test("with -fno-sanitize-recover the first place ends the program, and the last flag counts", () => {
  const source = `int puts(const char *);
int main(int one, char **a) { int n = 2147483647; n += one; puts("after"); return n == 0; }
`;
  const run = (...more: string[]) => compileAndRun(source, { flags: [...flags, ...more] });
  assert.deepEqual(run("-fno-sanitize-recover=all").ending, { kind: "exit", code: 1 });
  assert.equal(run("-fno-sanitize-recover=all").stdout, "");
  assert.equal(run("-fno-sanitize-recover", "-fsanitize-recover=undefined").stdout, "after\n");
  assert.equal(run("-fno-sanitize=undefined").stderr, "");
});

Deno.test("the whole library works under -fsanitize=undefined, exceptions too", () => {
  const { stdout, stderr } = compileAndRunCpp(
    `#include <bits/stdc++.h>
int main(int one, char **) {
  std::map<std::string, std::vector<int>> all;
  for (int i = 0; i < 9; i++) all[std::to_string(i % 3)].push_back(i * one);
  for (auto &[key, values] : all) std::cout << key << ' ' << std::accumulate(values.begin(), values.end(), 0) << '\\n';
  try { all.at("none").at(0); } catch (const std::out_of_range &) { std::cout << "caught\\n"; }
}
`,
    { flags },
  );
  assert.equal(stdout, "0 9\n1 12\n2 15\ncaught\n");
  assert.equal(stderr, "");
});

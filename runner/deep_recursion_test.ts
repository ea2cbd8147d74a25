import assert from "node:assert/strict";
import { createRunner } from "./create_runner.ts";
import { Executors } from "./executor/executors.ts";
import { executorV8Flags } from "./executor/v8_flags.ts";
import { defaultLimits, limitBounds } from "./limits.ts";
import type { Outcome, Program } from "./program.ts";

/**
 * V8 makes frames of different sizes in its two compilers, larger ones where it inlined a function into itself; what is
 * counted must not depend on which one is at work. Every program runs twice, the second time in code that was optimised
 * for the first. (Inlining without the call counts of Liftoff is no mode of an executor, and wastes more stack.)
 */
const tiers: Record<string, readonly string[]> = {
  "as usual": executorV8Flags,
  "all in Liftoff": [...executorV8Flags, "--liftoff-only"],
  "all optimised, nothing inlined": [...executorV8Flags, "--no-liftoff", "--no-wasm-inlining"],
};

/** Its variable in memory keeps clang from making a loop of it. */
const depthFirst = `#include <stdio.h>
#include <stdlib.h>
int *next, *seen, n;
int visit(int v, int depth) {
  seen[v] = 1;
  volatile int here = depth;
  int deepest = here;
  for (int k = 0; k < 2; k++) {
    int w = k ? next[v] : v > 0 ? v - 1 : v;
    if (!seen[w]) {
      int reached = visit(w, here + 1);
      if (reached > deepest) deepest = reached;
    }
  }
  return deepest;
}
int main(void) {
  n = 1000001;
  next = malloc(n * sizeof *next);
  seen = calloc(n, sizeof *seen);
  for (int i = 0; i < n; i++) next[i] = i + 1 < n ? i + 1 : i;
  printf("%d\\n", visit(0, 0));
}`;

const endless: Record<string, string> = {
  "a frame with a variable in memory": "int f(int n) { volatile int k = n; return f(n + 1) + k; }",
  "two functions that call each other":
    "int g(int); int f(int n) { return g(n + 1) * 3 + 1; } int g(int n) { return f(n ^ 1) * 5 + n; }",
  "a call through a pointer": "int f(int); int (*volatile p)(int) = f; int f(int n) { return p(n + 1) + 1; }",
  "many arguments": `long h(long a, long b, long c, long d, long e, long g, long i, long j, long k) {
      return h(b, c, d, e, g, i, j, k, a + 1) + h(k, j, i, g, e, d, c, b, a - 1) + a;
    }
    int f(int n) { return h(n, 1, 2, 3, 4, 5, 6, 7, 8); }`,
  "a path that nobody took before": `double g(int n, int way, double p, double q) {
      volatile double x = n;
      if (n <= 0) return p;
      double u = n * p, v = p * q, z = u * v, y = n * q, r;
      if (way == 0) r = g(n - 1, way, v, y) * z;
      else r = g(n - 1, way, u, y) * 3;
      return r * u + x * v + y * z;
    }
    int f(int n) {
      double sum = 0;
      for (int i = 0; i < 30000; i++) sum += g(500, 0, 1, n);
      return sum + g(100000000, 1, 1, 2);
    }`,
  "a large array": "int f(int n) { volatile char a[5000]; a[n % 5000] = 1; return f(n + 1) + a[7]; }",
};

Deno.test("recursion is as deep in every tier of V8, and ends where the limit is", async () => {
  const programs = await compileAll({
    ...Object.fromEntries(
      Object.entries(endless).flatMap(([name, source]) =>
        ["-O0", "-O2"].map((
          flag,
        ) => [`${name} ${flag}`, [`${source}\nint main(void) { return f(0); }`, flag]])
      ),
    ),
    "a million calls": [depthFirst, "-O2"],
    "a million calls -O0": [depthFirst, "-O0"],
  });
  let first: Record<string, Outcome> | null = null;
  for (const [tier, v8Flags] of Object.entries(tiers)) {
    const [outcomes, again] = await runAllTwice(programs, v8Flags);
    for (const [name, { ending, stdout }] of Object.entries(outcomes)) {
      if (name.startsWith("a million")) {
        assert.deepEqual(ending, { kind: "exit", code: 0 }, `${tier}: ${name}`);
        assert.equal(new TextDecoder().decode(stdout), "1000000\n");
      } else {
        assert.deepEqual(ending, { kind: "signal", signal: 11 }, `${tier}: ${name}`);
      }
    }
    first ??= outcomes;
    assert.deepEqual(outcomes, first, tier);
    assert.deepEqual(again, first, `${tier}, warm`);
  }
});

async function compileAll(sources: Record<string, string[]>): Promise<Record<string, Program>> {
  const runner = await createRunner({ parallelism: 1, log: () => {} });
  const programs: Record<string, Program> = {};
  try {
    for (const [name, [source = "", flag = ""]] of Object.entries(sources)) {
      // The largest stack that may be asked for, where it is meant to be used up.
      const stackKb = name.startsWith("a million") ? defaultLimits.stackKb : limitBounds.stackKb.max;
      const compilation = await runner.compile({
        language: "C",
        source: new TextEncoder().encode(source),
        flags: [flag],
        files: new Map(),
        stackKb,
      });
      assert.ok(compilation.ok, new TextDecoder().decode(compilation.output));
      programs[name] = compilation.program;
    }
  } finally {
    await runner.close();
  }
  return programs;
}

async function runAllTwice(
  programs: Record<string, Program>,
  v8Flags: readonly string[],
): Promise<[Record<string, Outcome>, Record<string, Outcome>]> {
  const entry = import.meta.resolve("./process/entry.ts");
  const logged: string[] = [];
  const log = (_level: string, message: string) => void logged.push(message);
  const executors = new Executors({ entry, size: 1, v8Flags, log });
  const rounds: [Record<string, Outcome>, Record<string, Outcome>] = [{}, {}];
  try {
    for (const [name, program] of Object.entries(programs)) {
      for (const outcomes of rounds) {
        const limits = { ...defaultLimits, cpuMs: 15_000, wallMs: 20_000 };
        outcomes[name] = await executors.run(program, { stdin: new Uint8Array(), limits });
      }
    }
    assert.deepEqual(logged.filter((message) => message.includes("failed")), [], "no run was made twice");
  } finally {
    await executors.close();
  }
  return rounds;
}

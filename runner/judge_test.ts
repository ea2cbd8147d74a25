import assert from "node:assert/strict";
import { judge } from "./judge.ts";
import { outputKeptBytesMax } from "./limits.ts";
import type { Compilation, Ending, Outcome } from "./program.ts";
import type { RunStatus } from "./verdict.ts";

const text = (value: string) => new TextEncoder().encode(value);

const compiled: Compilation = {
  ok: true,
  program: {
    moduleKey: "key",
    module: new Uint8Array(),
    args: ["main"],
    files: new Map(),
    stackKb: 64,
    fuelPerMs: 1000,
  },
  output: text("a warning"),
};

const outcomeOf = (ending: Ending): Outcome => ({
  ending,
  fuel: 2_999,
  sleptNs: 1_500_000,
  memoryKb: 77,
  stdout: text("5\n"),
  stderr: text("a note"),
});

Deno.test("an output of which only the beginning was kept is equal to nothing", () => {
  const stdout = new Uint8Array(outputKeptBytesMax).fill(0x20);
  stdout[0] = 0x35;
  const expected = { output: text("5"), matcher: "IgnoreWhitespaceAtStartAndEnd" } as const;
  const outcome = outcomeOf({ kind: "exit", code: 0 });
  assert.equal(judge(compiled, { ...outcome, stdout: stdout.subarray(1) }, expected).status, "wrong-answer");
  assert.equal(judge(compiled, { ...outcome, stdout }, expected).status, "wrong-answer");
  assert.equal(
    judge(compiled, { ...outcome, stdout: stdout.subarray(0, -1) }, expected).status,
    "successful",
  );
});

Deno.test("judge names each ending", async (t) => {
  const table: [Ending, RunStatus, exitCode: number, exitSignal: number][] = [
    [{ kind: "exit", code: 0 }, "successful", 0, 0],
    [{ kind: "exit", code: 1 }, "non-zero-exit-code", 1, 0],
    [{ kind: "exit", code: 255 }, "non-zero-exit-code", 255, 0],
    [{ kind: "signal", signal: 11 }, "died-sigsev", 0, 11],
    [{ kind: "signal", signal: 25 }, "died-sigxfsz", 0, 25],
    [{ kind: "signal", signal: 8 }, "died-sigfpe", 0, 8],
    [{ kind: "signal", signal: 6 }, "died-sigabrt", 0, 6],
    [{ kind: "signal", signal: 4 }, "unknown", 0, 4],
    [{ kind: "signal", signal: 15 }, "unknown", 0, 15],
    [{ kind: "cpu-time" }, "time-limit-exceeded", 0, 0],
    [{ kind: "wall-time" }, "time-limit-exceeded", 0, 0],
  ];
  for (const [ending, status, exitCode, exitSignal] of table) {
    await t.step(JSON.stringify(ending), () => {
      assert.deepEqual(judge(compiled, outcomeOf(ending), null), {
        status,
        compilerOutput: text("a warning"),
        run: {
          cpuTimeMs: 2,
          wallTimeMs: 4,
          memoryKb: 77,
          exitSignal,
          exitCode,
          stdout: text("5\n"),
          stderr: text("a note"),
          fuel: 2_999,
        },
      });
    });
  }
});

Deno.test("judge compares only a run that exited 0", () => {
  const right = { output: text("5\n"), matcher: "ExactMatch" } as const;
  const wrong = { output: text("6\n"), matcher: "ExactMatch" } as const;
  const exit0: Ending = { kind: "exit", code: 0 };
  assert.equal(judge(compiled, outcomeOf(exit0), right).status, "successful");
  assert.equal(judge(compiled, outcomeOf(exit0), wrong).status, "wrong-answer");
  assert.equal(judge(compiled, outcomeOf({ kind: "exit", code: 3 }), wrong).status, "non-zero-exit-code");
  assert.equal(judge(compiled, outcomeOf({ kind: "exit", code: 3 }), right).status, "non-zero-exit-code");
  assert.equal(judge(compiled, outcomeOf({ kind: "signal", signal: 11 }), right).status, "died-sigsev");
  assert.equal(judge(compiled, outcomeOf({ kind: "cpu-time" }), right).status, "time-limit-exceeded");
});

Deno.test("judge compares by the matcher that was asked for", () => {
  const outcome = outcomeOf({ kind: "exit", code: 0 });
  const output = text("5");
  assert.equal(judge(compiled, outcome, { output, matcher: "ExactMatch" }).status, "wrong-answer");
  assert.equal(
    judge(compiled, outcome, { output, matcher: "IgnoreWhitespaceAtStartAndEnd" }).status,
    "successful",
  );
});

Deno.test("judge compares nothing with an empty expected output", () => {
  const outcome = outcomeOf({ kind: "exit", code: 0 });
  assert.equal(
    judge(compiled, outcome, { output: text(""), matcher: "ExactMatch" }).status,
    "successful",
  );
});

Deno.test("judge says nothing of a run that was ours to lose", () => {
  const verdict = { status: "internal-isolate-error", compilerOutput: text("a warning"), run: null };
  assert.deepEqual(judge(compiled, outcomeOf({ kind: "internal", reason: "crashed" }), null), verdict);
  assert.deepEqual(judge(compiled, null, null), verdict);
});

Deno.test("judge puts a compilation error before everything", () => {
  assert.deepEqual(judge({ ok: false, output: text("main.c:1:1: error") }, null, null), {
    status: "compilation-error",
    compilerOutput: text("main.c:1:1: error"),
    run: null,
  });
});

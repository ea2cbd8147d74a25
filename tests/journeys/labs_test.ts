import assert from "node:assert/strict";
import { queueFigures } from "../../domain/code_execution/queue_figures.ts";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { attemptLab } from "../../domain/labs/attempt_lab.ts";
import { findLabResult } from "../../domain/labs/lab_result.ts";
import { createRunner, languages } from "../../runner/mod.ts";
import { bytes, testWorld, until } from "../code_execution_world.ts";
import { importSchools } from "../import_school.ts";

const { db, as, logged } = await testWorld();

/** Divides, badly: each test case brings out something else. */
const programs = {
  C: `#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int a, b;
  if (scanf("%d %d", &a, &b) != 2) return 7;
  if (b == 7) b = 8;
  if (a > 1000) for (;;);
  if (a < 0) abort();
  printf("%d\\n", a / b);
}`,
  Python: `a, b = map(int, input().split())
if b == 7: b = 8
while a > 1000: pass
print(a // b)`,
};

const testCases: [id: string, stdin: string, expectedOutput: string][] = [
  ["plain", "42 6", "7"],
  ["other", "91 7", "13"],
  ["long", "5000 5", "1000"],
  ["zero", "1 0", ""],
  ["negative", "-9 2", "-5"],
  ["none", "", ""],
];

const findings = {
  C: [
    "successful",
    "wrong-answer",
    "time-limit-exceeded",
    "died-sigfpe",
    "died-sigabrt",
    "non-zero-exit-code",
  ],
  Python: [
    "successful",
    "wrong-answer",
    "time-limit-exceeded",
    "non-zero-exit-code",
    "successful",
    "non-zero-exit-code",
  ],
};

Deno.test("the judge runs an attempt in every test case, compiling it once", async (t) => {
  await importSchools(db, {
    id: "north",
    name: "north",
    country: "IN",
    users: [{ id: "ada", name: "Ada", username: "ada", email: "ada@example.org" }],
    ioLabs: [{
      id: "divide",
      title: "Divide",
      languages: ["C", "Python"],
      matcher: "IgnoreWhitespaceAtStartAndEnd",
      cpuTimeLimitInMilliseconds: 50,
      testCases: testCases.map(([id, stdin, expectedOutput]) => ({ id, stdin, expectedOutput })),
    }],
  });
  const context = { ...as("north", { languages }), clock: () => new Date() };
  const runner = await createRunner({ parallelism: 2, log: () => {} });
  const worker = startWorker({ context, runner, slots: 2 });
  /** Hands in and waits for the end; gives the states in the lab's order. */
  const judged = async (language: string, source: string) => {
    const compilations = runner.stats().cache.misses;
    const attempt = { userId: "ada", labId: "divide", language, source: bytes(source) };
    await attemptLab(context, attempt);
    const result = () => findLabResult(context, attempt);
    await until(async () => (await result())!.isRunComplete);
    await until(() => allFinished());
    assert.equal(runner.stats().cache.misses, compilations + 1, "compiled once");
    const { testCases: states } = (await result())!;
    assert.deepEqual(states.map(({ id }) => id), testCases.map(([id]) => id));
    return states.map(({ status }) => status);
  };
  try {
    for (const language of ["C", "Python"] as const) {
      await t.step(`${language}, another end in every test case`, async () => {
        assert.deepEqual(await judged(language, programs[language]), findings[language]);
      });
      await t.step(`${language} that does not compile`, async () => {
        const expected = testCases.map(() => "compilation-error");
        assert.deepEqual(await judged(language, `${programs[language]} (`), expected);
      });
    }
  } finally {
    await worker.stop({ graceMs: 0 });
    await runner.close();
  }
  assert.deepEqual(logged.filter(({ level }) => level !== "info"), []);
});

/** An attempt that does not compile is complete before all of its tasks are. */
async function allFinished(): Promise<boolean> {
  const { waiting, inWork } = await queueFigures({ db });
  return waiting + inWork === 0;
}

import assert from "node:assert/strict";
import { createRunner, defaultLimits } from "../runner/mod.ts";
import { labAttempts } from "../tools/demo_school/lab_attempts.ts";
import { ioLabs } from "../tools/demo_school/library.ts";
import { demoSchoolText } from "../tools/make_demo_school.ts";

Deno.test("examples/demo_school.json is what its maker makes", async () => {
  const text = await Deno.readTextFile(new URL("../examples/demo_school.json", import.meta.url));
  assert.equal(text, await demoSchoolText(), "deno run -A tools/make_demo_school.ts");
});

Deno.test("the judge finds the demo school's lab attempts as the file says", async () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const runner = await createRunner({ parallelism: 1, log: () => {} });
  try {
    for (const { id, labId, source, results } of labAttempts) {
      const lab = ioLabs.find((lab) => lab.id === labId)!;
      const submission = {
        language: "C" as const,
        source: encode(source),
        flags: [],
        files: new Map(),
        stackKb: defaultLimits.stackKb,
      };
      const found = [];
      for (const { id, stdin, expectedOutput } of lab.testCases) {
        const expected = {
          output: encode(expectedOutput),
          matcher: "IgnoreWhitespaceAtStartAndEnd" as const,
        };
        const verdict = await runner.judge(
          submission,
          { stdin: encode(stdin), limits: defaultLimits },
          expectedOutput === "" ? null : expected,
        );
        found.push({ testCaseId: id, status: verdict.status });
      }
      assert.deepEqual(found, results, id);
    }
  } finally {
    await runner.close();
  }
});

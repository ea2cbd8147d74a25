import assert from "node:assert/strict";
import type { ProgramRun } from "../runner/mod.ts";
import { verdictAsJson, verdictForPeople } from "./_verdict_report.ts";

const run: ProgramRun = {
  cpuTimeMs: 12,
  wallTimeMs: 1_012,
  memoryKb: 84,
  exitSignal: 0,
  exitCode: 3,
  stdout: new Uint8Array([104, 105, 0xff]),
  stderr: new Uint8Array(),
  fuel: 1_234_567,
};
const compilerOutput = new Uint8Array([119]);

Deno.test("a verdict is a line for people", () => {
  assert.equal(
    verdictForPeople({ status: "non-zero-exit-code", compilerOutput, run }, false),
    "non-zero-exit-code  exit code 3, 12 ms CPU, 1012 ms wall, 84 KiB, 1,234,567 fuel",
  );
  assert.equal(
    verdictForPeople({ status: "died-sigsev", compilerOutput, run: { ...run, exitSignal: 11 } }, false),
    "died-sigsev  signal 11, 12 ms CPU, 1012 ms wall, 84 KiB, 1,234,567 fuel",
  );
  assert.equal(
    verdictForPeople({ status: "time-limit-exceeded", compilerOutput, run: { ...run, fuel: 7 } }, false),
    "time-limit-exceeded  12 ms CPU, 1012 ms wall, 84 KiB, 7 fuel",
  );
  assert.equal(
    verdictForPeople({ status: "compilation-error", compilerOutput, run: null }, false),
    "compilation-error",
  );
});

Deno.test("colour is there when it is wanted", () => {
  const coloured = verdictForPeople({ status: "successful", compilerOutput, run }, true);
  assert.ok(coloured.includes("\x1b[32m") && coloured.includes("successful"));
  assert.ok(!verdictForPeople({ status: "successful", compilerOutput, run }, false).includes("\x1b"));
});

Deno.test("a verdict is JSON with its outputs as text", () => {
  assert.deepEqual(JSON.parse(verdictAsJson({ status: "non-zero-exit-code", compilerOutput, run })), {
    status: "non-zero-exit-code",
    compilerOutput: "w",
    run: { ...run, stdout: "hi\uFFFD", stderr: "" },
  });
  assert.equal(
    JSON.parse(verdictAsJson({ status: "compilation-error", compilerOutput, run: null })).run,
    null,
  );
});

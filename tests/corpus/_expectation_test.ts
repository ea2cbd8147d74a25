import assert from "node:assert/strict";
import { formatExpectation, parseExpectation } from "./_expectation.ts";

const recorded = { fuel: 1, cpuTimeMs: 2, wallTimeMs: 3, memoryKb: 4, stdoutBytes: 5 };

Deno.test("an expectation with a misspelt key, status or limit is refused", () => {
  assert.throws(() => parseExpectation(`{"status": "successful", "exitcode": 1}`), /Cannot read expectation/);
  assert.throws(() => parseExpectation(`{"status": "succesful"}`), /Cannot read expectation/);
  assert.throws(
    () => parseExpectation(`{"status": "successful", "limits": {"cpu": 1}}`),
    /Cannot read expectation/,
  );
  assert.throws(
    () => parseExpectation(`{"status": "successful", "limits": {"memoryKb": 1}}`),
    /Cannot read expectation/,
  );
  assert.throws(() => parseExpectation(`{"exitCode": 1}`), /Cannot read expectation/);
});

Deno.test("blessing replaces what was recorded and leaves the human part as it stands", () => {
  const human = { exitCode: 7, status: "non-zero-exit-code", stdout: "ü\n" } as const;
  const blessed = formatExpectation({ ...human, recorded }, { ...recorded, fuel: 99 });
  assert.equal(blessed, JSON.stringify({ ...human, recorded: { ...recorded, fuel: 99 } }, null, 2) + "\n");
  assert.deepEqual(parseExpectation(blessed), { ...human, recorded: { ...recorded, fuel: 99 } });
  assert.equal(formatExpectation({ ...human, recorded }, undefined), JSON.stringify(human, null, 2) + "\n");
});

import assert from "node:assert/strict";
import { ChildFailure } from "../process/child_failure.ts";
import type { PlainValue } from "../process/plain_value.ts";
import { missingModule, readReply } from "./run_message.ts";

const good: Record<string, PlainValue> = {
  ending: { kind: "exit", code: 0 },
  fuel: 1,
  sleptNs: 2,
  memoryKb: 3,
  stdout: new Uint8Array([1]),
  stderr: new Uint8Array(),
  trace: null,
};

Deno.test("an executor's reply is read as it is", () => {
  assert.deepEqual(readReply(good), good);
  assert.deepEqual(readReply({ ...good, trace: "line" }), { ...good, trace: "line" });
  const endings: PlainValue[] = [{ kind: "signal", signal: 11 }, { kind: "cpu-time" }, { kind: "wall-time" }];
  for (const ending of endings) {
    assert.deepEqual(readReply({ ...good, ending })?.ending, ending);
  }
  assert.equal(readReply(missingModule), null);
});

Deno.test("what is no outcome is garbage", () => {
  const wrong: PlainValue[] = [
    null,
    "text",
    1,
    [],
    {},
    new Uint8Array(),
    { missing: "true" },
    { ...good, ending: null },
    { ...good, ending: { kind: "internal", reason: "x" } },
    { ...good, ending: { kind: "exit" } },
    { ...good, ending: { kind: "exit", code: "0" } },
    { ...good, ending: { kind: "signal", signal: -1 } },
    { ...good, fuel: -1 },
    { ...good, fuel: 1.5 },
    { ...good, memoryKb: "3" },
    { ...good, stdout: "text" },
    { ...good, stderr: null },
  ];
  for (const reply of wrong) {
    assert.throws(
      () => readReply(reply),
      (error) => error instanceof ChildFailure && error.kind === "garbage",
    );
  }
});

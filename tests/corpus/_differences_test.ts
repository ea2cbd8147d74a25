import assert from "node:assert/strict";
import { differences } from "./_differences.ts";
import { type Entry, sha256 } from "./_entry.ts";
import type { Expectation } from "./_expectation.ts";
import { defaultLimits, findLanguage, type ProgramRun, type Verdict } from "../../runner/mod.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const empty = new Uint8Array();

const run: ProgramRun = {
  cpuTimeMs: 1,
  wallTimeMs: 1,
  memoryKb: 100,
  exitSignal: 0,
  exitCode: 0,
  stdout: bytes("42\n"),
  stderr: empty,
  fuel: 1_000_000,
};
const verdict: Verdict = { status: "successful", compilerOutput: empty, run };
const expectation: Expectation = { status: "successful", stdout: "42\n" };

function entry(changes: Partial<Expectation> = {}): Entry {
  return {
    name: "c_prints_42",
    language: findLanguage("C")!,
    source: empty,
    files: new Map(),
    stdin: empty,
    expectedOutput: null,
    limits: defaultLimits,
    expectation: { ...expectation, ...changes },
  };
}

Deno.test("a verdict as expected has no differences", () => {
  assert.deepEqual(differences(entry(), verdict), []);
  assert.deepEqual(
    differences({ ...entry({ stdout: undefined }), expectedOutput: bytes("42\n") }, verdict),
    [],
  );
  assert.deepEqual(differences(entry({ stdout: { sha256: sha256(bytes("42\n")), bytes: 3 } }), verdict), []);
  assert.deepEqual(differences(entry({ stdout: { repeats: "42\n" } }), verdict), []);
  assert.deepEqual(differences(entry({ stdout: { repeats: "42\n4", bytes: 3 } }), verdict), []);
});

Deno.test("anything else in a verdict is a difference", async (t) => {
  const cases: [string, Partial<Expectation>, Partial<Verdict>, Partial<ProgramRun>][] = [
    ["status", {}, { status: "wrong-answer" }, {}],
    ["compilerOutput", {}, { compilerOutput: bytes("a warning") }, {}],
    ["compilerOutput", { compilerOutput: ["a", "warning"] }, { compilerOutput: bytes("a note") }, {}],
    ["exitCode", {}, {}, { exitCode: 1 }],
    ["exitSignal", {}, {}, { exitSignal: 11 }],
    ["stdout", {}, {}, { stdout: bytes("43\n") }],
    ["stdout", { stdout: { sha256: sha256(bytes("43\n")), bytes: 3 } }, {}, {}],
    ["stdout", { stdout: { repeats: "43\n" } }, {}, {}],
    ["stdout", { stdout: { repeats: "42\n", bytes: 6 } }, {}, {}],
    ["stdout", { stdout: { repeats: "42\n" } }, {}, { stdout: empty }],
    ["stderr", {}, {}, { stderr: bytes("note") }],
    ["stderr", { stderr: "note" }, {}, {}],
    ["sleptMs", {}, {}, { wallTimeMs: 1000 }],
    ["sleptMs", { sleptMs: 2000 }, {}, { wallTimeMs: 1000 }],
    ["time", {}, {}, { cpuTimeMs: 2000, wallTimeMs: 2000 }],
    ["time", { status: "time-limit-exceeded" }, { status: "time-limit-exceeded" }, {}],
    ["memoryKb", {}, {}, { memoryKb: 600_000 }],
    ["memoryKb", {}, {}, { memoryKb: 0 }],
  ];
  for (const [what, expected, got, gotOfRun] of cases) {
    await t.step(`${what} ${JSON.stringify(expected)}`, () => {
      const found = differences(entry(expected), { ...verdict, run: { ...run, ...gotOfRun }, ...got });
      assert.equal(found.length, 1, found.join("\n"));
      assert.ok(found[0]!.startsWith(`${what}: `), found[0]);
    });
  }
});

Deno.test("a program that never ran differs from one that should, and the other way about", () => {
  assert.deepEqual(differences(entry(), { ...verdict, run: null }), ["run: the program never ran"]);
  const broken = entry({ status: "compilation-error" });
  assert.equal(differences(broken, { ...verdict, status: "compilation-error" }).length, 1);
  assert.deepEqual(differences(broken, { ...verdict, status: "compilation-error", run: null }), []);
});

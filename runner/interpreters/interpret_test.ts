import assert from "node:assert/strict";
import { createRunner } from "../create_runner.ts";
import { python } from "../languages/python.ts";
import { interpret, type InterpretedLanguage } from "./interpret.ts";
import { defaultLimits } from "../limits.ts";
import type { Submission } from "../program.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

Deno.test("an interpreted language", async (t) => {
  const runner = await createRunner({ parallelism: 1, log: () => {} });
  const submission = (source: string, files: Record<string, string> = {}): Submission => ({
    language: "Python",
    source: bytes(source),
    flags: [],
    files: new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)])),
    stackKb: defaultLimits.stackKb,
  });
  const judge = (source: string, files?: Record<string, string>) =>
    runner.judge(submission(source, files), { stdin: bytes("Ada\n"), limits: defaultLimits }, null);

  await t.step("a program is the interpreter with a file, and files beside it", async () => {
    const { status, run } = await judge(
      "import helper\nprint(helper.greet(input()))",
      { "helper.py": 'def greet(name): return f"Hello, {name}"', "main.py": "print(0)", "main.py/x": "" },
    );
    assert.deepEqual([status, text(run?.stdout)], ["successful", "Hello, Ada\n"]);
  });

  await t.step("all programs have the same module, which no cache counts", async () => {
    const before = runner.stats().cache.bytes;
    const first = await runner.compile(submission("print(1)"));
    const second = await runner.compile(submission("print(2)"));
    assert.ok(first.ok && second.ok);
    assert.equal(first.program.module, second.program.module);
    assert.equal(first.program.moduleKey, second.program.moduleKey);
    assert.ok(runner.stats().cache.bytes - before < 10_000);
  });

  await t.step("what the interpreter says of a source is a compilation error", async () => {
    const { status, compilerOutput, run } = await judge("print(1)\nprint(\n");
    assert.deepEqual([status, run], ["compilation-error", null]);
    assert.equal(
      text(compilerOutput),
      "  File \"/main.py\", line 2\n    print(\n         ^\nSyntaxError: '(' was never closed\n",
    );
  });

  await t.step("nothing of a source runs when it is looked at", async () => {
    const compilation = await runner.compile(submission("import os\nos._exit(9)"));
    assert.ok(compilation.ok);
  });

  await t.step(
    "a source that cannot be looked at to the end is a compilation error that says so",
    async () => {
      const { status, compilerOutput } = await judge("x = " + "9".repeat(1_000_000));
      assert.equal(status, "compilation-error");
      assert.match(text(compilerOutput), /Exceeds the limit \(4300 digits\)|took longer than 15 s/);
    },
  );

  await runner.close();
});

Deno.test("a run that could not be made is no fault of the source", async () => {
  const interpreter = { moduleKey: "", module: new Uint8Array(), stackKb: 64, stackStartKb: 0 };
  const lost = { fuel: 0, sleptNs: 0, memoryKb: 0, stdout: new Uint8Array(), stderr: new Uint8Array() };
  const run = () => Promise.resolve({ ...lost, ending: { kind: "internal", reason: "it died" } as const });
  const { submission } = python.selfTest;
  const interpreted = interpret(submission, python as InterpretedLanguage, interpreter, run);
  await assert.rejects(interpreted, { kind: "fault", message: "it died" });
});

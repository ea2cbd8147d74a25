import assert from "node:assert/strict";
import { createRunner, type Runner, type Verdict } from "../../runner/mod.ts";
import { type HostileProgram, hostilePrograms } from "./_hostile_program.ts";

const programs = hostilePrograms();
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

const logged: string[] = [];
let runner: Runner;
Deno.test.beforeAll(async () => {
  // One process of each kind: whatever one program leaves, the next one meets.
  const log = (level: string, message: string) => void (level !== "debug" && logged.push(message));
  runner = await createRunner({ parallelism: 1, log });
});
Deno.test.afterAll(() => runner.close());

function judge({ language, source, flags, limits }: HostileProgram): Promise<Verdict> {
  const checked = language.checkFlags(flags);
  assert.ok(checked.ok, `the flags ${flags} are refused`);
  const submission = {
    language: language.name,
    source,
    flags: checked.flags,
    files: new Map(),
    stackKb: limits.stackKb,
  };
  return runner.judge(submission, { stdin: new Uint8Array(), limits }, null);
}

for (const program of programs) {
  const { name, must, stdout, stderr, says, hides, after, twice, tries } = program;
  Deno.test(`hostile: ${name}: ${tries}`, { sanitizeOps: false, sanitizeResources: false }, async () => {
    if (after !== null) await judge(programs.find((other) => other.name === after)!);
    const died = runner.stats().executors.failed;
    const verdict = await judge(program);
    const output = text(verdict.compilerOutput);
    const shown = `${output.slice(0, 500)}${text(verdict.run?.stderr).slice(0, 500)}`;
    assert.ok(must.includes(verdict.status), `it was ${verdict.status}: ${shown}`);
    if (stdout !== null) assert.equal(text(verdict.run?.stdout), stdout);
    assert.ok(text(verdict.run?.stderr).includes(stderr), shown);
    assert.ok(output.includes(says), shown);
    if (hides !== null) {
      const all = output + text(verdict.run?.stdout) + text(verdict.run?.stderr);
      assert.ok(!all.includes(hides), `it shows ${hides}`);
    }
    if (twice) assert.deepEqual(await judge({ ...program, source: edited(program) }), verdict);
    assert.equal(runner.stats().executors.failed, died, `an executor died: ${logged.join("; ")}`);
  });
}

/** The same program for the compiler, another one for the cache. */
function edited({ source }: HostileProgram): Uint8Array {
  return new TextEncoder().encode(`${text(source)}\n`);
}

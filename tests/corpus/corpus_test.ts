import assert from "node:assert/strict";
import { describeVerdict } from "./_describe_verdict.ts";
import { differences, recordedOf } from "./_differences.ts";
import { entryNames, expectationUrl, readEntry } from "./_entry.ts";
import { formatExpectation, parseExpectation } from "./_expectation.ts";
import { judgeEntry } from "./_judge_entry.ts";
import { keepCoresBusy } from "./_keep_cores_busy.ts";
import {
  createRunner,
  matcherNames,
  type Runner,
  type RunStatus,
  runStatuses,
  type Verdict,
} from "../../runner/mod.ts";

const parallelism = navigator.hardwareConcurrency;
const blessing = Deno.env.get("BLESS") === "1";
const names = entryNames();

let runner: Runner;
Deno.test.beforeAll(async () => {
  runner = await createRunner({ parallelism, log: () => {} });
});
Deno.test.afterAll(() => runner.close());

const judged = new Map<string, Promise<Verdict>>();

/** The verdict on a program, judged once; the programs after it are begun as well, to keep all cores at work. */
function verdictOn(name: string): Promise<Verdict> {
  const first = names.indexOf(name);
  for (const begun of names.slice(first, first + 2 * parallelism)) {
    if (judged.has(begun)) continue;
    const verdict = judgeEntry(runner, readEntry(begun));
    verdict.catch(() => {}); // Its own test says so.
    judged.set(begun, verdict);
  }
  return judged.get(name)!;
}

for (const name of names) {
  Deno.test(`corpus: ${name}`, { sanitizeOps: false, sanitizeResources: false }, async () => {
    const entry = readEntry(name);
    const verdict = await verdictOn(name);
    assert.deepEqual(differences(entry, verdict), []);
    const recorded = recordedOf(verdict);
    if (blessing) {
      await Deno.writeTextFile(expectationUrl(name), formatExpectation(entry.expectation, recorded));
    } else {assert.deepEqual(
        recorded,
        entry.expectation.recorded,
        "to record anew: BLESS=1 deno test -A tests/corpus",
      );}
  });
}

Deno.test("every expect.json stands as blessing would write it", async () => {
  for (const name of names) {
    const text = await Deno.readTextFile(expectationUrl(name));
    const expectation = parseExpectation(text);
    assert.equal(text, formatExpectation(expectation, expectation.recorded), name);
  }
});

Deno.test("the corpus reaches every status that a program can reach, and every matcher", () => {
  const reachable = new Set<RunStatus>(runStatuses);
  reachable.delete("internal-isolate-error"); // Never a program's doing.
  const expectations = names.map((name) => readEntry(name).expectation);
  assert.deepEqual(new Set(expectations.map(({ status }) => status)), reachable);
  assert.deepEqual(new Set(expectations.map(({ matcher = "ExactMatch" }) => matcher)), new Set(matcherNames));
});

Deno.test("another process under full load gives every verdict byte for byte", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  const quiet: string[] = [];
  for (const name of names) quiet.push(`${name} ${describeVerdict(await verdictOn(name))}`);
  using _busy = keepCoresBusy();
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", new URL("judge_all.ts", import.meta.url).pathname, String(parallelism)],
    stdout: "piped",
    stderr: "inherit",
  }).output();
  assert.equal(code, 0);
  assert.deepEqual(new TextDecoder().decode(stdout).trimEnd().split("\n"), quiet);
});

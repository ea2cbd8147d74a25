import type { ProgramRun, Verdict } from "../../runner/mod.ts";
import { type Entry, sha256 } from "./_entry.ts";
import type { Expectation, Recorded } from "./_expectation.ts";

/** Where a verdict is not what a person expects of the program, a sentence each; empty when all is right. */
export function differences(entry: Entry, verdict: Verdict): string[] {
  const { expectation } = entry;
  const found: string[] = [];
  const expect = (what: string, expected: unknown, actual: unknown) => {
    if (expected !== actual) {
      found.push(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
    }
  };
  const contains = (what: string, fragments: Expectation["stderr"], bytes: Uint8Array) => {
    const text = new TextDecoder().decode(bytes);
    if (fragments === undefined) return expect(what, "", text);
    for (const fragment of [fragments].flat()) {
      if (!text.includes(fragment)) {
        found.push(`${what}: expected to find ${JSON.stringify(fragment)} in ${JSON.stringify(text)}`);
      }
    }
  };

  expect("status", expectation.status, verdict.status);
  contains("compilerOutput", expectation.compilerOutput, verdict.compilerOutput);
  if (expectation.status === "compilation-error") {
    expect("run", null, verdict.run && "a run");
    return found;
  }
  if (verdict.run === null) return [...found, "run: the program never ran"];
  expect("exitCode", expectation.exitCode ?? 0, verdict.run.exitCode);
  expect("exitSignal", expectation.exitSignal ?? 0, verdict.run.exitSignal);
  contains("stderr", expectation.stderr, verdict.run.stderr);
  const slept = verdict.run.wallTimeMs - verdict.run.cpuTimeMs;
  if (Math.abs(slept - (expectation.sleptMs ?? 0)) > 1) expect("sleptMs", expectation.sleptMs ?? 0, slept);
  found.push(...stdoutDifferences(entry, verdict.run.stdout), ...limitDifferences(entry, verdict.run));
  return found;
}

/** What blessing writes down of a verdict; undefined for a program that never ran. */
export function recordedOf(verdict: Verdict): Recorded | undefined {
  if (verdict.run === null) return undefined;
  const { fuel, cpuTimeMs, wallTimeMs, memoryKb, stdout } = verdict.run;
  return { fuel, cpuTimeMs, wallTimeMs, memoryKb, stdoutBytes: stdout.length };
}

/** What holds of every run, whatever the program: a limit that is passed is said to be, and no other is. */
function limitDifferences({ limits, expectation }: Entry, run: ProgramRun): string[] {
  const found: string[] = [];
  const late = run.cpuTimeMs >= limits.cpuMs || run.wallTimeMs >= limits.wallMs;
  if (late !== (expectation.status === "time-limit-exceeded")) {
    found.push(
      `time: ${run.cpuTimeMs} ms CPU and ${run.wallTimeMs} ms wall do not go with ${expectation.status}`,
    );
  }
  // A program that is refused before its first instruction has used nothing.
  const least = run.fuel === 0 ? 0 : 1;
  if (run.memoryKb < least || run.memoryKb > limits.memoryKb + limits.stackKb) {
    found.push(
      `memoryKb: ${run.memoryKb} is not within ${least} and ${limits.memoryKb} and the stack's ${limits.stackKb}`,
    );
  }
  return found;
}

function stdoutDifferences({ expectation, expectedOutput }: Entry, stdout: Uint8Array): string[] {
  const expected = expectation.stdout ?? expectedOutput ?? "";
  if (typeof expected === "object" && "sha256" in expected) {
    if (sha256(stdout) === expected.sha256 && stdout.length === expected.bytes) return [];
    return [
      `stdout: expected ${expected.bytes} bytes of SHA-256 ${expected.sha256}, got ${described(stdout)}`,
    ];
  }
  if (typeof expected === "object" && "repeats" in expected) {
    const length = expected.bytes ?? stdout.length;
    const whole = expected.repeats.repeat(Math.ceil(length / expected.repeats.length) + 1);
    const right = new TextEncoder().encode(whole).subarray(0, length);
    if (length > 0 && sha256(right) === sha256(stdout)) return [];
    return [
      `stdout: expected ${JSON.stringify(expected.repeats)} over and over, ${length} bytes, got ${
        described(stdout)
      }`,
    ];
  }
  const bytes = typeof expected === "string" ? new TextEncoder().encode(expected) : expected;
  if (sha256(bytes) === sha256(stdout)) return [];
  return [`stdout: expected ${described(bytes)}, got ${described(stdout)}`];
}

function described(bytes: Uint8Array): string {
  const text = JSON.stringify(new TextDecoder().decode(bytes.subarray(0, 2_000)));
  return bytes.length <= 2_000 ? text : `${text}… (${bytes.length} bytes, SHA-256 ${sha256(bytes)})`;
}

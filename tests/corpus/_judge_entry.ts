import { isMatcherName, type Runner, type Verdict } from "../../runner/mod.ts";
import type { Entry } from "./_entry.ts";

/** Judges one program of the corpus as a client's submission would be. */
export function judgeEntry(runner: Runner, entry: Entry): Promise<Verdict> {
  const checked = entry.language.checkFlags(entry.expectation.flags ?? "");
  if (!checked.ok) {
    throw new Error(`Cannot judge ${entry.name}: flag ${checked.flag} is refused: ${checked.reason}`);
  }
  const matcher = entry.expectation.matcher ?? "ExactMatch";
  if (!isMatcherName(matcher)) throw new Error(`Cannot judge ${entry.name}: there is no matcher ${matcher}`);
  return runner.judge(
    {
      language: entry.language.name,
      source: entry.source,
      flags: checked.flags,
      files: entry.files,
      stackKb: entry.limits.stackKb,
    },
    { stdin: entry.stdin, limits: entry.limits },
    entry.expectedOutput && { output: entry.expectedOutput, matcher },
  );
}

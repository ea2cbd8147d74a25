import type { CodeExecutionResult, LeasedTaskRow } from "../../db/code_execution_queue.ts";
import { isMatcherName, type Runner, type Submission, type Verdict } from "../../runner/mod.ts";
import { limitsOf } from "./run_config.ts";
import { unpackZip } from "./unpack_zip.ts";

/**
 * Most bytes kept of stdout, and of stderr. A verdict is given on the whole output; what is stored and shown ends here,
 * because an answer must fit into one text.
 */
export const keptOutputBytesMax = 67_108_864;

/** Compiles, runs and judges a stored task. Rejects only for a fault: everything a program does is a verdict. */
export async function judgeTask(
  runner: Pick<Runner, "languages" | "judge">,
  row: LeasedTaskRow,
): Promise<Verdict> {
  const limits = limitsOf(row.run_config);
  const submission = await submissionOf(runner, row);
  const matcher = row.run_config.customMatcherToUseForExpectedOutput;
  if (!isMatcherName(matcher)) throw new Error(`A stored task has the unknown matcher ${matcher}`);
  const expected = row.expected_output.length > 0 ? { output: row.expected_output, matcher } : null;
  return await runner.judge(submission, { stdin: row.stdin, limits }, expected);
}

async function submissionOf(runner: Pick<Runner, "languages">, row: LeasedTaskRow): Promise<Submission> {
  const language = runner.languages.find((language) => language.name === row.language);
  if (!language) throw new Error(`A stored task is in language ${row.language}, which this runner has not`);
  const flags = language.checkFlags(row.run_config.compilerFlagString);
  if (!flags.ok) {
    throw new Error(`A stored task has the flag ${flags.flag}, which is refused: ${flags.reason}`);
  }
  return {
    language: language.name,
    source: row.source,
    flags: flags.flags,
    files: row.zip ? await unpackZip(row.zip, "zip") : new Map(),
    stackKb: row.run_config.stackSizeLimitInKilobytes,
  };
}

/** A verdict as it is stored. */
export function resultOf(verdict: Verdict, finishedAt: Date): CodeExecutionResult {
  const { status, compilerOutput, run } = verdict;
  return {
    finishedAt,
    status,
    compilerOutput,
    run: run && {
      ...run,
      stdout: run.stdout.subarray(0, keptOutputBytesMax),
      stderr: run.stderr.subarray(0, keptOutputBytesMax),
    },
  };
}

/** Executions that may begin: a task that meets a fault of ours that often is given up. */
export const attemptsMax = 2;

/** What a task gets whose judging went wrong on our side too often, or that kills its workers. */
export function internalError(finishedAt: Date): CodeExecutionResult {
  return { finishedAt, status: "internal-isolate-error", compilerOutput: new Uint8Array(0), run: null };
}

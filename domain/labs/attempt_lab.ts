import { findLabRules, type LabRulesRow } from "../../db/io_labs.ts";
import { insertLabAttempt } from "../../db/lab_attempts.ts";
import { submissionBounds } from "../../runner/mod.ts";
import { acceptTask } from "../code_execution/accept_task.ts";
import { queueFull } from "../code_execution/queue_full.ts";
import { storedRunConfig } from "../code_execution/run_config.ts";
import { taskId } from "../code_execution/task_id.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { requireUser } from "../users/require_user.ts";
import { labNotFound } from "./_lab_not_found.ts";

/** A program that a learner hands in for a lab. */
export interface NewLabAttempt {
  userId: string;
  labId: string;
  /** Named as in the interface: `C`. */
  language: string;
  source: Uint8Array;
}

/**
 * Queues a program to be judged in every test case of a lab of the caller's school: all of them or none, like a batch of
 * the interface (decision 27). Gives the attempt's id. A learner may try as often as wanted, also before the last attempt
 * is over; the latest one counts.
 *
 * @throws {Refusal} `not-found` for the user or the lab; `invalid-argument` for a language that the lab does not allow and
 *   a source that is too long; `unsupported` for what this judge does not do; `unavailable` when too many of the school's
 *   would wait (decision 25)
 */
export async function attemptLab(context: AttemptContext, attempt: NewLabAttempt): Promise<string> {
  const schoolId = schoolOf(context);
  const { labId, language, source } = attempt;
  const { id: userId } = await requireUser(context, { userId: attempt.userId });
  const lab = await findLabRules(context.db, schoolId, labId);
  if (!lab) throw labNotFound(labId);
  checkAllowed(lab, attempt);
  const entry = { language, source, zip: null, runConfig: runConfigOf(lab) };
  const { runConfig } = await acceptTask(context.judging, entry, "", new Set());

  const now = context.clock();
  const newId = () => taskId(now, context.random(10));
  const id = newId();
  const waitingMax = context.judging.queueLimit;
  const isQueued = await insertLabAttempt(
    context.db,
    schoolId,
    { id, user_id: userId, lab_id: labId, language, source, started_at: now },
    {
      run_config: storedRunConfig(runConfig),
      task_ids: lab.test_case_ids.map(newId),
      test_case_ids: lab.test_case_ids,
    },
    { waitingMax, createdAt: now },
  );
  if (!isQueued) throw queueFull(lab.test_case_ids.length, waitingMax);
  return id;
}

/** What an attempt needs of the world: a command has no more. */
export type AttemptContext = Pick<Context, "db" | "clock" | "random" | "actor" | "judging">;

function checkAllowed(lab: LabRulesRow, { labId, language, source }: NewLabAttempt): void {
  const refuse = (path: string, reason: string) => {
    throw new Refusal("invalid-argument", `Cannot attempt lab ${shown(labId)} ${reason}`, { path });
  };
  if (!lab.languages.includes(language)) {
    refuse("language", `in ${shown(language)}: its languages are ${lab.languages.join(", ")}`);
  }
  const { sourceBytesMax } = submissionBounds;
  if (source.length > sourceBytesMax) {
    refuse("source", `with ${source.length} bytes: at most ${sourceBytesMax} are allowed`);
  }
}

function runConfigOf(lab: LabRulesRow) {
  return {
    customMatcherToUseForExpectedOutput: lab.matcher,
    compilerFlagString: lab.compiler_flags,
    cpuTimeLimitInMilliseconds: lab.cpu_time_limit_ms,
    wallTimeLimitInMilliseconds: lab.wall_time_limit_ms,
    memoryLimitInKilobyte: lab.memory_limit_kb,
    stackSizeLimitInKilobytes: lab.stack_limit_kb,
    maxFileSizeInKilobytesFilesCreatedOrModified: lab.file_limit_kb,
  };
}

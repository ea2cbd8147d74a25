import { insertCodeExecutionTasks, type NewCodeExecutionTaskRow } from "../../db/code_execution_tasks.ts";
import { type Context, schoolOf } from "../context.ts";
import { type AcceptedTask, acceptTask } from "./accept_task.ts";
import { queueFull } from "./queue_full.ts";
import { storedRunConfig } from "./run_config.ts";
import { taskId } from "./task_id.ts";
import type { NewTask } from "./task.ts";

/** Queues one program to be judged. Gives its id; refuses as {@link submitTasks} does. */
export async function submitTask(context: Context, entry: NewTask): Promise<string> {
  const [id] = await queueTasks(context, [await acceptTask(context.judging, entry, "", new Set())]);
  return id!;
}

/**
 * Queues programs to be judged, all or none (decision 24). Gives their ids in the order of the entries.
 *
 * Refuses with `unsupported` or `invalid-argument`, naming the entry, and with `unavailable` when too many of the
 * school's would wait (decision 25).
 */
export async function submitTasks(context: Context, entries: readonly NewTask[]): Promise<string[]> {
  const accepted: AcceptedTask[] = [];
  const soundZips = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    accepted.push(await acceptTask(context.judging, entry, `entries[${index}].`, soundZips));
  }
  return await queueTasks(context, accepted);
}

async function queueTasks(context: Context, tasks: readonly AcceptedTask[]): Promise<string[]> {
  const now = context.clock();
  const rows = tasks.map((task) => taskRow(taskId(now, context.random(10)), task));
  const waitingMax = context.judging.queueLimit;
  const room = { waitingMax, createdAt: now };
  const isQueued = await insertCodeExecutionTasks(context.db, schoolOf(context), rows, room);
  if (!isQueued) throw queueFull(tasks.length, waitingMax);
  return rows.map((row) => row.id);
}

function taskRow(id: string, { language, source, zip, runConfig }: AcceptedTask): NewCodeExecutionTaskRow {
  return {
    id,
    language,
    source,
    stdin: runConfig.stdinString,
    expected_output: runConfig.expectedOutput,
    zip,
    run_config: storedRunConfig(runConfig),
    callback_url: runConfig.callbackUrlOnExecutionCompletion,
  };
}

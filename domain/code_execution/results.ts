import { type CodeExecutionTaskRow, findCodeExecutionTasks } from "../../db/code_execution_tasks.ts";
import type { Database } from "../../db/database.ts";
import type { RunStatus } from "../../runner/mod.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { quote } from "./_quote.ts";
import { isTaskId } from "./task_id.ts";
import type { RunConfig, Task, TaskResult } from "./task.ts";

/** Most bytes, undecoded and together, that one answer may hold. One task alone is always less. */
export const answerBytesMax = 201_326_592;

/**
 * Reads tasks of the caller's school, in the order asked, repetitions repeated (decision 24).
 *
 * Refuses with `not-found`, naming the first id that is no task of the school, and with `invalid-argument` when all
 * that was asked for is too much for one answer.
 */
export async function findTasks(context: Context, ids: readonly string[]): Promise<Task[]> {
  const malformed = ids.findIndex((id) => !isTaskId(id));
  if (malformed !== -1) throw notFound(ids, malformed);
  const rows = await findCodeExecutionTasks(context.db, schoolOf(context), ids, answerBytesMax);
  if (typeof rows === "number") {
    throw new Refusal(
      "invalid-argument",
      `Cannot answer with ${rows} bytes at once: at most ${answerBytesMax} fit; ask for fewer tasks`,
      { path: "taskUniqueIds" },
    );
  }
  const tasks = new Map(rows.map((row) => [row.id, taskOf(row)]));
  return ids.map((id, index) => {
    const task = tasks.get(id);
    if (!task) throw notFound(ids, index);
    return task;
  });
}

/** Reads one task of a school, for the service itself. Null when there is none. */
export async function findTask(db: Database, schoolId: string, id: string): Promise<Task | null> {
  const rows = await findCodeExecutionTasks(db, schoolId, [id], Number.MAX_SAFE_INTEGER);
  if (typeof rows === "number") throw new Error("A single task was too much for one answer");
  return rows[0] ? taskOf(rows[0]) : null;
}

function notFound(ids: readonly string[], index: number): Refusal {
  return new Refusal(
    "not-found",
    `Cannot find task ${quote(ids[index]!)}: the school has no task of this id`,
    {
      path: `taskUniqueIds[${index}]`,
    },
  );
}

function taskOf(row: CodeExecutionTaskRow): Task {
  const result = resultOf(row);
  const runConfig: RunConfig = {
    ...row.run_config,
    expectedOutput: row.expected_output,
    stdinString: row.stdin,
    callbackUrlOnExecutionCompletion: row.callback_url,
  };
  return {
    id: row.id,
    language: row.language,
    source: row.source,
    runConfig,
    status: result ? "Finished" : row.is_leased ? "Processing" : "Pending",
    result,
  };
}

function resultOf(row: CodeExecutionTaskRow): TaskResult | null {
  if (row.finished_at === null) return null;
  return {
    finishedAt: row.finished_at,
    status: row.status as RunStatus,
    compilerOutput: row.compiler_output!,
    run: row.cpu_time_ms === null ? null : {
      cpuTimeMs: row.cpu_time_ms,
      wallTimeMs: row.wall_time_ms!,
      memoryKb: row.memory_kb!,
      exitSignal: row.exit_signal!,
      exitCode: row.exit_code!,
      stdout: row.stdout!,
      stderr: row.stderr!,
      fuel: row.fuel!,
    },
  };
}

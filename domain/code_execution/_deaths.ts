import { type DeathRule, takeLeasesFromTheDead } from "../../db/code_execution_queue.ts";
import type { Database } from "../../db/database.ts";
import { internalError } from "./judge_task.ts";
import type { WorkerContext, WorkerOptions } from "./worker.ts";

/** A task that lost so many leases is judged alone from then on: if its worker dies once more, it is known of what. */
export const suspectDeaths = 2;

/**
 * A worker may be killed from outside, again and again, and a task that is in work then has not done it. So a task is given
 * up only after it was three times the only one in work when its worker died, with pauses between that outlast a bad moment.
 */
export const deathRule: DeathRule = { soloDeathsMax: 3, pausesMs: [0, 60_000, 300_000] };

/** Takes the leases of workers that are dead, and finishes the tasks that must be taken for the reason. */
export async function buryDead(
  { db, clock, log }: WorkerContext,
  which: "expired" | "all",
  rule: DeathRule,
  onFinished: WorkerOptions["onFinished"],
): Promise<void> {
  const result = internalError(clock());
  const { failedTaskIds, releasedTaskIds } = await takeLeasesFromTheDead(db, which, rule, result);
  for (const taskId of releasedTaskIds) log.warn("A worker died; its task waits again", { taskId });
  for (const taskId of failedTaskIds) {
    log.error("A task was given up: workers die of it", { taskId, soloDeaths: rule.soloDeathsMax });
    onFinished?.(result.status);
  }
}

const buried = new WeakMap<Database, Promise<void>>();

/** Only one process can be at an embedded database: leases that are there when it starts are its dead forerunner's. */
export async function buryEmbeddedDead(
  context: WorkerContext,
  rule: DeathRule,
  onFinished: WorkerOptions["onFinished"],
): Promise<void> {
  const { db } = context;
  if (db.engine !== "pglite") return;
  const burial = buried.get(db) ?? buryDead(context, "all", rule, onFinished);
  buried.set(db, burial);
  try {
    await burial;
  } catch (error) {
    buried.delete(db);
    throw error;
  }
}

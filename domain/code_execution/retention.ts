import { deleteCodeExecutionTasksFinishedBefore } from "../../db/code_execution_tasks.ts";
import type { Context } from "../context.ts";
import { pause } from "../pause.ts";

type RetentionContext = Pick<Context, "db" | "clock" | "log">;

/** Tasks removed by one statement: few enough that nobody waits for it. */
export const removedAtOnceMax = 200;

const msPerDay = 86_400_000;

/** Removes the tasks that finished more than so many days ago, in small steps. Says how many. */
export async function removeOldTasks(
  { db, clock, log }: RetentionContext,
  days: number,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(clock().getTime() - days * msPerDay);
  let removed = 0;
  while (!signal.aborted) {
    const count = await deleteCodeExecutionTasksFinishedBefore(db, before, removedAtOnceMax);
    removed += count;
    if (count < removedAtOnceMax) break;
    await pause(100, signal);
  }
  if (removed > 0) log.info("Removed old code execution tasks", { removed, before });
  return removed;
}

export interface Retention {
  /** Ends it; nothing touches the database any more once it returns. */
  stop(): Promise<void>;
}

/** Removes old tasks now and every so often (decision 24), until stopped. */
export function startRetention(
  { context, days, everyMs = 3_600_000 }: { context: RetentionContext; days: number; everyMs?: number },
): Retention {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = (async () => {
    while (!signal.aborted) {
      try {
        await removeOldTasks(context, days, signal);
      } catch (error) {
        context.log.error("Cannot remove old code execution tasks; it will be tried again", { error });
      }
      await pause(everyMs, signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

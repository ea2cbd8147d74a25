import type { Config } from "../config.ts";
import { compiledPrograms } from "../domain/code_execution/compiled_programs.ts";
import { startWorker } from "../domain/code_execution/worker.ts";
import type { Context } from "../domain/context.ts";
import { createRunner } from "../runner/mod.ts";
import { CommandError } from "./_failure.ts";
import type { Metrics } from "./_metrics.ts";
import { untilAborted } from "./_stop_signal.ts";
import { runnerLog, world } from "./_world.ts";

/** How long tasks in work may go on when the process is asked to stop; then they are given back. */
const graceMs = 5_000;

/**
 * Starts a judge, tries it on every language's own program, and sets it to work on the queue. What is to be ended is put
 * on the stack. Told to stop meanwhile, it gives up: what then is still starting ends with the process. Throws a
 * {@link CommandError} when the judge does not come up, or judges its own programs wrongly.
 */
export async function startJudge(
  { workers, compileCacheMb }: Pick<Config, "workers" | "compileCacheMb">,
  { db, log, metrics }: Pick<Context, "db" | "log"> & { metrics: Metrics },
  ending: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  const store = compileCacheMb > 0 ? compiledPrograms({ ...world, db }) : undefined;
  const stopped = untilAborted(stopping).then(() => null);
  const runner = await Promise.race([
    stopped,
    starting(createRunner({ parallelism: workers, store, log: runnerLog(log) })),
  ]);
  if (runner === null) return;
  ending.defer(() => runner.close());
  metrics.runner = runner;
  await Promise.race([stopped, starting(runner.selfTest())]);
  if (stopping.aborted) return;
  const onFinished = (status: string) => metrics.countFinished(status);
  const worker = startWorker({ context: { ...world, db, log }, runner, slots: workers, onFinished });
  ending.defer(() => worker.stop({ graceMs }));
}

async function starting<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Cannot start the judge: ${message}`, { cause: error });
  }
}

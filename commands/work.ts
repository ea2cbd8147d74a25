import type { Config } from "../config.ts";
import type { Log } from "../domain/context.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { CommandError } from "./_failure.ts";
import { startJudge } from "./_start_judge.ts";
import { createLog } from "./_log.ts";
import { Metrics, startMetrics } from "./_metrics.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { reporting } from "./_reporting.ts";
import { stopSignal, untilAborted } from "./_stop_signal.ts";

const help = `Judges what other processes serve, until it is told to stop (SIGTERM, SIGINT)

Usage: DATABASE_URL=postgres://… lyceum work

WORKERS says how many submissions it judges at once, METRICS_PORT where its figures can be read. Any number of these may work on one database.`;

/** `work`: a judge alone, on a PostgreSQL that others serve from. Ends with 0 when it was asked to. */
export async function workCommand(args: string[]): Promise<number> {
  if (!readArguments(args, { command: "work", help, options: {} })) return 0;
  const config = loadConfig();
  if (config.databaseUrl === undefined) {
    throw new CommandError(
      "Cannot work: DATABASE_URL names no PostgreSQL; an embedded database has one process only",
    );
  }
  if (config.workers === 0) throw new CommandError("Cannot work: WORKERS is 0");
  const log = createLog(config);
  return await reporting(log, () => work(config, log, stopSignal(log)));
}

async function work(config: Config, log: Log, stopping: AbortSignal): Promise<void> {
  await using ending = new AsyncDisposableStack();
  const { db } = await openMigratedDatabase(config);
  ending.defer(() => db.close());
  const metrics = new Metrics();
  metrics.db = db;
  ending.use(startMetrics(metrics, config, log));
  await startJudge(config, { db, log, metrics }, ending, stopping);
  if (!stopping.aborted) log.info("Ready", { workers: config.workers });
  await untilAborted(stopping);
}

import { type Config, describeEnvironment } from "../config.ts";
import type { Database } from "../db/database.ts";
import { startDelivery } from "../domain/callbacks/deliver_callbacks.ts";
import { startRetention } from "../domain/code_execution/retention.ts";
import type { Context, Log } from "../domain/context.ts";
import { startMailing } from "../domain/mail/send_mails.ts";
import { ensureDemoSchool } from "../domain/schools/ensure_demo_school.ts";
import { createApp } from "../routes/app.ts";
import { taskAsJson } from "../routes/code_execution/task_as_json.ts";
import { operations } from "../routes/mod.ts";
import { languages } from "../runner/languages/mod.ts";
import { webPages } from "../web/mod.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { demoSchool } from "./_demo_school.ts";
import { firstSteps } from "./_first_steps.ts";
import { startHousekeeping } from "./_housekeeping.ts";
import { CommandError } from "./_failure.ts";
import { listen } from "./_http_server.ts";
import { startJudge } from "./_start_judge.ts";
import { createLog } from "./_log.ts";
import { Metrics, startMetrics } from "./_metrics.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { Readiness } from "./_readiness.ts";
import { reporting } from "./_reporting.ts";
import { stopSignal, untilAborted } from "./_stop_signal.ts";
import { world } from "./_world.ts";

const help = `Serves the interface until it is told to stop (SIGTERM, SIGINT)

Usage: lyceum serve

Without DATABASE_URL it uses an embedded database in DATA_DIR. It judges what is submitted, unless WORKERS is 0.

Environment:
${describeEnvironment()}`;

const openingDatabase = "the database is being opened";
const tryingJudge = "the judge is being tried on its own programs";

/** How long requests under way may take when the process is asked to stop. */
const graceMs = 10_000;

/** `serve`: the whole service in one process. Ends with 0 when it was asked to. */
export async function serveCommand(args: string[]): Promise<number> {
  if (!readArguments(args, { command: "serve", help, options: {} })) return 0;
  const config = loadConfig();
  const log = createLog(config);
  return await reporting(log, () => serve(config, log, stopSignal(log)));
}

async function serve(config: Config, log: Log, stopping: AbortSignal): Promise<void> {
  const readiness = new Readiness(openingDatabase, ...(config.workers > 0 ? [tryingJudge] : []));
  let lent: Pick<Context, "db" | "judging" | "publicUrl"> | null = null;
  // What is on the stack ends in the opposite order: the database last.
  await using ending = new AsyncDisposableStack();
  const server = listen(
    config,
    createApp({
      ...world,
      operations,
      pages: webPages,
      log,
      lend: () => lent,
      notReady: () => readiness.reasons(),
      countryHeader: config.countryHeader,
      trustedProxies: config.trustedProxies,
      pageRate: config.pageRate,
    }),
  );
  ending.defer(() => server.stop(graceMs));
  log.info("Listening", { url: server.url });
  const metrics = new Metrics();
  ending.use(startMetrics(metrics, config, log));

  const db = await openStore(config, log, ending);
  metrics.db = db;
  const publicUrl = config.publicUrl ?? server.url;
  if (config.publicUrl === undefined && !isLoopback(config.host)) {
    log.warn("Links lead to this machine alone: set PUBLIC_URL to the address that clients know", {
      publicUrl,
    });
  }
  lent = { db, judging: { languages, queueLimit: config.queueLimit }, publicUrl };
  await Promise.all([
    welcome(config, db, server.url).then(() => readiness.done(openingDatabase)),
    config.workers > 0
      ? startJudge(config, { db, log, metrics }, ending, stopping).then(() => readiness.done(tryingJudge))
      : null,
  ]);
  if (!stopping.aborted) log.info("Ready");
  await untilStopped(stopping, db);
  readiness.waitFor("it is being stopped");
  // From here on callers are told to go elsewhere; those inside are answered; then the stack is emptied.
  lent = null;
  await server.stop(graceMs);
}

/** Only an embedded database belongs to whoever starts the service; a server's schools are its operator's business. */
async function welcome(config: Config, db: Database, url: string): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const demo = await ensureDemoSchool({ ...world, db }, demoSchool);
  if (demo) console.log(firstSteps(url, demo.secret));
}

/** Waits for the signal. An embedded database that crashed is a reason to end: whoever starts the service again has it back. */
async function untilStopped(stopping: AbortSignal, db: Database): Promise<void> {
  const crash = await Promise.race([untilAborted(stopping), db.crashed]);
  if (crash) throw new CommandError(crash.message, { cause: crash });
}

/** Opens the database and sets those to work who clear it up. */
async function openStore(config: Config, log: Log, ending: AsyncDisposableStack): Promise<Database> {
  const { db, applied } = await openMigratedDatabase(config);
  ending.defer(() => db.close());
  if (applied.length > 0) log.info("Migrated", { applied });
  const context = { ...world, db, log };
  const housekeeping = startHousekeeping(context, config);
  ending.defer(() => housekeeping.stop());
  const retention = startRetention({ context, days: config.resultRetentionDays });
  ending.defer(() => retention.stop());
  const delivery = startDelivery({ context, render: taskAsJson, allowPrivate: config.callbackAllowPrivate });
  ending.defer(() => delivery.stop());
  const mailing = startMailing({ context, smtp: config.smtp });
  ending.defer(() => mailing.stop());
  return db;
}

/** Whether who listens there is heard on this machine alone. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

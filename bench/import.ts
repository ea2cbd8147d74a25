import { type DatabaseLocation, openDatabase } from "../db/open_database.ts";
import { migrate } from "../db/migrate.ts";
import { sql } from "../db/sql.ts";
import { createPostgresDatabase } from "../tests/database.ts";
import { importSchools } from "../tests/import_school.ts";
import { eventsOf, putRows, school, writeFiles } from "./_import_rows.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { quantile } from "./_statistics.ts";

type Row = [string, number, number, number, number, number];

/**
 * `lyceum import` of users and of what they have completed, as CSV, beside putting the same rows into the same tables
 * without a file and without a check; by turns, each into an empty database.
 */
export async function benchImport(options: BenchOptions): Promise<Report> {
  const users = options.tiny ? 100 : 100_000;
  const folder = await Deno.makeTempDir();
  try {
    options.progress(`writing ${users} users`);
    await writeFiles(folder, users);
    const rows: Row[] = [];
    if (Deno.env.has("TEST_DATABASE_URL")) {
      const onServer = async (use: Use) => {
        const { url, drop } = await createPostgresDatabase();
        await use({ url }, { DATABASE_URL: url }).finally(drop);
      };
      rows.push(await measure("PostgreSQL", onServer, folder, users, options));
    }
    const inFolder = async (use: Use) => {
      const directory = await Deno.makeTempDir();
      await use({ directory }, { DATA_DIR: directory }).finally(() =>
        Deno.remove(directory, { recursive: true })
      );
    };
    rows.push(await measure("PGlite", inFolder, folder, users, options));
    return {
      columns: ["import", "seconds", "rows/s", "peak MB", "unchecked seconds", "seconds / unchecked"],
      rows,
      summary: { users, "progress events": eventsOf(users), rounds: options.rounds },
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Does something with an empty database: opens it, or has a process open it. */
type Use = (location: DatabaseLocation, env: Record<string, string>) => Promise<void>;

async function measure(
  engine: string,
  withDatabase: (use: Use) => Promise<void>,
  folder: string,
  users: number,
  { rounds, progress }: BenchOptions,
): Promise<Row> {
  const seconds: number[] = [];
  const peaks: number[] = [];
  const unchecked: number[] = [];
  for (let round = 0; round < rounds; round++) {
    progress(`${engine}, round ${round + 1}`);
    await withDatabase(async (location, env) => {
      const imported = await importFolder(folder, env);
      seconds.push(imported.seconds);
      peaks.push(imported.peakMb);
      await checkCount(location, users);
    });
    await withDatabase(async (location) => {
      unchecked.push(await putIn(location, users));
      await checkCount(location, users);
    });
  }
  const typical = quantile(seconds, 0.5);
  const rows = users + eventsOf(users);
  const ratios = seconds.map((time, round) => time / unchecked[round]!);
  return [
    engine,
    typical,
    rows / typical,
    Math.max(...peaks),
    quantile(unchecked, 0.5),
    quantile(ratios, 0.5),
  ];
}

async function importFolder(
  folder: string,
  env: Record<string, string>,
): Promise<{ seconds: number; peakMb: number }> {
  const start = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", new URL("../mod.ts", import.meta.url).pathname, "import", folder],
    env,
    stdin: "null",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  let peakMb = 0;
  const look = setInterval(() => peakMb = Math.max(peakMb, peakMbOf(child.pid)), 50);
  const { code } = await child.status.finally(() => clearInterval(look));
  if (code !== 0) throw new Error(`Cannot measure: the import ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, peakMb };
}

/** The most memory that a process has had, by `proc_pid_status(5)`; 0 when it has ended. */
function peakMbOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(Deno.readTextFileSync(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function putIn(location: DatabaseLocation, users: number): Promise<number> {
  const db = await openDatabase(location);
  try {
    await migrate(db);
    await importSchools(db, school);
    const start = performance.now();
    await putRows(db, users);
    return (performance.now() - start) / 1000;
  } finally {
    await db.close();
  }
}

async function checkCount(location: DatabaseLocation, users: number): Promise<void> {
  const db = await openDatabase(location);
  const [row] = await db.query<{ count: number }>(sql`select count(*) from progress_events`);
  await db.close();
  if (row!.count !== eventsOf(users)) throw new Error(`Cannot measure: ${row!.count} events were stored`);
}

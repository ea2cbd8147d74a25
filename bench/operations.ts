import { type DatabaseLocation, openDatabase } from "../db/open_database.ts";
import { migrate } from "../db/migrate.ts";
import { createKey } from "../domain/keys/create_key.ts";
import { createPostgresDatabase } from "../tests/database.ts";
import { importDemoSchool } from "../tests/import_school.ts";
import { atOnce, type Timed } from "./_at_once.ts";
import { HttpConnection } from "./_http_connection.ts";
import {
  addressOf,
  callers,
  type OperationCall,
  operationCalls,
  randomOf,
  secretOf,
} from "./_operation_calls.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { startServe } from "./_service.ts";
import { quantile } from "./_statistics.ts";

/** Calls under way at once. */
const concurrency = 16;

type Row = [string, number, number, number, number, number, number, number];

/**
 * Calls of operations over HTTP, the service as it is beside a bare server that runs the same statements, by turns; with
 * the embedded database, and with PostgreSQL where TEST_DATABASE_URL names a server.
 */
export async function benchOperations(options: BenchOptions): Promise<Report> {
  const rows: Row[] = [];
  if (Deno.env.has("TEST_DATABASE_URL")) rows.push(...await onPostgres(options));
  rows.push(...await onPglite(options));
  return {
    columns: [
      "calls",
      "calls/s",
      "p50 ms",
      "p95 ms",
      "cpu µs",
      "bare calls/s",
      "bare cpu µs",
      "calls/s / bare",
    ],
    rows,
    summary: {
      "at once": concurrency,
      rounds: options.rounds,
      "least calls/s / bare": Math.min(...rows.map((row) => row[7])),
    },
  };
}

async function onPostgres(options: BenchOptions): Promise<Row[]> {
  const { url, drop } = await createPostgresDatabase();
  try {
    await prepare({ url });
    const env = { DATABASE_URL: url };
    return await compare("PostgreSQL", env, env, options);
  } finally {
    await drop();
  }
}

async function onPglite(options: BenchOptions): Promise<Row[]> {
  const [one, other] = [await Deno.makeTempDir(), await Deno.makeTempDir()];
  try {
    for (const directory of [one, other]) await prepare({ directory });
    return await compare("PGlite", { DATA_DIR: one }, { DATA_DIR: other }, options);
  } finally {
    for (const directory of [one, other]) await Deno.remove(directory, { recursive: true });
  }
}

/** The demo school, with as many keys as there are callers. */
async function prepare(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location);
  await migrate(db);
  await importDemoSchool(db);
  for (let number = 0; number < callers; number++) {
    // An id is random too, and shorter.
    const random = (length: number) =>
      length === 32 ? randomOf(number) : crypto.getRandomValues(new Uint8Array(length));
    await createKey({ db, clock: () => new Date(), random }, { schoolId: "demo", name: `caller ${number}` });
  }
  await db.close();
}

/** A server that is measured. */
interface Server {
  pid: number;
  connections: HttpConnection[];
  rounds: (Timed & { cpuSeconds: number })[];
}

async function compare(
  engine: string,
  serviceEnv: Record<string, string>,
  bareEnv: Record<string, string>,
  options: BenchOptions,
): Promise<Row[]> {
  await using service = await startServe({ ...serviceEnv, WORKERS: "0", TRUSTED_PROXIES: "127.0.0.1" });
  await using bare = await startBare(bareEnv);
  const lyceum = await connect(service.url, service.pid);
  const least = await connect(bare.url, bare.pid);
  const rows: Row[] = [];
  let sent = 0;
  for (const call of operationCalls) {
    options.progress(`${engine}: ${call.name}`);
    const total = options.tiny ? 4 : call.calls;
    const round = async (server: Server, total: number) => {
      const first = sent;
      sent += total;
      const before = cpuSecondsOf(server.pid);
      const timed = await atOnce(
        concurrency,
        total,
        (number, worker) => send(server, worker, call, first + number),
      );
      return { ...timed, cpuSeconds: cpuSecondsOf(server.pid) - before };
    };
    for (const server of [lyceum, least]) {
      // V8 goes on making code faster for thousands of calls.
      await round(server, total);
      server.rounds = [];
    }
    for (let turn = 0; turn < options.rounds; turn++) {
      for (const server of [lyceum, least]) server.rounds.push(await round(server, total));
    }
    rows.push([`${engine}: ${call.name}`, ...figures(lyceum, least, total)]);
  }
  for (const { connections } of [lyceum, least]) for (const connection of connections) connection.close();
  return rows;
}

function figures(
  lyceum: Server,
  least: Server,
  total: number,
): [number, number, number, number, number, number, number] {
  const perSecond = ({ rounds }: Server) => rounds.map(({ seconds }) => total / seconds);
  const cpu = ({ rounds }: Server) => quantile(rounds.map(({ cpuSeconds }) => cpuSeconds / total * 1e6), 0.5);
  const ms = lyceum.rounds.flatMap((round) => round.ms);
  const bare = perSecond(least);
  const ratios = perSecond(lyceum).map((rate, turn) => rate / bare[turn]!);
  return [
    quantile(perSecond(lyceum), 0.5),
    quantile(ms, 0.5),
    quantile(ms, 0.95),
    cpu(lyceum),
    quantile(bare, 0.5),
    cpu(least),
    quantile(ratios, 0.5),
  ];
}

async function connect(url: string, pid: number): Promise<Server> {
  const connections = await Promise.all(Array.from({ length: concurrency }, () => HttpConnection.open(url)));
  return { pid, connections, rounds: [] };
}

async function send(
  { connections }: Server,
  worker: number,
  call: OperationCall,
  number: number,
): Promise<void> {
  const caller = number % callers;
  const headers = `SERVICE-API-KEY: ${secretOf(caller)}\r\nX-Forwarded-For: ${addressOf(caller)}\r\n`;
  const body = JSON.stringify({ data: [{ data: call.payload(number) }] });
  const answer = await connections[worker]!.post(`/public/${call.name}`, headers, body);
  if (answer.status !== 200 || !answer.body.startsWith('[{"output":{"status":"ok"')) {
    throw new Error(`Cannot measure ${call.name}: HTTP ${answer.status} ${answer.body.slice(0, 500)}`);
  }
}

async function startBare(
  env: Record<string, string>,
): Promise<AsyncDisposable & { url: string; pid: number }> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", new URL("_bare_server.ts", import.meta.url).pathname],
    env,
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const { value = "" } = await child.stdout.pipeThrough(new TextDecoderStream()).getReader().read();
  return {
    url: value.trim(),
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** Processor time of a process so far, by `proc_pid_stat(5)`: hundredths of a second in user and in kernel mode. */
function cpuSecondsOf(pid: number): number {
  const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
  return (fields[11]! + fields[12]!) / 100;
}

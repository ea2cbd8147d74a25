/**
 * The least that can answer the operations: a bare `Deno.serve` that runs the same statements with the same values and
 * writes their rows as JSON. It checks nothing. `_bare_server.ts` prints its address; DATABASE_URL or DATA_DIR say where
 * the data is.
 */
import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { openDatabase } from "../db/open_database.ts";
import type { Queryable } from "../db/database.ts";
import type { Query } from "../db/sql.ts";
import { createApp } from "../routes/app.ts";
import { operations } from "../routes/mod.ts";
import { alike } from "../tests/code_execution_world.ts";
import { addressOf, operationCalls, secretOf } from "./_operation_calls.ts";

const url = Deno.env.get("DATABASE_URL");
const db = await openDatabase(url ? { url } : { directory: Deno.env.get("DATA_DIR")! });

/** One statement, or those of one transaction. */
type Step = Query | Query[];

/** What stands in a recorded statement for what each call has of its own. */
const sample = { number: 999_999, address: addressOf(255), secret: secretOf(0) };
const recorded = new Map<string, Step[]>();
for (const { name, payload } of operationCalls) {
  recorded.set(`/public/${name}`, await record(name, payload(sample.number)));
}

Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, async (request) => {
  const { data: [{ data: payload }] } = await request.json();
  const rows = [];
  const change = changes(request.headers, payload, await hashAsRecorded(payload));
  for (const step of recorded.get(new URL(request.url).pathname)!) {
    const run = (db: Queryable, { text, values }: Query) => db.query({ text, values: values.map(change) });
    if (!Array.isArray(step)) rows.push(await run(db, step));
    else {
      await db.transaction(async (transaction) => {
        for (const query of step) rows.push(await run(transaction, query));
      });
    }
  }
  return Response.json([{ output: { status: "ok", data: rows } }]);
});

function onListen({ port }: Deno.NetAddr): void {
  console.log(`http://127.0.0.1:${port}`);
}

/** The statements that the service runs for a call, in order. */
async function record(name: string, payload: object): Promise<Step[]> {
  const steps: Step[] = [];
  const recording = alike(db, {
    query: (query) => {
      steps.push(query);
      return db.query(query);
    },
    transaction: (work) => {
      const step: Query[] = [];
      steps.push(step);
      return db.transaction((transaction) =>
        work({
          query: (query) => {
            step.push(query);
            return transaction.query(query);
          },
        })
      );
    },
  });
  const silent = () => {};
  const app = createApp({
    operations,
    pages: [],
    clock: () => new Date(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: { debug: silent, info: silent, warn: console.warn, error: console.error },
    lend: () => ({ db: recording, judging: { languages: [], queueLimit: 1 }, publicUrl: "http://localhost" }),
    notReady: () => [],
    trustedProxies: [],
    pageRate: 1,
  });
  const request = new Request(`http://localhost/public/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "SERVICE-API-KEY": sample.secret },
    body: JSON.stringify({ data: [{ data: payload }] }),
  });
  const [{ output }] = await (await app(request, sample.address)).json();
  if (output.status !== "ok") throw new Error(`Cannot record ${name}: ${output.errorMessage}`);
  return steps;
}

/** Puts what a call has of its own into a recorded value. */
function changes(headers: Headers, payload: { userId?: string }, passwordHash: string | null) {
  const sampleHash = sha256(sample.secret).toHex();
  const hash = sha256(headers.get("SERVICE-API-KEY") ?? "");
  const address = headers.get("X-Forwarded-For") ?? "";
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (value instanceof Uint8Array && value.toHex() === sampleHash) return hash;
    if (typeof value !== "string") return value;
    if (value.startsWith("$scrypt$")) return passwordHash;
    return value.replace(sample.address, address).replace(`bench-${sample.number}`, payload.userId ?? "");
  };
  return change;
}

function sha256(text: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(text).digest());
}

/** Hashes a password with the costs of the recorded hash, one at a time as the service does. */
async function hashAsRecorded(
  { profileDefaults }: { profileDefaults?: { password?: string } },
): Promise<string | null> {
  const password = profileDefaults?.password;
  if (password === undefined) return null;
  const recordedHash = [...recorded.values()].flat(2).flatMap(({ values }) => values)
    .find((value) => typeof value === "string" && value.startsWith("$scrypt$")) as string;
  const [, ln, r, p] = /ln=(\d+),r=(\d+),p=(\d+)/.exec(recordedHash)!.map(Number) as [
    0,
    number,
    number,
    number,
  ];
  const costs = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  hashing = hashing.then(() => derive(password, crypto.getRandomValues(new Uint8Array(16)), 32, costs));
  await hashing;
  return recordedHash;
}

const derive = promisify<string, Uint8Array, number, object, unknown>(scrypt);
let hashing: Promise<unknown> = Promise.resolve();

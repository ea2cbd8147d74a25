import assert from "node:assert/strict";
import { type Database, DatabaseError } from "../../db/database.ts";
import { openPostgres } from "../../db/postgres.ts";
import { sql } from "../../db/sql.ts";
import { createPostgresDatabase } from "../database.ts";

/** What only a server can do to us. Left out where there is none. */
const ignore = !Deno.env.has("TEST_DATABASE_URL");

function test(
  name: string,
  work: (db: Database, url: string) => Promise<void>,
  connectionsMax?: number,
): void {
  Deno.test({
    name,
    ignore,
    async fn() {
      const { url, drop } = await createPostgresDatabase();
      const db = await openPostgres({ url, connectionsMax });
      try {
        await work(db, url);
      } finally {
        await db.close();
        await drop();
      }
    },
  });
}

test("a connection that ended while idle is replaced", async (db, url) => {
  const before = await backend(db);
  const killer = await openPostgres({ url });
  await killer.query(sql`select pg_terminate_backend(${before}::int4, 5000)`);
  await killer.close();
  await settled(async () => await backend(db) !== before);
}, 1);

test(
  "a transaction whose connection is lost between statements fails, and goes on nowhere else",
  async (db) => {
    await db.query(sql`create table t (n int)`);
    const attempt = db.transaction(async (transaction) => {
      await transaction.query(sql`insert into t values (1)`);
      const [row] = await transaction.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await kill(row!.pid);
      for (let statement = 0; statement < 3; statement++) {
        await assert.rejects(transaction.query(sql`insert into t values (2)`), isLoss);
      }
    });
    await assert.rejects(attempt, isLoss);
    await settled(async () => (await db.query(sql`select 1`)).length === 1);
    assert.deepEqual(await db.query(sql`select n from t`), []);

    async function kill(pid: number): Promise<void> {
      const killer = await openPostgres({ url: Deno.env.get("TEST_DATABASE_URL")! });
      await killer.query(sql`select pg_terminate_backend(${pid}::int4, 5000)`);
      await killer.close();
    }
  },
  1,
);

test("a statement whose connection is lost fails", async (db) => {
  const sleeping = assert.rejects(db.query(sql`select pg_sleep(60)::text`), isLoss);
  await settled(async () => await killSleepers(db) === 1);
  await sleeping;
  assert.deepEqual(await db.query(sql`select 1 as one`), [{ one: 1 }]);
});

test("a commit whose connection is lost says that the outcome is unknown", async (db) => {
  await db.query(sql`create table t (n int)`);
  await db.query(sql`
    create function sleep() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return null; end $$`);
  await db.query(sql`
    create constraint trigger slow after insert on t deferrable initially deferred for each row execute function sleep()`);
  const attempt = assert.rejects(
    db.transaction((transaction) => transaction.query(sql`insert into t values (1)`)),
    (error) => error instanceof DatabaseError && error.code === "08007",
  );
  await settled(async () => await killSleepers(db) === 1);
  await attempt;
});

test("more statements than connections wait their turn", async (db) => {
  const pids = await Promise.all(Array.from({ length: 20 }, () => backend(db)));
  assert.equal(new Set(pids).size, 2);
}, 2);

test("a slow statement does not hold up a fast one", async (db) => {
  const slow = db.query(sql`select pg_sleep(60)::text`).catch((error) => error);
  for (let fast = 0; fast < 20; fast++) await db.query(sql`select 1`);
  assert.equal(await killSleepers(db), 1);
  assert.ok(isLoss(await slow));
}, 2);

test("listening goes on after the connection was lost, and the listener is told", async (db) => {
  const heard: string[] = [];
  let missed = 0;
  const stop = await db.listen("news", (payload) => heard.push(payload), () => missed++);
  const stopSilent = await db.listen("silent", () => heard.push("silent"));
  await stopSilent();
  assert.equal(await killListeners(db), 1);
  await settled(() => Promise.resolve(missed === 1));
  await db.query(sql`select pg_notify('silent', '')::text`);
  await db.query(sql`select pg_notify('news', 'again')::text`);
  await settled(() => Promise.resolve(heard.length > 0));
  assert.deepEqual(heard, ["again"]);
  assert.equal(missed, 1);
  await stop();
});

test("one connection at most is made for listening", async (db) => {
  const stops = await Promise.all(["a", "b", "c"].map((channel) => db.listen(channel, () => {})));
  assert.equal(await killListeners(db), 1);
  for (const stop of stops) await stop();
});

Deno.test({
  name: "a statement that takes longer than the limit fails",
  ignore,
  async fn() {
    const db = await openPostgres({ url: Deno.env.get("TEST_DATABASE_URL")!, statementTimeoutMs: 50 });
    await assert.rejects(
      db.query(sql`select pg_sleep(60)::text`),
      (error) => error instanceof DatabaseError && error.code === "57014",
    );
    assert.deepEqual(await db.query(sql`select 1 as one`), [{ one: 1 }]);
    await db.close();
  },
});

Deno.test({
  name: "a waiting statement is refused when the database closes, a running one is waited for",
  ignore,
  async fn() {
    const db = await openPostgres({ url: Deno.env.get("TEST_DATABASE_URL")!, connectionsMax: 1 });
    const running = db.query(sql`select pg_sleep(0.05)::text as slept`);
    const waiting = db.query(sql`select 1`);
    const refused = assert.rejects(
      waiting,
      (error) => error instanceof DatabaseError && error.code === "08003",
    );
    // The connection is lent from the next turn on.
    await Promise.resolve().then(() => db.close());
    await refused;
    assert.deepEqual(await running, [{ slept: "" }]);
  },
});

Deno.test("openPostgres names the server that does not answer, and never the password", async () => {
  const port = freePort();
  await assert.rejects(
    openPostgres({ url: `postgres://ada:secret@127.0.0.1:${port}/school` }),
    (error: Error) => {
      assert.match(
        error.message,
        new RegExp(`^Cannot open the database at 127.0.0.1:${port}/school: .*ECONNREFUSED`),
      );
      assert.doesNotMatch(error.message, /secret/);
      return true;
    },
  );
});

Deno.test({
  name: "openPostgres says when there is no such database",
  ignore,
  async fn() {
    const url = new URL(Deno.env.get("TEST_DATABASE_URL")!);
    url.pathname = "/lyceum_no_such_database";
    await assert.rejects(
      openPostgres({ url: url.href }),
      /Cannot open the database at .*: .* does not exist/,
    );
  },
});

Deno.test("openPostgres refuses an address that is none", async () => {
  await assert.rejects(openPostgres({ url: "localhost" }), /its address is no URL; write postgres:\/\//);
  await assert.rejects(
    openPostgres({ url: "mysql://localhost/x" }),
    /begins with mysql:\/\/, not with postgres:\/\//,
  );
});

async function backend(db: Database): Promise<number> {
  const [row] = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row!.pid;
}

async function killSleepers(db: Database): Promise<number> {
  const rows = await db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid()`);
  return rows.length;
}

async function killListeners(db: Database): Promise<number> {
  const rows = await db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike '%listen "%' and pid <> pg_backend_pid()`);
  return rows.length;
}

/** Waits until the server has got there; the test runner's own limit is the limit. */
async function settled(isSo: () => Promise<boolean>): Promise<void> {
  while (!await isSo().catch(() => false)) await new Promise((resolve) => setTimeout(resolve, 5));
}

function isLoss(error: unknown): boolean {
  return error instanceof DatabaseError && /^(08006|57P01)$/.test(error.code);
}

function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return port;
}

import assert from "node:assert/strict";
import { PGlite } from "@electric-sql/pglite";
import { type Database, DatabaseError } from "../../db/database.ts";
import { upkeep } from "../../db/_pglite_upkeep.ts";
import { type Query, sql } from "../../db/sql.ts";
import { testDatabase } from "../database.ts";

/** Fills the stack that the engine has in JavaScript, which PostgreSQL's own check does not see. */
const crashing: Query = sql`select ${"[".repeat(200_000) + "]".repeat(200_000)}::text::jsonb`;

const ways: Record<string, (db: Database) => Promise<unknown>> = {
  "statement": (db) => db.query(crashing),
  "statement in a transaction": (db) => db.transaction((transaction) => transaction.query(crashing)),
};

for (const [what, crash] of Object.entries(ways)) {
  Deno.test(`a ${what} that crashes the engine fails, and so does every later one`, async () => {
    await using db = await testDatabase("pglite");
    await assert.rejects(crash(db), isCrash);
    await assert.rejects(db.query(sql`select 1`), isCrash);
    await assert.rejects(db.transaction(() => Promise.resolve()), isCrash);
    await assert.rejects(db.listen("news", () => {}), isCrash);
    assert.ok(isCrash(await db.crashed));
  });
}

Deno.test("upkeep vacuums what needs it, and nothing else, and lets the write-ahead log go", async () => {
  const pg = await PGlite.create();
  const logSinceCheckpoint = async () => {
    const { rows } = await pg.query<{ bytes: string }>(`
      select (pg_current_wal_lsn() - redo_lsn)::text as bytes from pg_control_checkpoint()`);
    return Number(rows[0]!.bytes);
  };
  await pg.exec(`create table "Quiet" (n int); create table "Busy" (n int)`);
  await pg.exec(`insert into "Quiet" select generate_series(1, 1000)`);
  await pg.exec(`insert into "Busy" select generate_series(1, 1000)`);
  await pg.exec(`update "Busy" set n = n + 1`);
  assert.ok(await logSinceCheckpoint() > 100_000);
  assert.deepEqual(await upkeep(pg), [`"Busy"`]);
  assert.ok(await logSinceCheckpoint() < 10_000);
  assert.deepEqual(await upkeep(pg), []);
  await pg.close();
});

function isCrash(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "XX000" && /its engine crashed/.test(error.message);
}

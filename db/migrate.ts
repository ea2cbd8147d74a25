import { createHash } from "node:crypto";
import type { Database, Queryable } from "./database.ts";
import { type Migration, readMigrations } from "./migrations/read_migrations.ts";
import { sql } from "./sql.ts";
import { runScript, type ScriptedTransaction } from "./_transaction.ts";

/**
 * Brings the schema up to date: every migration not yet applied, in order, each in a transaction of its own. Any
 * number of processes may do so at once; one works while the others wait.
 *
 * @returns the names of those applied now
 * @throws when the database holds a migration that is not known, or was applied from another text
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  let next: Migration | undefined;
  await alone(database, async (transaction) => {
    await transaction[runScript](bookkeeping);
    next = await firstMissing(transaction, migrations);
  });
  const applied: string[] = [];
  while (next) {
    await alone(database, async (transaction) => {
      // Between two transactions another process may have stepped in.
      next = await firstMissing(transaction, migrations);
      if (!next) return;
      await transaction[runScript](next.text);
      await transaction.query(sql`
        insert into schema_migrations (number, name, checksum)
        values (${next.number}, ${next.name}, ${checksum(next.text)})`);
      applied.push(next.name);
    });
  }
  return applied;
}

/** Any number, as long as nothing else in the database is locked under it. */
const lockNumber = 5_946_203_817;

const bookkeeping = `
  create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum bytea not null,
    applied_at timestamptz not null default now()
  );
  comment on table schema_migrations is 'What was done to this schema, in order.';
  comment on column schema_migrations.number is 'First four digits of the file''s name.';
  comment on column schema_migrations.name is 'The file''s name without its ending.';
  comment on column schema_migrations.checksum is 'SHA-256 of the text that was applied.';
  comment on column schema_migrations.applied_at is 'When, by the database''s own clock.';`;

interface AppliedRow {
  number: number;
  name: string;
  checksum: Uint8Array;
}

async function alone(
  database: Database,
  work: (transaction: ScriptedTransaction) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Waiting for the lock, and a migration of much data, may take longer than a statement usually may.
    await transaction.query(sql`set local statement_timeout = 0`);
    await transaction.query(sql`select pg_advisory_xact_lock(${lockNumber}::int8)::text`);
    await work(transaction as ScriptedTransaction);
  });
}

/** The first that was not applied: one that was written while another branch took a higher number comes late. */
async function firstMissing(
  transaction: Queryable,
  migrations: readonly Migration[],
): Promise<Migration | undefined> {
  const rows = await transaction.query<AppliedRow>(
    sql`select number, name, checksum from schema_migrations order by number`,
  );
  rows.forEach((row) => check(row, migrations));
  const applied = new Set(rows.map(({ number }) => number));
  return migrations.find(({ number }) => !applied.has(number));
}

function check(row: AppliedRow, migrations: readonly Migration[]): void {
  const migration = migrations.find(({ number }) => number === row.number);
  if (!migration) {
    throw new Error(
      `Cannot migrate: the database holds migration ${row.name}, and this version knows ${migrations.length}; ` +
        "start the version that made it, or a newer one",
    );
  }
  if (migration.name !== row.name || checksum(migration.text).toHex() !== row.checksum.toHex()) {
    throw new Error(
      `Cannot migrate: migration ${row.name} was applied from another text than that of ${migration.name} here; ` +
        "an applied migration is never changed, a new one is added",
    );
  }
}

function checksum(text: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(text).digest());
}

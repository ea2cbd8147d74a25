import { createHash } from "node:crypto";
import postgres from "postgres";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { readMigrations } from "../db/migrations/read_migrations.ts";
import { dumpPglite, openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { sql } from "../db/sql.ts";

/** A database that is closed, and removed where it stood on a server, when it is disposed of. */
export type TestDatabase = Database & AsyncDisposable & {
  /** The same database by connections of its own; on PGlite this very one. To be disposed of with it, at the end. */
  again(): Promise<TestDatabase>;
};

/**
 * Opens an empty, migrated database of its own: PGlite in memory, or with `TEST_ENGINE=postgres` a new database
 * beside the one that `TEST_DATABASE_URL` names. One for each test file is meant; {@link clearTables} between tests.
 */
export async function testDatabase(engine = Deno.env.get("TEST_ENGINE")): Promise<TestDatabase> {
  if (engine !== "postgres") {
    const database = await openPglite({ dump: await migratedDump() });
    const itself = disposable(database, () => database.close(), () => Promise.resolve(itself));
    return itself;
  }
  const { url, drop } = await createPostgresDatabase();
  const open = async (afterwards: () => Promise<void>): Promise<TestDatabase> => {
    const database = await openPostgres({ url });
    const dispose = async () => {
      await database.close();
      await afterwards();
    };
    return disposable(database, dispose, () => open(async () => {}));
  };
  const database = await open(drop);
  await migrate(database);
  return database;
}

/** Empties every table, as after the migrations. Truncating is slow, so it is done to those alone that hold something. */
export async function clearTables(database: Database): Promise<void> {
  await database.query(sql`
    do $$
      declare
        name text;
        is_filled boolean;
        filled text[];
      begin
        for name in
          select format('%I', tablename) from pg_tables
          where schemaname = 'public' and tablename <> 'schema_migrations'
        loop
          execute 'select exists (select from ' || name || ')' into is_filled;
          if is_filled then filled := filled || name; end if;
        end loop;
        if filled is not null then
          execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
        end if;
      end $$`);
}

/** Makes a database with a name of its own on the server of `TEST_DATABASE_URL`. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = Deno.env.get("TEST_DATABASE_URL");
  if (!serverUrl) {
    throw new Error("TEST_ENGINE=postgres needs TEST_DATABASE_URL, as postgres://user@127.0.0.1/test");
  }
  const name = `lyceum_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const onServer = async (statement: string) => {
    const server = postgres(serverUrl, { max: 1 });
    await server.unsafe(statement).finally(() => server.end());
  };
  await onServer(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

/** A migrated PGlite is packed once for all test processes; another set of migrations makes another file. */
async function migratedDump(): Promise<Blob> {
  const migrations = readMigrations();
  const set = createHash("sha256").update(
    JSON.stringify([import.meta.resolve("@electric-sql/pglite"), migrations]),
  );
  const file = new URL(`_database_${set.digest("hex").slice(0, 16)}.local`, import.meta.url);
  try {
    return new Blob([await Deno.readFile(file)]);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const database = await openPglite();
  await migrate(database, migrations);
  const dump = await dumpPglite(database);
  await database.close();
  await removeDumps();
  // Whole or not at all: another process may be reading.
  const unfinished = new URL(`${file.href}.${crypto.randomUUID()}.local`);
  await Deno.writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await Deno.rename(unfinished, file);
  return dump;
}

async function removeDumps(): Promise<void> {
  const folder = new URL(".", import.meta.url);
  for await (const { name } of Deno.readDir(folder)) {
    if (/^_database_\w+\.local$/.test(name)) await Deno.remove(new URL(name, folder)).catch(() => {});
  }
}

function disposable(
  database: Database,
  dispose: () => Promise<void>,
  again: () => Promise<TestDatabase>,
): TestDatabase {
  return Object.assign(database, { [Symbol.asyncDispose]: dispose, again });
}

import assert from "node:assert/strict";
import { dataTables } from "../../db/school_data/data_tables.ts";
import { sql } from "../../db/sql.ts";
import { testDatabase } from "../database.ts";

Deno.test("every foreign key has an index that finds the rows that refer to one", async () => {
  await using db = await testDatabase();
  await db.query(sql`create table unaided (school_id text references schools (id))`);
  const unaided = await db.query<{ key: string }>(sql`
    select conrelid::regclass || ' ' || conname as key
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      -- Its rows go by their age, and a school with all of them once in a lifetime.
      and conrelid <> 'code_execution_tasks'::regclass
      and not exists (
      select from pg_index
      where indrelid = conrelid
        -- Its first column, and of several the second as well, are the key's.
        and indkey[0] = any (conkey)
        and (cardinality(conkey) = 1 or indkey[1] = any (conkey))
    )
    order by key`);
  assert.deepEqual(unaided, [{ key: "unaided unaided_school_id_fkey" }]);
});

Deno.test("a school's data is found by its school first, and no row of it can name another school's", async () => {
  await using db = await testDatabase();
  const names = dataTables.map(({ name }) => name).filter((name) => name !== "schools");
  const keys = await db.query<{ name: string; first: string }>(sql`
    select conrelid::regclass::text as name, attname::text as first
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'p' and conrelid = any (${names}::text[]::regclass[])`);
  assert.equal(keys.length, names.length);
  assert.deepEqual(keys.filter(({ first }) => first !== "school_id"), []);
  const foreign = await db.query(sql`
    select conrelid::regclass::text as name, conname
    from pg_constraint
    where contype = 'f' and conrelid = any (${names}::text[]::regclass[]) and confrelid <> 'schools'::regclass
      and not exists (
        select from unnest(conkey, confkey) as pair (own, their)
        join pg_attribute as own on own.attrelid = conrelid and own.attnum = pair.own
        join pg_attribute as their on their.attrelid = confrelid and their.attnum = pair.their
        where own.attname = 'school_id' and their.attname = 'school_id'
      )`);
  assert.deepEqual(foreign, []);
});

/** Tables of schools that are no data of theirs: what the service remembers for its own work. */
const serviceTables = [
  "api_keys",
  "callback_outbox",
  "callback_secrets",
  "code_execution_queue",
  "code_execution_tasks",
  "link_secrets",
  "login_links",
  "mail_outbox",
  "sessions",
];

Deno.test("every table of a school is exported and imported, or known to be the service's own", async () => {
  await using db = await testDatabase();
  const rows = await db.query<{ name: string }>(sql`
    select attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'school_id' and relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const unknown = rows.map(({ name }) => name).filter((name) =>
    !serviceTables.includes(name) && !dataTables.some((table) => table.name === name)
  );
  assert.deepEqual(unknown, [], "name it in db/school_data/data_tables.ts, or here");
});

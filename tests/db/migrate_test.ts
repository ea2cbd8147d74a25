import assert from "node:assert/strict";
import { DatabaseError } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { type Migration, readMigrations } from "../../db/migrations/read_migrations.ts";
import { dumpPglite, openPglite } from "../../db/pglite.ts";
import { openPostgres } from "../../db/postgres.ts";
import { sql } from "../../db/sql.ts";
import { createPostgresDatabase, testDatabase } from "../database.ts";

const one: Migration = {
  number: 1,
  name: "0001_one",
  text: "create table one (n int); insert into one values (1);",
};
const two: Migration = { number: 2, name: "0002_two", text: "alter table one add column m int; select 1;" };

Deno.test("migrate applies every migration once, in order", async () => {
  const db = await openPglite({ dump: await empty() });
  assert.deepEqual(await migrate(db, [one]), ["0001_one"]);
  assert.deepEqual(await migrate(db, [one, two]), ["0002_two"]);
  assert.deepEqual(await migrate(db, [one, two]), []);
  assert.deepEqual(await db.query(sql`select n, m from one`), [{ n: 1, m: null }]);
  await db.close();
});

Deno.test("migrate applies a migration that comes late, whatever came after it", async () => {
  const db = await openPglite({ dump: await empty() });
  const ten = { number: 10, name: "0010_ten", text: "create table ten (n int);" };
  assert.deepEqual(await migrate(db, [one, ten]), ["0001_one", "0010_ten"]);
  assert.deepEqual(await migrate(db, [one, two, ten]), ["0002_two"]);
  assert.deepEqual(await migrate(db, [one, two, ten]), []);
  await db.close();
});

Deno.test("a migration that fails leaves nothing of itself, and all before it", async () => {
  const db = await openPglite({ dump: await empty() });
  const broken = { ...two, text: "create table two (n int); insert into one values ('no number');" };
  await assert.rejects(migrate(db, [one, broken]), DatabaseError);
  assert.deepEqual(await db.query(sql`select n from one`), [{ n: 1 }]);
  await assert.rejects(db.query(sql`select from two`), /"two" does not exist/);
  assert.deepEqual(await migrate(db, [one, two]), ["0002_two"]);
  await db.close();
});

Deno.test("migrate refuses a migration that was changed or renamed after it was applied", async () => {
  const db = await openPglite({ dump: await empty() });
  await migrate(db, [one]);
  const changed = { ...one, text: `${one.text} -- and more` };
  await assert.rejects(
    migrate(db, [changed]),
    /^Error: Cannot migrate: migration 0001_one was applied from another text/,
  );
  const renamed = { ...one, name: "0001_uno" };
  await assert.rejects(
    migrate(db, [renamed, two]),
    /0001_one was applied from another text than that of 0001_uno here/,
  );
  assert.deepEqual(await migrate(db, [one]), []);
  await db.close();
});

Deno.test("migrate refuses a database that a newer version migrated", async () => {
  const db = await openPglite({ dump: await empty() });
  await migrate(db, [one, two]);
  await assert.rejects(
    migrate(db, [one]),
    /^Error: Cannot migrate: the database holds migration 0002_two, and this version knows 1; start the version/,
  );
  await db.close();
});

Deno.test({
  name: "processes that migrate at the same time do each step once",
  ignore: !Deno.env.has("TEST_DATABASE_URL"),
  async fn() {
    const { url, drop } = await createPostgresDatabase();
    const script = `
      import { migrate } from ${JSON.stringify(import.meta.resolve("../../db/migrate.ts"))};
      import { openPostgres } from ${JSON.stringify(import.meta.resolve("../../db/postgres.ts"))};
      const db = await openPostgres({ url: ${JSON.stringify(url)} });
      console.log((await migrate(db)).join("\\n"));
      await db.close();`;
    const runs = await Promise.all([1, 2, 3].map(() => runScript(script)));
    const applied = runs.flatMap((text) => text.split("\n")).filter((name) => name !== "").sort();
    assert.deepEqual(applied, readMigrations().map(({ name }) => name));
    const db = await openPostgres({ url });
    assert.deepEqual(await migrate(db), []);
    await db.close();
    await drop();
  },
});

Deno.test("every table and every column has a comment", async () => {
  await using db = await testDatabase();
  await db.query(sql`create table silent (word int)`);
  const silent = await db.query<{ name: string }>(sql`
    select relname || coalesce('.' || attname, '') as name
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    left join lateral (
      select null as attname, 0 as attnum
      union all select attname, attnum from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
    ) as part on true
    where nspname = 'public' and relkind in ('r', 'p', 'v', 'm')
      and trim(case attnum when 0 then obj_description(pg_class.oid, 'pg_class')
        else col_description(pg_class.oid, attnum) end) <> '' is not true
    order by name`);
  assert.deepEqual(silent, [{ name: "silent" }, { name: "silent.word" }]);
});

Deno.test("readMigrations reads the folder in order, whatever the line ends", async () => {
  const folder = await Deno.makeTempDir();
  const url = new URL(`file://${folder}/`);
  await Deno.writeTextFile(`${folder}/0002_two.sql`, "two;\r\n");
  await Deno.writeTextFile(`${folder}/0001_one.sql`, "one;\n");
  await Deno.writeTextFile(`${folder}/README.md`, "");
  assert.deepEqual(readMigrations(url), [
    { number: 1, name: "0001_one", text: "one;\n" },
    { number: 2, name: "0002_two", text: "two;\n" },
  ]);
  await Deno.writeTextFile(`${folder}/0002_also_two.sql`, "");
  assert.throws(() => readMigrations(url), /"0002_also_two.sql" and "0002_two.sql" have the same number/);
  await Deno.remove(`${folder}/0002_also_two.sql`);
  await Deno.rename(`${folder}/0001_one.sql`, `${folder}/1_one.sql`);
  assert.throws(() => readMigrations(url), /the file "1_one.sql" should be named as 0001_what_it_adds.sql/);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("readMigrations refuses a folder without any", async () => {
  const folder = await Deno.makeTempDir();
  assert.throws(() => readMigrations(new URL(`file://${folder}/`)), /no migration was found/);
  await Deno.remove(folder);
});

let dump: Blob | undefined;

/** A database that nothing was done to; making one takes longer than copying it. */
async function empty(): Promise<Blob> {
  if (!dump) {
    const db = await openPglite();
    dump = await dumpPglite(db);
    await db.close();
  }
  return dump;
}

async function runScript(script: string): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--config", new URL("../../deno.json", import.meta.url).pathname, "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(script));
  await writer.close();
  const { success, stdout } = await child.output();
  assert.ok(success);
  return new TextDecoder().decode(stdout);
}

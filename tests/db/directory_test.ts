import assert from "node:assert/strict";
import { openDatabase } from "../../db/open_database.ts";
import { sql } from "../../db/sql.ts";

Deno.test("a directory keeps what was committed, for its owner's eyes only", async () => {
  await using place = await temporaryDirectory();
  const directory = `${place.path}/some/where`;
  const first = await openDatabase({ directory });
  await first.query(sql`create table t (n int)`);
  await first.query(sql`insert into t values (${7})`);
  await first.close();
  await first.close();
  const second = await openDatabase({ directory });
  assert.deepEqual(await second.query(sql`select n from t`), [{ n: 7 }]);
  await second.close();
  if (Deno.build.os !== "windows") assert.equal((await Deno.stat(directory)).mode! & 0o777, 0o700);
});

Deno.test("a directory is refused to a second process, and free again after kill -9 with all that was committed", async () => {
  await using place = await temporaryDirectory();
  const holder = hold(place.path);
  await holder.printed(50);
  await assert.rejects(openDatabase({ directory: place.path }), (error: Error) => {
    assert.equal(
      error.message,
      `Cannot open the database in "${place.path}": process ${holder.pid} already has it open. Stop that one, ` +
        "choose another directory, or use a PostgreSQL server to share one database",
    );
    return true;
  });
  const second = hold(place.path);
  assert.notEqual(await second.ended(), 0);
  assert.match(second.errors(), /already has it open/);
  await holder.printed(100);
  await holder.kill();

  const db = await openDatabase({ directory: place.path });
  const [row] = await db.query<{ count: number; most: number }>(
    sql`select count(*), max(n) as most from numbers`,
  );
  assert.ok(row!.most >= holder.last(), `${row!.most} is behind ${holder.last()}`);
  assert.equal(row!.count, row!.most + 1);
  await db.close();
});

Deno.test("a directory is refused to a second database of the same process", async () => {
  await using place = await temporaryDirectory();
  const first = await openDatabase({ directory: place.path });
  await assert.rejects(openDatabase({ directory: place.path }), /this process already has it open/);
  await first.close();
  const again = await openDatabase({ directory: place.path });
  await again.close();
});

Deno.test("a first start that was killed in the middle is begun anew", async () => {
  await using place = await temporaryDirectory();
  await Deno.mkdir(`${place.path}/database.new/base`, { recursive: true });
  await Deno.writeTextFile(`${place.path}/database.new/PG_VERSION`, "18\n");
  const db = await openDatabase({ directory: place.path });
  assert.deepEqual(await db.query(sql`select 1 as one`), [{ one: 1 }]);
  await db.close();
});

Deno.test("a directory that is no database's is refused and let go again", async () => {
  await using place = await temporaryDirectory();
  await Deno.mkdir(`${place.path}/database`);
  await Deno.writeTextFile(`${place.path}/database/PG_VERSION`, "9.6\n");
  const refusal = /^Error: Cannot open the embedded database in ".*\/database": /;
  await assert.rejects(openDatabase({ directory: place.path }), refusal);
  await assert.rejects(openDatabase({ directory: place.path }), refusal);
});

interface Holder {
  pid: number;
  printed(count: number): Promise<void>;
  /** The last number that was said to be committed. */
  last(): number;
  errors(): string;
  kill(): Promise<void>;
  ended(): Promise<number>;
}

/** A process of its own that has the directory open and writes to it. */
function hold(directory: string): Holder {
  const script = new URL("_hold_directory.ts", import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", script, directory],
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let numbers = "";
  let errors = "";
  const collect = async (stream: ReadableStream<Uint8Array>, take: (text: string) => void) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) take(text);
  };
  const reading = Promise.all([
    collect(child.stdout, (text) => numbers += text),
    collect(child.stderr, (text) => errors += text),
  ]);
  let running = true;
  const ended = async () => {
    const { code } = await child.status;
    running = false;
    await reading;
    return code;
  };
  const ending = ended();
  return {
    pid: child.pid,
    printed: async (count) => {
      while (numbers.split("\n").length <= count) {
        assert.ok(running, `the process ended: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    last: () => Number(numbers.trimEnd().split("\n").at(-1)),
    errors: () => errors,
    kill: async () => {
      child.kill("SIGKILL");
      await ending;
    },
    ended: () => ending,
  };
}

async function temporaryDirectory(): Promise<{ path: string } & AsyncDisposable> {
  const path = await Deno.makeTempDir();
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

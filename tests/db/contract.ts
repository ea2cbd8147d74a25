import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { DatabaseError } from "../../db/database.ts";
import { sql } from "../../db/sql.ts";
import type { TestDatabase } from "../database.ts";

/** What both engines promise, each clause with a database of its own. */
export const contract: Record<string, (db: TestDatabase) => Promise<void>> = {
  "nothing of an answer is kept once it was read": async (db) => {
    const megabyte = async () => {
      const [row] = await db.query<{ text: string }>(sql`select repeat('x', 1000000) as text`);
      assert.equal(row!.text.length, 1_000_000);
    };
    await megabyte();
    const before = await heapMegabytes();
    for (let time = 0; time < 50; time++) await megabyte();
    const grown = await heapMegabytes() - before;
    assert.ok(grown < 10, `the heap grew by ${grown} MB`);
  },

  "numbers come back as numbers, numeric as a string": async (db) => {
    const [row] = await db.query(sql`
      select 1::int2 as int2, -2::int4 as int4, ${2 ** 53 - 1}::int8 as int8, 0.1::float8 as float8,
        'NaN'::float8 as nan, '-Infinity'::float8 as infinite, 12345678901234567890.50::numeric as numeric`);
    assert.deepEqual(row, {
      int2: 1,
      int4: -2,
      int8: 9007199254740991,
      float8: 0.1,
      nan: NaN,
      infinite: -Infinity,
      numeric: "12345678901234567890.50",
    });
  },

  "an int8 past 2^53 is an error and never a rounded number": async (db) => {
    await assert.rejects(db.query(sql`select 9007199254740992::int8 as n`), isError("22003"));
    await assert.rejects(db.query(sql`select array[1, -9007199254740992]::int8[] as n`), isError("22003"));
    assert.deepEqual(await db.query(sql`select 9007199254740992::text as n`), [{ n: "9007199254740992" }]);
  },

  "booleans, text, uuid and null come back as they went in": async (db) => {
    const id = "0198f0c2-0000-4000-8000-00000000abcd";
    const text = `quote ' double " backslash \\ line\nend é 😀 $1`;
    const [row] = await db.query(
      sql`select ${true}::bool as yes, ${false}::bool as no, ${text}::text as text, ${id}::uuid as id,
        ${null}::text as nothing, ''::text as empty`,
    );
    assert.deepEqual(row, { yes: true, no: false, text, id, nothing: null, empty: "" });
  },

  "text holds no NUL": async (db) => {
    await assert.rejects(db.query(sql`select ${"a\0b"}::text as text`), isError("22021"));
    await assert.rejects(db.query(sql`select ${{ a: "\0" }}::jsonb as json`), isError("22P05"));
    assert.deepEqual(await db.query(sql`select 1 as one`), [{ one: 1 }]);
  },

  "bytea is bytes both ways": async (db) => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const part = all.subarray(100, 110);
    const [row] = await db.query<Record<string, Uint8Array>>(sql`
      select ${all}::bytea as all, ${part}::bytea as part, ${new Uint8Array()}::bytea as empty`);
    assert.deepEqual(row, { all, part: part.slice(), empty: new Uint8Array() });
    assert.equal(Object.getPrototypeOf(row!.all), Uint8Array.prototype);
  },

  "bytea of 20 MiB goes in and comes back": async (db) => {
    const bytes = new Uint8Array(20 * 2 ** 20).map((_, index) => index * 7 ^ (index >> 8));
    await db.query(sql`create table blobs (bytes bytea)`);
    await db.query(sql`insert into blobs values (${bytes})`);
    const [row] = await db.query<{ bytes: Uint8Array }>(sql`select bytes from blobs`);
    assert.ok(row !== undefined && Buffer.compare(row.bytes, bytes) === 0);
  },

  "timestamptz is a Date to the millisecond, date its text": async (db) => {
    const instant = new Date("2026-02-28T23:59:59.987Z");
    const [row] = await db.query(sql`
      select ${instant}::timestamptz as instant, '1969-07-20 20:17:40.5+05:30'::timestamptz as early,
        '2026-02-28'::date as day, ${"2024-02-29"}::date as leap, ${instant}::timestamptz::text as text`);
    assert.deepEqual(row, {
      instant,
      early: new Date("1969-07-20T14:47:40.500Z"),
      day: "2026-02-28",
      leap: "2024-02-29",
      text: "2026-02-28 23:59:59.987+00",
    });
    await assert.rejects(db.query(sql`select 'infinity'::timestamptz as t`), isError("22008"));
  },

  "json and jsonb take any value but null and give it back": async (db) => {
    for (
      const value of [{ a: [1, null, { b: "c" }] }, [1, "two"], [], "text", '{"a":1}', 12.5, true, false]
    ) {
      const [row] = await db.query(sql`select ${value}::jsonb as jsonb, ${value}::json as json`);
      assert.deepEqual(row, { jsonb: value, json: value });
    }
    const [row] = await db.query(sql`
      select ${null}::jsonb is null as nothing, 'null'::jsonb as json_null, ${[
      { a: 1 },
      null,
      "x",
    ]}::jsonb[] as list`);
    assert.deepEqual(row, { nothing: true, json_null: null, list: [{ a: 1 }, null, "x"] });
  },

  "arrays go in and come back, with nulls and nested": async (db) => {
    const texts = ["a", "", "NULL", null, `"{,}\\`, "é"];
    const ids = ["0198f0c2-0000-4000-8000-00000000abcd"];
    const bytes = [new Uint8Array([0, 255]), null, new Uint8Array()];
    const dates = [new Date(0), null];
    const [row] = await db.query(sql`
      select ${texts}::text[] as texts, ${ids}::uuid[] as ids, ${bytes}::bytea[] as bytes, ${dates}::timestamptz[] as dates,
        ${[1, 2 ** 40]}::int8[] as longs, ${[true, false]}::bool[] as bools, ${[]}::text[] as empty,
        ${[[1, 2], [3, 4]]}::int4[] as nested, ${["1.50"]}::numeric[] as numerics, ${[
      0.5,
    ]}::float8[] as floats`);
    assert.deepEqual(row, {
      texts,
      ids,
      bytes,
      dates,
      longs: [1, 2 ** 40],
      bools: [true, false],
      empty: [],
      nested: [[1, 2], [3, 4]],
      numerics: ["1.50"],
      floats: [0.5],
    });
    assert.deepEqual(await db.query(sql`select 2 = any(${[1, 2]}::int4[]) as found`), [{ found: true }]);
  },

  "rows of arrays unnest into a table": async (db) => {
    await db.query(sql`create table people (id uuid, name text, photo bytea)`);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const rows = await db.query(sql`
      insert into people select * from unnest(${ids}::uuid[], ${["Ada", null]}::text[],
        ${[null, new Uint8Array([7])]}::bytea[]) returning *`);
    assert.deepEqual(rows, [
      { id: ids[0], name: "Ada", photo: null },
      { id: ids[1], name: null, photo: new Uint8Array([7]) },
    ]);
  },

  "a value that is none of the database's is refused before the database sees it": async (db) => {
    for (const value of [{ a: 1 }, () => 1, Symbol("s")]) {
      await assert.rejects(db.query(sql`select ${value}::text as t`), TypeError);
    }
    await assert.rejects(db.query(sql`select ${new Date(NaN)}::timestamptz as t`), RangeError);
    await assert.rejects(db.query(sql`select ${() => 1}::jsonb as t`), TypeError);
    assert.deepEqual(await db.query(sql`select ${"fine"}::text as t`), [{ t: "fine" }]);
  },

  "a parameter is never read as SQL": async (db) => {
    const text = "'); drop table schools; --";
    assert.deepEqual(await db.query(sql`select ${text}::text as text`), [{ text }]);
    assert.deepEqual(await db.query(sql`select from schools`), []);
  },

  "one query is one statement": async (db) => {
    await assert.rejects(db.query(sql`select 1; select 2`), isError("42601"));
  },

  "twenty thousand rows come back in order": async (db) => {
    const rows = await db.query<{ n: number }>(sql`select n from generate_series(1, 20000) n order by n`);
    assert.equal(rows.length, 20_000);
    assert.ok(rows.every(({ n }, index) => n === index + 1));
  },

  "an error carries its SQLSTATE and the constraint": async (db) => {
    await db.query(sql`create table parents (id int primary key, age int not null check (age > 0))`);
    await db.query(sql`create table children (parent int references parents (id))`);
    await db.query(sql`insert into parents values (1, 30)`);
    const cases = [
      [sql`insert into parents values (1, 31)`, "23505", "parents_pkey"],
      [sql`insert into parents values (2, 0)`, "23514", "parents_age_check"],
      [sql`insert into parents values (3, null)`, "23502", undefined],
      [sql`insert into children values (9)`, "23503", "children_parent_fkey"],
      [sql`select * from nowhere`, "42P01", undefined],
      [sql`selec 1`, "42601", undefined],
      [sql`select ${"x"}::int4`, "22P02", undefined],
      [sql`select 1 / ${0}::int4`, "22012", undefined],
    ] as const;
    for (const [query, code, constraint] of cases) {
      await assert.rejects(db.query(query), isError(code, constraint), query.text);
    }
    assert.deepEqual(await db.query(sql`select id from parents`), [{ id: 1 }]);
  },

  "a transaction is committed when its work returns": async (db) => {
    const answer = await db.transaction(async (transaction) => {
      await transaction.query(sql`create table t (n int)`);
      await transaction.query(sql`insert into t values (1)`);
      return "done";
    });
    assert.equal(answer, "done");
    assert.deepEqual(await db.query(sql`select n from t`), [{ n: 1 }]);
  },

  "a transaction is rolled back when its work throws": async (db) => {
    await db.query(sql`create table t (n int)`);
    const cause = new Error("changed my mind");
    const attempt = db.transaction(async (transaction) => {
      await transaction.query(sql`insert into t values (1)`);
      throw cause;
    });
    await assert.rejects(attempt, (error) => error === cause);
    assert.deepEqual(await db.query(sql`select n from t`), []);
  },

  "a transaction with a failed statement is rolled back although its work caught the error": async (db) => {
    await db.query(sql`create table t (n int primary key)`);
    const attempt = db.transaction(async (transaction) => {
      await transaction.query(sql`insert into t values (1)`);
      await transaction.query(sql`insert into t values (1)`).catch(() => {});
      return "as if nothing had happened";
    });
    await assert.rejects(attempt, isError("23505", "t_pkey"));
    assert.deepEqual(await db.query(sql`select n from t`), []);
  },

  "a constraint that is checked at commit fails the transaction": async (db) => {
    await db.query(sql`create table t (n int unique deferrable initially deferred)`);
    const attempt = db.transaction(async (transaction) => {
      await transaction.query(sql`insert into t values (1), (1)`);
    });
    await assert.rejects(attempt, isError("23505", "t_n_key"));
    assert.deepEqual(await db.query(sql`select n from t`), []);
  },

  "statements of a transaction run one after the other, and those left behind before its end": async (db) => {
    await db.query(sql`create table t (id int generated always as identity, n int)`);
    await db.transaction((transaction) => {
      for (const n of [1, 2, 3]) transaction.query(sql`insert into t (n) values (${n})`);
      return Promise.resolve();
    });
    assert.deepEqual(await db.query(sql`select n from t order by id`), [{ n: 1 }, { n: 2 }, { n: 3 }]);
  },

  "a transaction that has ended takes no more statements": async (db) => {
    const leaked = await db.transaction((transaction) => Promise.resolve({ transaction }));
    await assert.rejects(leaked.transaction.query(sql`select 1`), /its transaction has ended/);
  },

  "the database refuses statements from within its own transaction": async (db) => {
    const inside = /within its own transaction/;
    await db.transaction(async (transaction) => {
      await assert.rejects(db.query(sql`select 1`), inside);
      await assert.rejects(db.transaction(() => Promise.resolve()), inside);
      await assert.rejects(db.listen("channel", () => {}), inside);
      await transaction.query(sql`select 1`);
    });
    assert.deepEqual(await db.query(sql`select 1 as one`), [{ one: 1 }]);
  },

  "transactions and statements at the same time lose nothing and wait for nothing for ever": async (db) => {
    await db.query(sql`create table counters (n int)`);
    await db.query(sql`insert into counters values (0)`);
    const inTransactions = Array.from({ length: 30 }, () =>
      db.transaction(async (transaction) => {
        const [row] = await transaction.query<{ n: number }>(sql`select n from counters for update`);
        await transaction.query(sql`update counters set n = ${row!.n + 1}`);
      }));
    const alone = Array.from({ length: 30 }, () => db.query(sql`update counters set n = n + 1`));
    await Promise.all([...inTransactions, ...alone]);
    assert.deepEqual(await db.query(sql`select n from counters`), [{ n: 60 }]);
  },

  "what a transaction did is seen by others once it is committed": async (db) => {
    await db.query(sql`create table t (n int)`);
    const wrote = Promise.withResolvers<void>();
    const writing = db.transaction(async (transaction) => {
      await transaction.query(sql`insert into t values (1)`);
      wrote.resolve();
      throw new Error("rolled back");
    });
    await wrote.promise;
    const seen = db.query(sql`select n from t`);
    await assert.rejects(writing, /rolled back/);
    assert.deepEqual(await seen, []);
  },

  "a listener hears every notification on its channel, in order, until it stops": async (db) => {
    const heard: string[] = [];
    const elsewhere: string[] = [];
    const stop = await db.listen("news", (payload) => heard.push(payload));
    const stopOther = await db.listen("other_news", (payload) => elsewhere.push(payload));
    for (const payload of ["one", "zwölf 😀", ""]) await notify(db, "news", payload);
    await until(() => heard.length === 3);
    await stop();
    await stop();
    await notify(db, "news", "late");
    await notify(db, "other_news", "end");
    await until(() => elsewhere.length > 0);
    assert.deepEqual(heard, ["one", "zwölf 😀", ""]);
    assert.deepEqual(elsewhere, ["end"]);
    await stopOther();
  },

  "the same function may listen twice, and stops once for each": async (db) => {
    const heard: string[] = [];
    const listener = (payload: string) => heard.push(payload);
    const stops = [await db.listen("news", listener), await db.listen("news", listener)];
    await notify(db, "news", "both");
    await until(() => heard.length === 2);
    await stops[0]!();
    await notify(db, "news", "one");
    await until(() => heard.length === 3);
    assert.deepEqual(heard, ["both", "both", "one"]);
    await stops[1]!();
  },

  "a notification from a transaction is heard after its commit, and never if it is rolled back": async (
    db,
  ) => {
    const heard: string[] = [];
    const stop = await db.listen("news", (payload) => heard.push(payload));
    await db.transaction(async (transaction) => {
      await transaction.query(sql`select pg_notify('news', 'undone')::text`);
      throw new Error("rolled back");
    }).catch(() => {});
    await db.transaction(async (transaction) => {
      await transaction.query(sql`select pg_notify('news', 'done')::text`);
      await transaction.query(sql`select 1`);
      assert.deepEqual(heard, []);
    });
    await until(() => heard.length > 0);
    assert.deepEqual(heard, ["done"]);
    await stop();
  },

  "a channel's name is small letters, digits and _": async (db) => {
    for (const channel of ["", "News", "a-b", 'a"b', "1a", "a".repeat(64), "a b"]) {
      await assert.rejects(db.listen(channel, () => {}), TypeError, channel);
    }
  },

  "closing twice is closing once, and afterwards every use is refused": async (db) => {
    const running = db.query(sql`select 1 as one`);
    await Promise.all([db.close(), db.close()]);
    await db.close();
    assert.deepEqual(await running, [{ one: 1 }]);
    await assert.rejects(db.query(sql`select 1`), isError("08003"));
    await assert.rejects(db.transaction(() => Promise.resolve()), isError("08003"));
    await assert.rejects(db.listen("news", () => {}), isError("08003"));
  },

  "both engines sort, compare and search text the same way": async (db) => {
    const [row] = await db.query(sql`
      select array(select t from unnest(${[
      "b",
      "A",
      "a",
      "é",
      "_",
      "Z",
    ]}::text[]) t order by t collate "C") as sorted,
        lower(${"ÄÉ"}) as lower, 'é' ~ '^\\w$' as word, 'abc' ilike 'A%' as alike`);
    assert.deepEqual(row, { sorted: ["A", "Z", "_", "a", "b", "é"], lower: "äé", word: true, alike: true });
  },
};

function isError(code: string, constraint?: string) {
  return (error: unknown) => {
    assert.ok(error instanceof DatabaseError, `${error}`);
    assert.equal(error.code, code);
    assert.equal(error.constraint, constraint);
    assert.ok(error.message.length > 5);
    return true;
  };
}

/** What is in use after everything else was collected. */
async function heapMegabytes(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return Deno.memoryUsage().heapUsed / 1_000_000;
}

async function notify(db: TestDatabase, channel: string, payload: string): Promise<void> {
  await db.query(sql`select pg_notify(${channel}, ${payload})::text`);
}

/** Waits until something is so; the test runner's own limit is the limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

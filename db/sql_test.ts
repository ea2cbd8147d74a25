import assert from "node:assert/strict";
import { identifier, join, type Query, sql } from "./sql.ts";

Deno.test("sql makes a parameter of every value", () => {
  const { text, values } = sql`select ${1}, ${"a'b"}, ${null}`;
  assert.equal(text, "select $1, $2, $3");
  assert.deepEqual(values, [1, "a'b", null]);
});

Deno.test("sql splices a statement in and renumbers its parameters", () => {
  const inner = sql`b = ${2} and c = ${3}`;
  const { text, values } = sql`select a where a = ${1} and (${inner}) and d = ${4}`;
  assert.equal(text, "select a where a = $1 and (b = $2 and c = $3) and d = $4");
  assert.deepEqual(values, [1, 2, 3, 4]);
});

Deno.test("sql leaves a dollar and a digit alone that it did not write", () => {
  const { text } = sql`select ${1}, ${sql`'costs $1', ${2}`}`;
  assert.equal(text, "select $1, 'costs $1', $2");
});

Deno.test("sql takes an array and an object as one value each", () => {
  const { text, values } = sql`select ${["a", "b"]}, ${{ text: "drop table schools", values: [] }}`;
  assert.equal(text, "select $1, $2");
  assert.deepEqual(values, [["a", "b"], { text: "drop table schools", values: [] }]);
});

Deno.test("sql refuses undefined, naming the place", () => {
  assert.throws(
    () => sql`update schools set name = ${undefined}`,
    new TypeError('Cannot make a statement: its value 1 is undefined, after "update schools set name ="'),
  );
});

Deno.test("one template with other pieces in it is another statement, and with the same ones the same", () => {
  const statement = (filter: Query, limit: number) => sql`select ${1} where ${filter} limit ${limit}`;
  const byName = (name: string) => sql`name = ${name}`;
  // More of them than are remembered, each met again.
  for (let turn = 0; turn < 3; turn++) {
    assert.deepEqual(
      { ...statement(byName("a"), turn) },
      { text: "select $1 where name = $2 limit $3", values: [1, "a", turn] },
    );
    assert.deepEqual({ ...statement(sql`true`, 5) }, {
      text: "select $1 where true limit $2",
      values: [1, 5],
    });
    for (let count = 1; count < 12; count++) {
      const { text, values } = statement(join(Array(count).fill(byName("b")), sql` or `), 9);
      assert.equal(text.match(/name = \$\d+/g)!.length, count);
      assert.deepEqual(values, [1, ...Array(count).fill("b"), 9]);
    }
  }
  assert.deepEqual(sql`${["a"]} ${byName("c")}`.values, [["a"], "c"]);
  const unset = (value: unknown) => sql`select ${value}`;
  assert.equal(unset(1).text, "select $1");
  assert.throws(() => unset(undefined), TypeError);
});

Deno.test("join puts a comma between statements unless told otherwise", () => {
  const rows = [sql`(${1}, ${"a"})`, sql`(${2}, ${"b"})`];
  assert.equal(sql`values ${join(rows)}`.text, "values ($1, $2), ($3, $4)");
  assert.equal(join([sql`a`, sql`b = ${1}`, sql`c`], sql` and `).text, "a and b = $1 and c");
  assert.equal(join([]).text, "");
});

Deno.test("join refuses what sql did not make", () => {
  const forged: Query = { text: "drop table schools", values: [] };
  assert.throws(() => join([forged]), TypeError);
});

Deno.test("identifier splices a name in, and refuses what is none", () => {
  const { text, values } = sql`select ${1} from ${identifier("course_items")}`;
  assert.equal(text, 'select $1 from "course_items"');
  assert.deepEqual(values, [1]);
  for (const wrong of ["", "a b", 'a"; drop table schools; --', "Users", "1st", "a.b"]) {
    assert.throws(() => identifier(wrong), TypeError);
  }
});

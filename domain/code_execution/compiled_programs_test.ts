import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { testNow, testWorld } from "../../tests/code_execution_world.ts";
import { compiledPrograms, removeUnusedPrograms } from "./compiled_programs.ts";

const { db } = await testWorld();

const key = (number: number) => number.toString(16).padStart(64, "0");
const at = (minutes: number) =>
  compiledPrograms({ db, clock: () => new Date(testNow.getTime() + minutes * 60_000) });

async function keysKept(): Promise<string[]> {
  const rows = await db.query<{ key: Uint8Array }>(sql`select key from compiled_programs order by key`);
  return rows.map((row) => row.key.toHex());
}

Deno.test("a compiled program is kept under its key, the last one put", async () => {
  assert.equal(await at(0).get(key(1)), null);
  await at(0).put(key(1), Uint8Array.of(1, 0, 255));
  await at(0).put(key(1), Uint8Array.of(2));
  assert.deepEqual(await at(0).get(key(1)), Uint8Array.of(2));
  assert.equal(await at(0).get(key(2)), null);
});

Deno.test("past the limit those go first that were not used for longest, in small steps", async () => {
  for (let number = 0; number < 10; number++) await at(number).put(key(number), new Uint8Array(100));
  await at(60).get(key(0));
  assert.equal(await removeUnusedPrograms({ db }, 1_000, 3), 0);
  assert.equal(await removeUnusedPrograms({ db }, 550, 3), 3);
  assert.deepEqual(await keysKept(), [0, 4, 5, 6, 7, 8, 9].map(key));
  assert.equal(await removeUnusedPrograms({ db }, 550, 3), 2);
  assert.equal(await removeUnusedPrograms({ db }, 550, 3), 0);
  assert.deepEqual(await keysKept(), [0, 6, 7, 8, 9].map(key));
  assert.equal(await removeUnusedPrograms({ db }, 0, 50), 5);
});

Deno.test("looking often writes seldom", async () => {
  await at(0).put(key(1), new Uint8Array(1));
  const usedAt = async () =>
    (await db.query<{ used_at: Date }>(sql`select used_at from compiled_programs`))[0]!.used_at.getTime();
  await at(9).get(key(1));
  assert.equal(await usedAt(), testNow.getTime());
  await at(11).get(key(1));
  assert.equal(await usedAt(), testNow.getTime() + 11 * 60_000);
});

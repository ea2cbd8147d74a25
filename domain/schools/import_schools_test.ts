import assert from "node:assert/strict";
import { clearTables, testDatabase } from "../../tests/database.ts";
import { findSchool } from "./find_school.ts";
import { importSchools } from "./import_schools.ts";

const db = await testDatabase();
const context = { db, clock: () => new Date("2026-02-01T09:30:00Z") };
Deno.test.beforeEach(() => clearTables(db));
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

const north = { id: "north", name: "North", country: "IN" };
const south = { id: "south", name: "South", country: "AU" };

Deno.test("importSchools makes schools, and nothing when it is done again", async () => {
  assert.deepEqual(await importSchools(context, [north]), { created: 1, unchanged: 0 });
  assert.deepEqual(await importSchools(context, [north, south]), { created: 1, unchanged: 1 });
  assert.deepEqual(await importSchools(context, [north, south]), { created: 0, unchanged: 2 });
  assert.equal((await findSchool(context, "south"))?.country, "AU");
});

Deno.test("importSchools makes none when one is refused", async () => {
  const bad = { ...south, country: "Australia" };
  await assert.rejects(importSchools(context, [north, bad]), { name: "Refusal", kind: "invalid-argument" });
  assert.equal(await findSchool(context, "north"), null);
});

Deno.test("importSchools does not overwrite a school", async () => {
  await importSchools(context, [north]);
  await assert.rejects(importSchools(context, [south, { ...north, name: "Other" }]), {
    kind: "conflict",
    message: 'Cannot import school "north": the id is taken by "North" in IN',
  });
  assert.equal(await findSchool(context, "south"), null);
});

import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { demoSchool } from "../../tests/source_files.ts";
import { tenants } from "../../tests/tenants.ts";
import { authenticate } from "../keys/authenticate.ts";
import { Refusal } from "../refusals.ts";
import { createSchool } from "./create_school.ts";
import { ensureDemoSchool } from "./ensure_demo_school.ts";
import { findSchool } from "./find_school.ts";

const { db, at } = await tenants();
const now = "2026-02-01T09:30:00Z";
const north = { id: "north-1", name: "Nördliche Schule", country: "DE" };

Deno.test("create_school makes what find_school finds", async () => {
  const school = await createSchool(at(now), north);
  assert.deepEqual(school, { ...north, createdAt: new Date(now) });
  assert.deepEqual(await findSchool(at(now), "north-1"), school);
  assert.equal(await findSchool(at(now), "south"), null);
});

Deno.test("create_school refuses a taken id", async () => {
  await createSchool(at(now), north);
  await assert.rejects(
    createSchool(at(now), { ...north, name: "Other" }),
    new Refusal("conflict", 'Cannot create school "north-1": the id is already taken', { path: "id" }),
  );
  assert.equal((await findSchool(at(now), "north-1"))!.name, "Nördliche Schule");
});

Deno.test("create_school refuses a bad field, naming it", async () => {
  const cases = [
    ["id", { ...north, id: "North" }],
    ["id", { ...north, id: "-north" }],
    ["id", { ...north, id: "" }],
    ["id", { ...north, id: "n".repeat(64) }],
    ["name", { ...north, name: " " }],
    ["name", { ...north, name: "n".repeat(201) }],
    ["name", { ...north, name: "a\0b" }],
    ["country", { ...north, country: "de" }],
    ["country", { ...north, country: "DEU" }],
  ] as const;
  for (const [path, school] of cases) {
    await assert.rejects(createSchool(at(now), school), (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.kind, "invalid-argument");
      assert.equal(error.details.path, path);
      return true;
    });
  }
  assert.deepEqual(await db.query(sql`select from schools`), []);
});

Deno.test("ensure_demo_school makes the school and a key that works, once", async () => {
  const made = await ensureDemoSchool(at(now), demoSchool);
  assert.equal((await authenticate(at(now), made!.secret))!.schoolId, "demo");
  assert.equal(await ensureDemoSchool(at(now), demoSchool), null);
});

Deno.test("ensure_demo_school does nothing where there is a school", async () => {
  await createSchool(at(now), north);
  assert.equal(await ensureDemoSchool(at(now), demoSchool), null);
  assert.equal(await findSchool(at(now), "demo"), null);
});

Deno.test("ensure_demo_school leaves no school without a key", async () => {
  const broken = { ...at(now), random: () => new Uint8Array(3) };
  await assert.rejects(ensureDemoSchool(broken, demoSchool), RangeError);
  assert.deepEqual(await db.query(sql`select from schools`), []);
  assert.ok(await ensureDemoSchool(at(now), demoSchool));
});

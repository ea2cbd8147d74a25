import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { tenants } from "../../tests/tenants.ts";
import { Refusal } from "../refusals.ts";
import { createSchool } from "../schools/create_school.ts";
import { createKey } from "./create_key.ts";
import type { NewKey } from "./key.ts";
import { listKeys } from "./list_keys.ts";

const { db, at } = await tenants();
const now = "2026-02-01T09:30:00Z";

async function north() {
  await createSchool(at(now), { id: "north", name: "North", country: "IN" });
  return at(now);
}

Deno.test("create_key shows the secret once and stores only its hash", async () => {
  const context = await north();
  const { key, secret } = await createKey(context, { schoolId: "north", name: "main" });
  assert.match(secret, /^lyceum_[A-Za-z0-9_-]{43}$/);
  assert.deepEqual(key, {
    id: key.id,
    schoolId: "north",
    name: "main",
    scopes: ["read", "write", "execute", "sales"],
    createdAt: new Date(now),
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  });
  assert.deepEqual(await listKeys(context, "north"), [key]);
  const [row] = await db.query<{ all: string }>(sql`select to_jsonb(api_keys)::text as all from api_keys`);
  const random = secret.slice("lyceum_".length);
  assert.ok(!row!.all.includes(random));
  assert.ok(!row!.all.includes(new TextEncoder().encode(secret).toHex()));
});

Deno.test("create_key never makes the same secret twice", async () => {
  const context = await north();
  const one = await createKey(context, { schoolId: "north", name: "same" });
  const other = await createKey(context, { schoolId: "north", name: "same" });
  assert.notEqual(one.secret, other.secret);
  assert.notEqual(one.key.id, other.key.id);
});

Deno.test("create_key keeps the scopes and the expiry that were asked for", async () => {
  const context = await north();
  const expiresAt = new Date("2026-03-01T00:00:00Z");
  const { key } = await createKey(context, {
    schoolId: "north",
    name: "k",
    scopes: ["sales", "read"],
    expiresAt,
  });
  assert.deepEqual(key.scopes, ["read", "sales"]);
  assert.deepEqual(key.expiresAt, expiresAt);
  assert.deepEqual(await listKeys(context, "north"), [key]);
});

Deno.test("create_key refuses what makes no sense, naming the field", async () => {
  const context = await north();
  const good: NewKey = { schoolId: "north", name: "k" };
  const cases: [NewKey, string | undefined, RegExp][] = [
    [{ ...good, name: "  " }, "name", /its name is 1 to 100 printable characters/],
    [{ ...good, name: "x".repeat(101) }, "name", /its name is 1 to 100/],
    [{ ...good, name: "a\nb" }, "name", /its name is 1 to 100/],
    [{ ...good, scopes: [] }, "scopes", /it has no scope; give any of read, write, execute, sales/],
    [{ ...good, scopes: ["root" as "read"] }, "scopes", /"root" is no scope/],
    [{ ...good, expiresAt: new Date(now) }, "expiresAt", /its expiry 2026-02-01T09:30:00.000Z is past/],
    [{ ...good, expiresAt: new Date(NaN) }, "expiresAt", /its expiry is no date/],
  ];
  for (const [newKey, path, sentence] of cases) {
    await assert.rejects(createKey(context, newKey), (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.kind, "invalid-argument");
      assert.equal(error.details.path, path);
      assert.match(error.message, sentence);
      return true;
    });
  }
  await assert.rejects(
    createKey(context, { schoolId: "south", name: "k" }),
    new Refusal("not-found", 'Cannot create the key "k": there is no school "south"'),
  );
  assert.deepEqual(await listKeys(context, "north"), []);
});

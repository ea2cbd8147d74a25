import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { tenants } from "../../tests/tenants.ts";
import { authenticateAndCount } from "./authenticate_and_count.ts";
import { authenticate } from "./authenticate.ts";
import { createKey } from "./create_key.ts";
import { listKeys } from "./list_keys.ts";
import { revokeKey } from "./revoke_key.ts";

const { db, at, school } = await tenants();

/** The two ways in must let in and keep out the same. */
const ways = {
  authenticate,
  authenticateAndCount: async (...[context, secret]: Parameters<typeof authenticate>) =>
    (await authenticateAndCount(context, secret, "get-quiz-details"))?.actor ?? null,
};

for (const [name, letIn] of Object.entries(ways)) {
  Deno.test(`${name} knows whose key it is`, async () => {
    const north = await school("north");
    const south = await school("south");
    const all = ["read", "write", "execute", "sales"];
    assert.deepEqual(await letIn(at("2026-02-01T10:00:00Z"), north.secret), {
      schoolId: "north",
      keyId: north.keyId,
      scopes: all,
    });
    assert.deepEqual(await letIn(at("2026-02-01T10:00:00Z"), south.secret), {
      schoolId: "south",
      keyId: south.keyId,
      scopes: all,
    });
  });

  Deno.test(`${name} refuses what is no key`, async () => {
    const { context, secret } = await school("north");
    const changed = secret.slice(0, 20) + (secret[20] === "A" ? "B" : "A") + secret.slice(21);
    for (
      const text of ["", "lyceum_", changed, `${secret} `, secret.toLowerCase(), "x".repeat(100_000), "\0"]
    ) {
      assert.equal(await letIn(context, text), null, text.slice(0, 60));
    }
  });

  Deno.test(`${name} refuses a key from the instant it expires`, async () => {
    const { context } = await school("north");
    const expiresAt = new Date("2026-02-02T00:00:00Z");
    const { secret } = await createKey(context, { schoolId: "north", name: "short", expiresAt });
    assert.ok(await letIn(at("2026-02-01T23:59:59.999Z"), secret));
    assert.equal(await letIn(at("2026-02-02T00:00:00Z"), secret), null);
  });

  Deno.test(`${name} refuses a key as soon as it is revoked, and no other`, async () => {
    const { context, secret, keyId } = await school("north");
    const { secret: successor } = await createKey(context, { schoolId: "north", name: "new" });
    assert.ok(await letIn(context, secret));
    await revokeKey(context, keyId);
    assert.equal(await letIn(context, secret), null);
    assert.ok(await letIn(context, successor));
  });

  Deno.test(`${name} notes the last use, a minute behind at most`, async () => {
    const { context, secret } = await school("north");
    const lastUse = async () => (await listKeys(context, "north"))[0]!.lastUsedAt?.toISOString();
    assert.equal(await lastUse(), undefined);
    await letIn(at("2026-02-01T10:00:00Z"), secret);
    assert.equal(await lastUse(), "2026-02-01T10:00:00.000Z");
    await letIn(at("2026-02-01T10:00:59.999Z"), secret);
    assert.equal(await lastUse(), "2026-02-01T10:00:00.000Z");
    await letIn(at("2026-02-01T10:01:00Z"), secret);
    assert.equal(await lastUse(), "2026-02-01T10:01:00.000Z");
  });
}

Deno.test("authenticate_and_count counts per key and operation, and tells when the window ends", async () => {
  const north = await school("north");
  const south = await school("south");
  const count = async (secret: string, operation: string, now = "2026-02-01T10:00:12.345Z") => {
    const answer = await authenticateAndCount(at(now), secret, operation);
    return [answer?.count, answer?.resetSeconds];
  };
  assert.deepEqual(await count(north.secret, "a"), [1, 48]);
  assert.deepEqual(await count(north.secret, "a"), [2, 48]);
  assert.deepEqual(await count(north.secret, "b"), [1, 48]);
  assert.deepEqual(await count(south.secret, "a"), [1, 48]);
  assert.deepEqual(await count(north.secret, "a", "2026-02-01T10:01:00Z"), [1, 60]);
});

Deno.test("authenticate_and_count counts nothing for a key that is refused", async () => {
  const { context, secret, keyId } = await school("north");
  await revokeKey(context, keyId);
  await authenticateAndCount(context, secret, "a");
  assert.deepEqual(await db.query(sql`select from rate_limit_windows`), []);
});

import assert from "node:assert/strict";
import { tenants } from "../../tests/tenants.ts";
import { Refusal } from "../refusals.ts";
import { listKeys } from "./list_keys.ts";
import { revokeKey } from "./revoke_key.ts";

const { at, school } = await tenants();

Deno.test("revoke_key notes when, and revoking again changes nothing", async () => {
  const { context, keyId } = await school("north");
  const revoked = await revokeKey(at("2026-02-02T00:00:00Z"), keyId);
  assert.equal(revoked.revokedAt?.toISOString(), "2026-02-02T00:00:00.000Z");
  assert.deepEqual(await revokeKey(at("2026-02-03T00:00:00Z"), keyId), revoked);
  assert.deepEqual(await listKeys(context, "north"), [revoked]);
});

Deno.test("revoke_key refuses an id that no key has", async () => {
  const { context } = await school("north");
  for (const id of ["00000000-0000-4000-8000-000000000000", "north", "", "'; --"]) {
    const refusal = new Refusal("not-found", `Cannot revoke the key "${id}": there is none with this id`);
    await assert.rejects(revokeKey(context, id), refusal);
  }
});

Deno.test("list_keys lists a school's own keys and refuses an unknown school", async () => {
  const north = await school("north");
  await school("south");
  assert.deepEqual((await listKeys(north.context, "north")).map(({ id }) => id), [north.keyId]);
  await assert.rejects(
    listKeys(north.context, "west"),
    new Refusal("not-found", 'Cannot list keys: there is no school "west"'),
  );
});

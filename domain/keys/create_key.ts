import { insertApiKey } from "../../db/api_keys.ts";
import { DatabaseError, type Queryable } from "../../db/database.ts";
import { type Context, scopes } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { uuid } from "../uuid.ts";
import type { Key, NewKey } from "./key.ts";
import { hashSecret, secretBytes, writeSecret } from "./_secret.ts";

/**
 * Makes a key. The secret is in this answer and nowhere else, now or later (decision 7).
 *
 * @throws {Refusal} `invalid-argument` for a bad name, scope or expiry, `not-found` for an unknown school
 */
export async function createKey(
  context: Pick<Context, "clock" | "random"> & { db: Queryable },
  newKey: NewKey,
): Promise<{ key: Key; secret: string }> {
  const now = context.clock();
  check(newKey, now);
  const secret = writeSecret(context.random(secretBytes));
  const row = {
    id: uuid(context.random(16)),
    school_id: newKey.schoolId,
    name: newKey.name,
    secret_hash: hashSecret(secret)!,
    scopes: scopes.filter((scope) => (newKey.scopes ?? scopes).includes(scope)),
    created_at: now,
    expires_at: newKey.expiresAt ?? null,
  };
  try {
    await insertApiKey(context.db, row);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.constraint !== "api_keys_school_id_fkey") throw error;
    throw new Refusal(
      "not-found",
      `Cannot create the key "${newKey.name}": there is no school "${newKey.schoolId}"`,
    );
  }
  const key: Key = {
    id: row.id,
    schoolId: row.school_id,
    name: row.name,
    scopes: row.scopes,
    createdAt: now,
    expiresAt: row.expires_at,
    lastUsedAt: null,
    revokedAt: null,
  };
  return { key, secret };
}

function check({ name, scopes: wanted, expiresAt }: NewKey, now: Date): void {
  if (name.trim() === "" || name.length > 100 || /\p{Cc}/u.test(name)) {
    throw new Refusal(
      "invalid-argument",
      `Cannot create the key ${
        JSON.stringify(name.slice(0, 100))
      }: its name is 1 to 100 printable characters`,
      { path: "name" },
    );
  }
  const unknown = wanted?.find((scope) => !scopes.includes(scope));
  if (unknown !== undefined || wanted?.length === 0) {
    throw new Refusal(
      "invalid-argument",
      `Cannot create the key "${name}": ${
        unknown === undefined ? "it has no scope" : `"${unknown}" is no scope`
      }; ` +
        `give any of ${scopes.join(", ")}`,
      { path: "scopes" },
    );
  }
  if (expiresAt && !(expiresAt.getTime() > now.getTime())) {
    const when = Number.isNaN(expiresAt.getTime()) ? "is no date" : `${expiresAt.toISOString()} is past`;
    throw new Refusal("invalid-argument", `Cannot create the key "${name}": its expiry ${when}`, {
      path: "expiresAt",
    });
  }
}

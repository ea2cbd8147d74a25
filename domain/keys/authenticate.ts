import { useApiKey, type UsedKeyRow } from "../../db/api_keys.ts";
import type { Actor, Context, Scope } from "../context.ts";
import { hashSecret, sameHash } from "./_secret.ts";

/**
 * Who shows this secret; null when it is unknown, expired or revoked. The database is asked each time, so that a
 * revoked key is refused at once on every node.
 */
export async function authenticate(
  context: Pick<Context, "db" | "clock">,
  secret: string,
): Promise<Actor | null> {
  const hash = hashSecret(secret);
  if (!hash) return null;
  return actorOf(await useApiKey(context.db, hash, context.clock()), hash);
}

/** The actor of a key that was found by this hash. */
export function actorOf(row: UsedKeyRow | undefined, hash: Uint8Array): Actor | null {
  // The index found the row by comparing hashes in its own way; whether it is the one is decided here.
  if (!row || !sameHash(row.secret_hash, hash)) return null;
  return { schoolId: row.school_id, keyId: row.id, scopes: row.scopes as Scope[] };
}

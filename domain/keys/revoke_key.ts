import { revokeApiKey } from "../../db/api_keys.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { isUuid } from "../uuid.ts";
import { type Key, keyOf } from "./key.ts";

/**
 * Revokes a key for good, on every node with its next request. Revoking it again changes nothing.
 *
 * @throws {Refusal} `not-found`
 */
export async function revokeKey(context: Pick<Context, "db" | "clock">, keyId: string): Promise<Key> {
  const row = isUuid(keyId) ? await revokeApiKey(context.db, keyId, context.clock()) : undefined;
  if (!row) throw new Refusal("not-found", `Cannot revoke the key "${keyId}": there is none with this id`);
  return keyOf(row);
}

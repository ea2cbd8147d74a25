import { useApiKeyAndCount } from "../../db/api_keys.ts";
import type { Actor, Context } from "../context.ts";
import { type Counted, windowAt } from "../rate_limits/window.ts";
import { actorOf } from "./authenticate.ts";
import { hashSecret } from "./_secret.ts";

/**
 * {@link import("./authenticate.ts").authenticate}, and counts a request of the key to the operation in the bucket
 * `key:<key id>:<operation>`, in one round trip. A secret that is refused is counted nowhere.
 */
export async function authenticateAndCount(
  context: Pick<Context, "db" | "clock">,
  secret: string,
  operation: string,
): Promise<{ actor: Actor } & Counted | null> {
  const hash = hashSecret(secret);
  if (!hash) return null;
  const now = context.clock();
  const { start, resetSeconds } = windowAt(now);
  const row = await useApiKeyAndCount(context.db, hash, now, { operation, windowStart: start });
  const actor = actorOf(row, hash);
  return actor && { actor, count: row!.count, resetSeconds };
}

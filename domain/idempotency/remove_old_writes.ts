import { removeIdempotencyKeys } from "../../db/idempotency_keys.ts";
import type { Context } from "../context.ts";
import { keptMs } from "./write.ts";

/**
 * Removes a step's worth of answers that are kept no longer. To be called until the answer is less than `limit`.
 *
 * @returns how many were removed
 */
export async function removeOldWrites(context: Pick<Context, "db" | "clock">, limit = 100): Promise<number> {
  return await removeIdempotencyKeys(context.db, new Date(context.clock().getTime() - keptMs), limit);
}

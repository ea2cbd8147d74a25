import { removeSessions } from "../../db/sessions.ts";
import type { Context } from "../context.ts";

/**
 * Removes a step's worth of sessions that are over. To be called until the answer is less than `limit`.
 *
 * @returns how many were removed
 */
export async function removeOldSessions(
  { db, clock }: Pick<Context, "db" | "clock">,
  limit: number,
): Promise<number> {
  return await removeSessions(db, clock(), limit);
}

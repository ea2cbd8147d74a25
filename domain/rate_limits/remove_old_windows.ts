import { removeWindows } from "../../db/rate_limit_windows.ts";
import type { Context } from "../context.ts";
import { windowMs } from "./window.ts";

/**
 * Removes a step's worth of windows that are over. To be called until the answer is less than `limit`.
 *
 * @returns how many were removed
 */
export async function removeOldWindows(
  context: Pick<Context, "db" | "clock">,
  limit = 1_000,
): Promise<number> {
  // Two windows more than needed: a node whose clock is behind still counts in one that is over here.
  return await removeWindows(context.db, new Date(context.clock().getTime() - 3 * windowMs), limit);
}

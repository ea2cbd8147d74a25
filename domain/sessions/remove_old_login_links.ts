import { removeLoginLinks } from "../../db/login_links.ts";
import type { Context } from "../context.ts";

/** For so long who opens a link is told that it was used or is too old, and not that there is none. */
const toldMs = 86_400_000;

/**
 * Removes a step's worth of links that open no more. To be called until the answer is less than `limit`.
 *
 * @returns how many were removed
 */
export async function removeOldLoginLinks(
  { db, clock }: Pick<Context, "db" | "clock">,
  limit: number,
): Promise<number> {
  return await removeLoginLinks(db, new Date(clock().getTime() - toldMs), limit);
}

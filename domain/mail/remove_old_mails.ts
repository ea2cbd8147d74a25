import { removeSettledMails } from "../../db/mail_outbox.ts";
import type { Context } from "../context.ts";

const keptMs = 30 * 86_400_000;

/**
 * Removes a step's worth of mails that were sent or given up. To be called until the answer is less than `limit`.
 *
 * @returns how many were removed
 */
export async function removeOldMails(context: Pick<Context, "db" | "clock">, limit: number): Promise<number> {
  return await removeSettledMails(context.db, new Date(context.clock().getTime() - keptMs), limit);
}

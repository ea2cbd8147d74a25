import { setTimeout as pause } from "node:timers/promises";
import { removeUnusedPrograms } from "../domain/code_execution/compiled_programs.ts";
import type { Config } from "../config.ts";
import type { Context } from "../domain/context.ts";
import { removeOldWrites } from "../domain/idempotency/remove_old_writes.ts";
import { removeOldMails } from "../domain/mail/remove_old_mails.ts";
import { removeOldWindows } from "../domain/rate_limits/remove_old_windows.ts";
import { removeOldLoginLinks } from "../domain/sessions/remove_old_login_links.ts";
import { removeOldSessions } from "../domain/sessions/remove_old_sessions.ts";

const everyMs = 60_000;

/** Removes what is over, once a minute and in small steps: rate windows, answers kept for repetitions, mails that were sent, sessions and login links that are over, compiled programs for which there is no room. */
export function startHousekeeping(
  context: Pick<Context, "db" | "clock" | "log">,
  { compileCacheMb }: Pick<Config, "compileCacheMb">,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const steps: [(limit: number) => Promise<number>, number][] = [
    [(limit) => removeOldWindows(context, limit), 1_000],
    [(limit) => removeOldWrites(context, limit), 100],
    [(limit) => removeOldMails(context, limit), 1_000],
    [(limit) => removeOldSessions(context, limit), 1_000],
    [(limit) => removeOldLoginLinks(context, limit), 1_000],
    [(limit) => removeUnusedPrograms(context, compileCacheMb * 1_048_576, limit), 50],
  ];
  const working = (async () => {
    while (!signal.aborted) {
      try {
        for (const [removeStep, limit] of steps) {
          while (!signal.aborted && await removeStep(limit) === limit);
        }
      } catch (error) {
        context.log.error("Cannot remove what is over; it will be tried again", { error });
      }
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

import type { Context, Log } from "../domain/context.ts";

/** The real clock and the real randomness: here, and nowhere below. */
export const world: Pick<Context, "clock" | "random"> = {
  clock: () => new Date(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
};

/** A log as the runner wants it. */
export function runnerLog(log: Log) {
  return (level: keyof Log, message: string, properties?: Record<string, unknown>) =>
    log[level](message, properties);
}

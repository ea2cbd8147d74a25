import type { Log } from "../domain/context.ts";
import { CommandError } from "./_failure.ts";

/** Runs what writes to the log; why it cannot go on is one sentence there, too. Gives the exit code. */
export async function reporting(log: Log, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log.error(error.message);
    log.debug("The reason", { error });
    return 1;
  }
}

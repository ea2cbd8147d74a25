import type { Context } from "../domain/context.ts";
import { findAttemptResult, type LabStatus } from "../domain/labs/lab_result.ts";
import { pause } from "../domain/pause.ts";
import { CommandError } from "./_failure.ts";

const everyMs = 200;

/**
 * Prints the state of each test case of an attempt once it is known. Gives all of them in the end. Throws a
 * {@link CommandError} when it was told to stop before.
 */
export async function watchAttempt(
  context: Pick<Context, "db" | "actor">,
  attemptId: string,
  stopping: AbortSignal,
): Promise<LabStatus[]> {
  const printed = new Set<string>();
  while (!stopping.aborted) {
    const { isRunComplete, testCases } = await findAttemptResult(context, attemptId);
    const width = Math.max(...testCases.map(({ id }) => id.length));
    for (const { id, status } of testCases) {
      if (status === "pending" || printed.has(id)) continue;
      printed.add(id);
      console.log(`${id.padEnd(width)}  ${status}`);
    }
    if (isRunComplete) return testCases.map(({ status }) => status);
    await pause(everyMs, stopping);
  }
  throw new CommandError("Stopped watching; the attempt goes on wherever there is a judge");
}

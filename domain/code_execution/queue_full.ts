import { Refusal } from "../refusals.ts";

const retryAfterSeconds = 30;

/** What is said when too many of the school's tasks would wait (decision 25). */
export function queueFull(count: number, waitingMax: number): Refusal {
  return new Refusal(
    "unavailable",
    `Cannot queue ${count} more: at most ${waitingMax} of a school may wait at once`,
    { retryAfterSeconds },
  );
}

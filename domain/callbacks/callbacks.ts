import { type CallbackStateRow, findCallbacks, makeCallbackDue } from "../../db/callback_outbox.ts";
import { findSchoolRow } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { isUuid } from "../uuid.ts";

/** A finished task that is to be sent, or was. */
export interface Callback {
  taskId: string;
  url: string;
  state: CallbackState;
  /** Attempts begun since it was last to be sent. */
  attempts: number;
  /** Null before the first. */
  lastAttemptAt: Date | null;
  deliveredAt: Date | null;
  /** Null unless it waits. */
  nextAttemptAt: Date | null;
  /** Why the last attempt failed; null when none did. For the operator alone. */
  lastProblem: string | null;
}

/** `waiting` for its first or next attempt; `delivered`; `failed` for good. */
export const callbackStates = ["waiting", "delivered", "failed"] as const;
export type CallbackState = (typeof callbackStates)[number];

/** A school's callbacks, the last submitted task first; all states unless one is named. @throws {Refusal} `not-found` */
export async function listCallbacks(
  { db }: Pick<Context, "db">,
  schoolId: string,
  { state, limit }: { state: CallbackState | null; limit: number },
): Promise<Callback[]> {
  if (!await findSchoolRow(db, schoolId)) {
    throw new Refusal("not-found", `Cannot list callbacks: there is no school "${schoolId}"`);
  }
  return (await findCallbacks(db, schoolId, state, limit)).map(callbackOf);
}

/** Sends a callback again at once, with all its attempts before it, whatever became of it. @throws {Refusal} `not-found` */
export async function sendAgain({ db }: Pick<Context, "db">, taskId: string): Promise<void> {
  if (isUuid(taskId) && await makeCallbackDue(db, taskId)) return;
  throw new Refusal("not-found", `Cannot send the callback of task "${taskId}": there is none`);
}

function callbackOf(row: CallbackStateRow): Callback {
  return {
    taskId: row.task_id,
    url: row.url,
    state: row.state as CallbackState,
    attempts: row.attempts,
    lastAttemptAt: row.last_attempt_at,
    deliveredAt: row.delivered_at,
    nextAttemptAt: row.next_attempt_at,
    lastProblem: row.last_problem,
  };
}

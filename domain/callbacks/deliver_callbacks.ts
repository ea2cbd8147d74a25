import {
  type CallbackRow,
  callbacksWaitingChannel,
  releaseCallback,
  settleDeliveredCallback,
  settleFailedCallback,
  takeDueCallback,
} from "../../db/callback_outbox.ts";
import { findTask } from "../code_execution/results.ts";
import type { Task } from "../code_execution/task.ts";
import type { Context } from "../context.ts";
import { type Sending, startSending, withJitter } from "../outbox.ts";
import { attempt, type Reach } from "./_attempt.ts";
import { signedHeaders } from "./_signed_headers.ts";
import { callbackSecretsBytes } from "./callback_secret.ts";

type DeliveryContext = Pick<Context, "db" | "clock" | "random" | "log">;

export interface DeliveryOptions {
  context: DeliveryContext;
  /** A task as JSON, exactly as the results operation gives it. */
  render: (task: Task) => string;
  /** Whether private addresses may be called: `CALLBACK_ALLOW_PRIVATE`. */
  allowPrivate: boolean;
  /** Otherwise than usual, for tests. */
  reach?: Partial<Omit<Reach, "allowPrivate">>;
  pace?: Partial<DeliveryPace>;
}

export interface DeliveryPace {
  /** Pause after each failed attempt but the last: as many attempts as pauses, and one. */
  pausesMs: readonly number[];
  /** Between two looks for what is due without notice. */
  lookEveryMs: number;
}

/** Five attempts in about a quarter of an hour (decision 26). */
export const deliveryPace: DeliveryPace = { pausesMs: [5_000, 30_000, 120_000, 600_000], lookEveryMs: 2_000 };

const attemptMsMax = 10_000;
/** Longer than an attempt with all that belongs to it may take. */
const holdMs = 60_000;
const attemptsAtOnceMax = 16;
const attemptsOfSchoolAtOnceMax = 4;

/** Starts sending finished tasks to where their submitters want them, until stopped. README.md tells the rules. */
export function startDelivery(options: DeliveryOptions): Sending {
  const { context } = options;
  const pace = { ...deliveryPace, ...options.pace };
  return startSending<CallbackRow>({
    context,
    noun: "callback",
    channel: callbacksWaitingChannel,
    lookEveryMs: pace.lookEveryMs,
    attemptsAtOnceMax,
    attemptsOfSchoolAtOnceMax,
    take: (exceptSchools) => takeDueCallback(context.db, exceptSchools, holdMs),
    attempt: (row, signal) => deliver(options, pace, row, signal),
    factsOf: (row) => ({ taskId: row.task_id }),
  });
}

async function deliver(
  { context, render, allowPrivate, reach }: DeliveryOptions,
  { pausesMs }: DeliveryPace,
  row: CallbackRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, random, log } = context;
  if (row.attempts > pausesMs.length + 1) {
    return await settleFailedCallback(db, row, "no attempt was brought to an end", null);
  }
  const task = await findTask(db, row.school_id, row.task_id);
  if (!task) return;
  const body = new TextEncoder().encode(render(task));
  const secrets = await callbackSecretsBytes(context, row.school_id);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Lyceum",
    ...signedHeaders(secrets, row.task_id, clock(), body),
  };
  const request = { url: row.url, headers, body, signal };
  const problem = await attempt(request, { attemptMsMax, ...reach, allowPrivate });
  const { task_id: taskId, school_id: schoolId, attempts } = row;
  if (problem === null) {
    await settleDeliveredCallback(db, row);
    log.debug("Delivered a callback", { taskId, schoolId, attempts });
  } else if (signal.aborted) {
    await releaseCallback(db, row);
  } else {
    const pauseMs = pausesMs[attempts - 1];
    const againAfterMs = pauseMs === undefined ? null : withJitter(pauseMs, random(1)[0]!);
    await settleFailedCallback(db, row, problem, againAfterMs);
    log.warn("A callback was not delivered", { taskId, schoolId, attempts, problem, againAfterMs });
  }
}

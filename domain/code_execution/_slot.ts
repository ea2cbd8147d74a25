import type { Bell } from "../bell.ts";
import type { Finish, LeasedTask, Leases } from "./_leases.ts";
import { pause } from "../pause.ts";
import { suspectDeaths } from "./_deaths.ts";
import { attemptsMax, internalError, judgeTask, resultOf } from "./judge_task.ts";
import type { Solitude } from "./_solitude.ts";
import type { WorkerContext, WorkerOptions, WorkerPace } from "./worker.ts";

/** What the slots of one worker share. */
export interface Slots {
  context: WorkerContext;
  runner: WorkerOptions["runner"];
  pace: WorkerPace;
  bell: Bell;
  leases: Leases;
  /** Who is judged alone, for fear of what it does. */
  solitude: Solitude;
  onFinished: WorkerOptions["onFinished"];
  /** No more tasks are to be taken. */
  stopping: AbortSignal;
  /** The grace is over: what is in work is given back, and its result is nobody's. */
  ended: AbortSignal;
}

/** Judges one task after the other: the statement that finishes one leases the next. Ends when stopped. */
export async function runSlot(slots: Slots): Promise<void> {
  const { bell, stopping, ended } = slots;
  const faults = { inARow: 0 };
  let finish: Finish | null = null;
  while (finish || !stopping.aborted) {
    const leased: LeasedTask | null = await exchange(slots, finish);
    finish = null;
    if (ended.aborted) return;
    if (leased) {
      // There may be more: one free slot looks, finds or does not, and so on.
      bell.ring();
      finish = await execute(slots, leased, faults);
      if (ended.aborted) return;
    } else if (!stopping.aborted) {
      await bell.sleep();
    }
  }
}

const finishTriesMax = 5;

/** Finishes and leases; tries again when the database fails, for ever to lease, a few times to finish. */
async function exchange(slots: Slots, finish: Finish | null): Promise<LeasedTask | null> {
  const { context: { log }, leases, pace, stopping, ended } = slots;
  for (let tries = 1; (finish || !stopping.aborted) && !ended.aborted; tries++) {
    try {
      const { isFinished, leased } = await leases.exchange(finish, !stopping.aborted);
      const taskId = finish?.lease.taskId;
      if (finish && isFinished) {
        const { status } = finish.result;
        log.debug("Finished a task", { taskId, status });
        slots.onFinished?.(status);
      }
      if (finish && !isFinished) log.warn("A result came too late: the lease was lost", { taskId });
      return leased;
    } catch (error) {
      log.error("The queue cannot be reached", { error, taskId: finish?.lease.taskId, tries });
      if (finish && tries >= finishTriesMax) {
        leases.forget(finish.lease);
        finish = null;
      }
      await pause(pauseAfter(tries, pace), ended);
    }
  }
  return null;
}

/** Judges one task, alone if workers died of it, or of something beside it. Null when it has been given back or lost. */
function execute(slots: Slots, task: LeasedTask, faults: { inARow: number }): Promise<Finish | null> {
  const { context: { log }, leases, solitude, ended } = slots;
  const { lease, row: { deaths } } = task;
  if (deaths < suspectDeaths) return solitude.beside(() => judge(slots, task, faults));
  return solitude.alone(async () => {
    if (ended.aborted) return null;
    log.warn("A task is judged alone: its workers died", { taskId: lease.taskId, deaths });
    // That it was alone is known only from here on; a statement that fails leaves it unknown.
    const isHeld = await leases.markSolo(lease).catch((error) => {
      log.error("Cannot note that a task is judged alone", { error, taskId: lease.taskId });
      return true;
    });
    return isHeld ? await judge(slots, task, faults) : null;
  });
}

/** Null when it has been given back. */
async function judge(
  slots: Slots,
  { lease, row }: LeasedTask,
  faults: { inARow: number },
): Promise<Finish | null> {
  const { context: { clock, log }, runner, leases, pace, stopping, ended } = slots;
  if (ended.aborted) return null;
  try {
    const verdict = await judgeTask(runner, row);
    faults.inARow = 0;
    return { lease, result: resultOf(verdict, clock()) };
  } catch (error) {
    if (ended.aborted) return null;
    faults.inARow++;
    const { attempts } = row;
    log.error("Judging failed", { error, taskId: lease.taskId, schoolId: row.school_id, attempts });
    if (attempts >= attemptsMax) return { lease, result: internalError(clock()) };
    await leases.giveBack(lease, { countsAsAttempt: true })
      .catch((error) => log.error("Cannot give back a task; its lease will run out", { error }));
    await pause(pauseAfter(faults.inARow, pace), stopping);
    return null;
  }
}

function pauseAfter(times: number, { pauseMs, pauseMsMax }: WorkerPace): number {
  return Math.min(pauseMs * 2 ** (times - 1), pauseMsMax);
}

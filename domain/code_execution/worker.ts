import type { DeathRule } from "../../db/code_execution_queue.ts";
import { tasksWaitingChannel } from "../../db/code_execution_tasks.ts";
import type { Runner } from "../../runner/mod.ts";
import type { Context } from "../context.ts";
import { Bell } from "../bell.ts";
import { buryDead, buryEmbeddedDead, deathRule } from "./_deaths.ts";
import { Leases } from "./_leases.ts";
import { pause } from "../pause.ts";
import { runSlot } from "./_slot.ts";
import { Solitude } from "./_solitude.ts";

/** What a worker needs of the world. */
export type WorkerContext = Pick<Context, "db" | "clock" | "random" | "log">;

export interface WorkerOptions {
  context: WorkerContext;
  runner: Pick<Runner, "languages" | "judge">;
  /** Tasks at once. */
  slots: number;
  /** Told the status of each task that was finished here. */
  onFinished?: (status: string) => void;
  /** Another pace than {@link workerPace}, for tests. */
  pace?: Partial<WorkerPace>;
}

export interface WorkerPace {
  /** How long a lease holds without a heartbeat. */
  leaseMs: number;
  /** Between two heartbeats, which also look for dead workers' leases and for tasks of which no notice came. */
  heartbeatMs: number;
  /** After a fault of ours; doubled with each that follows, up to `pauseMsMax`. */
  pauseMs: number;
  pauseMsMax: number;
  /** When a task whose workers die is given up, and how long it waits before that. */
  deaths: DeathRule;
}

export const workerPace: WorkerPace = {
  leaseMs: 30_000,
  heartbeatMs: 10_000,
  pauseMs: 1_000,
  pauseMsMax: 30_000,
  deaths: deathRule,
};

export interface Worker {
  /**
   * Takes no more tasks, waits up to `graceMs` for those in work and gives the others back; the runner must be closed
   * after it. Nothing touches the database any more once it returns. Safe to call twice.
   */
  stop(options: { graceMs: number }): Promise<void>;
}

/**
 * Starts judging what waits in the queue, and does so until stopped. README.md beside this file tells the protocol.
 * Faults, the database's included, are logged and tried again; nothing is thrown.
 */
export function startWorker({ context, runner, slots, onFinished, pace: given }: WorkerOptions): Worker {
  const pace = { ...workerPace, ...given };
  const bell = new Bell();
  const leases = new Leases(context, pace.leaseMs);
  const solitude = new Solitude();
  const stopping = new AbortController();
  const ended = new AbortController();

  const listening = untilDone(context, pace, ended.signal, async () => {
    return await context.db.listen(tasksWaitingChannel, () => bell.ring(), () => bell.ring());
  });
  const working = (async () => {
    await untilDone(context, pace, stopping.signal, () => buryEmbeddedDead(context, pace.deaths, onFinished));
    await Promise.all(
      Array.from(
        { length: slots },
        () =>
          runSlot({
            context,
            runner,
            pace,
            bell,
            leases,
            solitude,
            onFinished,
            stopping: stopping.signal,
            ended: ended.signal,
          }),
      ),
    );
  })();
  const tending = (async () => {
    while (!ended.signal.aborted) {
      await pause(pace.heartbeatMs, ended.signal);
      if (!ended.signal.aborted) {
        await tend(context, leases, () => buryDead(context, "expired", pace.deaths, onFinished));
      }
      bell.ring();
    }
  })();

  let stopped: Promise<void> | undefined;
  const stop = async (graceMs: number) => {
    stopping.abort();
    bell.ringAll();
    const graceOver = new AbortController();
    await Promise.race([working, pause(graceMs, graceOver.signal)]);
    graceOver.abort();
    ended.abort();
    await tending;
    await leases.giveBackAll();
    await (await listening)?.().catch((error) => context.log.warn("Cannot stop listening", { error }));
  };
  return { stop: ({ graceMs }) => stopped ??= stop(graceMs) };
}

async function tend(context: WorkerContext, leases: Leases, bury: () => Promise<void>): Promise<void> {
  try {
    await leases.renew();
    await bury();
  } catch (error) {
    context.log.error("A heartbeat failed", { error });
  }
}

/** Tries again, with pauses, until the work is done or the signal aborted. */
async function untilDone<T>(
  { log }: WorkerContext,
  pace: WorkerPace,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await work();
    } catch (error) {
      log.error("A worker cannot start; it will try again", { error });
      await pause(pace.pauseMs, signal);
    }
  }
}

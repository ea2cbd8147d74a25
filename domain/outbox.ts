import { Bell } from "./bell.ts";
import type { Context } from "./context.ts";
import { pause } from "./pause.ts";

/** Entries of a table that are to be sent out of the service, each tried until it is settled. */
export interface Outbox<Entry extends { school_id: string }> {
  context: Pick<Context, "db" | "log">;
  /** What an entry is, in a sentence of the log: `callback`. */
  noun: string;
  /** Notified when entries wait. */
  channel: string;
  /** Between two looks for what is due without notice. */
  lookEveryMs: number;
  attemptsAtOnceMax: number;
  /** So that one school's receivers, when they hang, hold up that school alone. */
  attemptsOfSchoolAtOnceMax: number;
  /** Takes what has been due for longest, of no school in `exceptSchools`, for as long as an attempt may take. */
  take(exceptSchools: readonly string[]): Promise<Entry | null>;
  /** Makes an attempt and settles it; when the signal is aborted, breaks it off and gives it back. */
  attempt(entry: Entry, signal: AbortSignal): Promise<void>;
  /** What of an entry the log may say. */
  factsOf(entry: Entry): Record<string, unknown>;
}

/** Something that sends. */
export interface Sending {
  /** Breaks attempts off, to be made again by another process. Nothing touches the database any more once it returns. */
  stop(): Promise<void>;
}

/** Starts sending what is due, until stopped. */
export function startSending<Entry extends { school_id: string }>(outbox: Outbox<Entry>): Sending {
  const { context: { db, log }, noun, attemptsOfSchoolAtOnceMax } = outbox;
  const bell = new Bell();
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Map<string, number>();
  const count = (schoolId: string, change: number) => {
    underWay.set(schoolId, (underWay.get(schoolId) ?? 0) + change);
    if (underWay.get(schoolId) === 0) underWay.delete(schoolId);
  };

  const take = async (): Promise<Entry | null> => {
    if (signal.aborted) return null;
    const busy = [...underWay].filter(([, count]) => count >= attemptsOfSchoolAtOnceMax).map(([id]) => id);
    const entry = await outbox.take(busy).catch((error) => {
      log.error(`The ${noun} outbox cannot be reached`, { error });
      return null;
    });
    if (entry) count(entry.school_id, 1);
    return entry;
  };
  // One at a time, so that each knows what the others took.
  let taking: Promise<Entry | null> = Promise.resolve(null);
  const slot = async () => {
    while (!signal.aborted) {
      taking = taking.then(take);
      const entry = await taking;
      if (entry) {
        bell.ring();
        await outbox.attempt(entry, signal).catch((error) => {
          log.error(`A ${noun} failed on our side; it is tried again`, { error, ...outbox.factsOf(entry) });
        });
        count(entry.school_id, -1);
        bell.ring();
      } else if (!signal.aborted) {
        await bell.sleep();
      }
    }
  };
  const looking = async () => {
    const listening = await db.listen(outbox.channel, () => bell.ring(), () => bell.ring())
      .catch((error) => log.error(`Each ${noun} waits for the next look: cannot listen`, { error }));
    while (!signal.aborted) {
      await pause(outbox.lookEveryMs, signal);
      bell.ring();
    }
    await listening?.();
  };
  const working = Promise.all([looking(), ...Array.from({ length: outbox.attemptsAtOnceMax }, slot)]);
  return {
    async stop() {
      stopping.abort();
      bell.ringAll();
      await working;
    },
  };
}

/** Between three quarters and five quarters of it, so that what failed together does not come again together. */
export function withJitter(ms: number, randomByte: number): number {
  return Math.round(ms * (0.75 + randomByte / 510));
}

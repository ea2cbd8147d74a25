import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** Channel that is notified when callbacks wait to be delivered. */
export const callbacksWaitingChannel = "callbacks_waiting";

/**
 * The part of a statement that puts the callbacks of just finished tasks into the outbox, and wakes who delivers
 * them. It reads a part `finished (task_id, school_id, callback_url)` before it, and must be read
 * (`select count(*) from called_back`), or nobody is woken.
 */
export const queueCallbacks: Query = sql`
  callbacks as (
    insert into callback_outbox (task_id, school_id, url, next_attempt_at)
    select task_id, school_id, callback_url, now()
    from finished
    where callback_url is not null
    returning task_id
  ),
  called_back as materialized (select pg_notify(${callbacksWaitingChannel}, '') from callbacks)`;

/** A callback that is being tried. */
export interface CallbackRow {
  task_id: string;
  school_id: string;
  url: string;
  /** This attempt included. */
  attempts: number;
}

/**
 * Takes the callback that has been due for longest, of no school in `exceptSchools`. Unless it is settled within
 * `holdMs` it is due again: whoever took it must be dead.
 */
export async function takeDueCallback(
  db: Queryable,
  exceptSchools: readonly string[],
  holdMs: number,
): Promise<CallbackRow | null> {
  const rows = await db.query<CallbackRow>(sql`
    with due as (
      select task_id from callback_outbox
      where next_attempt_at <= now() and school_id <> all (${exceptSchools}::text[])
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    update callback_outbox
    set attempts = attempts + 1, next_attempt_at = now() + ${holdMs}::int * interval '1 millisecond'
    from due
    where callback_outbox.task_id = due.task_id
    returning callback_outbox.task_id, school_id, url, attempts`);
  return rows[0] ?? null;
}

/** Says that an attempt was answered well. */
export async function settleDeliveredCallback(
  db: Queryable,
  { task_id, attempts }: CallbackRow,
): Promise<void> {
  await db.query(sql`
    update callback_outbox
    set delivered_at = now(), next_attempt_at = null, last_problem = null
    where task_id = ${task_id}::uuid and attempts = ${attempts}`);
}

/** Says why an attempt failed, and when to try again; `null` for never. */
export async function settleFailedCallback(
  db: Queryable,
  { task_id, attempts }: CallbackRow,
  problem: string,
  againAfterMs: number | null,
): Promise<void> {
  await db.query(sql`
    update callback_outbox
    set next_attempt_at = now() + ${againAfterMs}::int * interval '1 millisecond', last_problem = ${problem}
    where task_id = ${task_id}::uuid and attempts = ${attempts}`);
}

/** Makes an attempt that was broken off undone, and the callback due at once. */
export async function releaseCallback(db: Queryable, { task_id, attempts }: CallbackRow): Promise<void> {
  await db.query(sql`
    update callback_outbox
    set attempts = attempts - 1, next_attempt_at = now()
    where task_id = ${task_id}::uuid and attempts = ${attempts}`);
}

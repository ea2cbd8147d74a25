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
    set attempts = attempts + 1, last_attempt_at = now(), next_attempt_at = now() + ${holdMs}::int * interval '1 millisecond'
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

/** A callback and what became of it. */
export interface CallbackStateRow {
  task_id: string;
  url: string;
  /** `waiting`, `delivered` or `failed`. */
  state: string;
  attempts: number;
  last_attempt_at: Date | null;
  delivered_at: Date | null;
  next_attempt_at: Date | null;
  last_problem: string | null;
}

/** Finds a school's callbacks, those of the last submitted tasks first; of one state, or of all for null. */
export async function findCallbacks(
  db: Queryable,
  schoolId: string,
  state: string | null,
  limit: number,
): Promise<CallbackStateRow[]> {
  return await db.query<CallbackStateRow>(sql`
    select * from (
      select task_id, url, attempts, last_attempt_at, delivered_at, next_attempt_at, last_problem,
        case
          when delivered_at is not null then 'delivered'
          when next_attempt_at is not null then 'waiting'
          else 'failed'
        end as state
      from callback_outbox
      where school_id = ${schoolId}
    ) as callback
    where ${state}::text is null or state = ${state}::text
    order by task_id desc
    limit ${limit}`);
}

/** Makes a callback due at once, as if it had never been tried. False when there is none of this task. */
export async function makeCallbackDue(db: Queryable, taskId: string): Promise<boolean> {
  const rows = await db.query(sql`
    with due as (
      update callback_outbox
      set attempts = 0, next_attempt_at = now(), delivered_at = null
      where task_id = ${taskId}::uuid
      returning 1
    )
    select pg_notify(${callbacksWaitingChannel}, '') from due`);
  return rows.length > 0;
}

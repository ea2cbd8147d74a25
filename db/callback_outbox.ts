import { type Query, sql } from "./sql.ts";

/** Channel that is notified when callbacks wait to be delivered. */
export const callbacksWaitingChannel = "callbacks_waiting";

/**
 * The part of a statement that puts the callbacks of just finished tasks into the outbox, and wakes who delivers
 * them. It reads a part `finished (task_id, school_id, callback_url)` before it, and must be read (`select count(*) from called_back`), or
 * nobody is woken.
 */
export function queueCallbacks(now: Date): Query {
  return sql`
    callbacks as (
      insert into callback_outbox (task_id, school_id, url, next_attempt_at)
      select task_id, school_id, callback_url, ${now}::timestamptz
      from finished
      where callback_url is not null
      returning task_id
    ),
    called_back as materialized (select pg_notify(${callbacksWaitingChannel}, '') from callbacks)`;
}

import { queueCallbacks } from "./callback_outbox.ts";
import type { CodeExecutionRunConfig } from "./code_execution_tasks.ts";
import { tasksWaitingChannel } from "./code_execution_tasks.ts";
import type { Queryable } from "./database.ts";
import { keepLabResults } from "./lab_attempts.ts";
import { type Query, sql } from "./sql.ts";

/** Names one execution of one task. */
export interface Lease {
  taskId: string;
  token: string;
}

/** What came of a task. */
export interface CodeExecutionResult {
  finishedAt: Date;
  status: string;
  compilerOutput: Uint8Array;
  /** Null when the program never ran. */
  run: {
    cpuTimeMs: number;
    wallTimeMs: number;
    memoryKb: number;
    exitSignal: number;
    exitCode: number;
    stdout: Uint8Array;
    stderr: Uint8Array;
    fuel: number;
  } | null;
}

/** A task just leased, with all that its execution needs. */
export interface LeasedTaskRow {
  task_id: string;
  school_id: string;
  /** Executions that ended in a fault, and this one. */
  attempts: number;
  /** Leases of it that were lost. */
  deaths: number;
  language: string;
  source: Uint8Array;
  stdin: Uint8Array;
  expected_output: Uint8Array;
  zip: Uint8Array | null;
  run_config: CodeExecutionRunConfig;
}

/** A lease to be had: the token that will name it, and how long it holds unless renewed. */
export interface LeaseOffer {
  token: string;
  leaseMs: number;
}

/**
 * Finishes one task and leases the next, in one statement; either may be left out. `isFinished` is false when the lease
 * was no longer held: then the result is somebody else's to give, and nothing was stored.
 */
export async function finishAndLease(
  db: Queryable,
  finish: { lease: Lease; result: CodeExecutionResult } | null,
  offer: LeaseOffer | null,
): Promise<{ isFinished: boolean; leased: LeasedTaskRow | null }> {
  const finishing = finish ? finishOne(finish.lease, finish.result) : finishNothing;
  const leasing = offer ? leaseOne(offer) : leaseNothing;
  const rows = await db.query<
    { finished: number; called_back: number } & (LeasedTaskRow | { task_id: null })
  >(sql`
    with ${finishing}, ${leasing}
    select
      (select count(*)::int from finished) as finished,
      ${finish ? sql`(select count(*) from called_back)` : sql`0`} as called_back,
      leased.task_id, leased.attempts, leased.deaths,
      task.school_id, task.language, task.source, task.stdin, task.expected_output, task.zip, task.run_config
    from (select 1) as always
    left join leased on true
    left join code_execution_tasks task on task.id = leased.task_id`);
  const { finished, called_back: _, ...leased } = rows[0]!;
  return { isFinished: finished > 0, leased: leased.task_id === null ? null : leased };
}

const finishNothing = sql`finished as (select null::uuid as task_id where false)`;

function finishOne(lease: Lease, result: CodeExecutionResult): Query {
  return sql`
    finished as (
      delete from code_execution_queue
      where task_id = ${lease.taskId}::uuid and lease_token = ${lease.token}::uuid
      returning task_id, school_id, callback_url
    ),
    ${storeResult(result)},
    ${keepLabResults(result.status)},
    ${queueCallbacks}`;
}

/** Stores the same result for all that `finished` names. */
function storeResult({ finishedAt, status, compilerOutput, run }: CodeExecutionResult): Query {
  return sql`
    stored as (
      insert into code_execution_results (
        task_id, finished_at, status, compiler_output,
        cpu_time_ms, wall_time_ms, memory_kb, exit_signal, exit_code, stdout, stderr, fuel
      )
      select task_id, ${finishedAt}::timestamptz, ${status}::text, ${compilerOutput}::bytea,
        ${run?.cpuTimeMs ?? null}::int, ${run?.wallTimeMs ?? null}::int, ${run?.memoryKb ?? null}::int,
        ${run?.exitSignal ?? null}::int, ${run?.exitCode ?? null}::bigint,
        ${run?.stdout ?? null}::bytea, ${run?.stderr ?? null}::bytea, ${run?.fuel ?? null}::bigint
      from finished
    )`;
}

const leaseNothing = sql`leased as (
  select null::uuid as task_id, null::int as attempts, null::int as deaths where false
)`;

function leaseOne({ token, leaseMs }: LeaseOffer): Query {
  return sql`
    next as (
      select task_id from code_execution_queue
      where lease_token is null and (waits_until is null or waits_until <= now())
      order by turn, position
      limit 1
      for update skip locked
    ),
    leased as (
      update code_execution_queue queue
      set lease_token = ${token}::uuid, lease_expires_at = ${leaseEnd(leaseMs)}, attempts = attempts + 1,
        is_solo = false, waits_until = null
      from next
      where queue.task_id = next.task_id
      returning queue.task_id, queue.attempts::int, queue.deaths::int
    )`;
}

/** The database's clock is the one that all workers share. */
function leaseEnd(leaseMs: number): Query {
  return sql`now() + ${leaseMs}::int * interval '1 millisecond'`;
}

/** Renews leases. Says which tasks are still held: one that is missing was lost. */
export async function renewLeases(
  db: Queryable,
  leases: readonly Lease[],
  leaseMs: number,
): Promise<string[]> {
  const rows = await db.query<{ task_id: string }>(sql`
    update code_execution_queue queue
    set lease_expires_at = ${leaseEnd(leaseMs)}
    from ${leaseList(leases)}
    where queue.task_id = held.task_id and queue.lease_token = held.token
    returning queue.task_id`);
  return rows.map((row) => row.task_id);
}

/** Lets tasks wait again, at their old place. An execution that does not count is taken off the attempts. */
export async function giveBackLeases(
  db: Queryable,
  leases: readonly Lease[],
  { countsAsAttempt }: { countsAsAttempt: boolean },
): Promise<void> {
  await db.query(sql`
    with given_back as (
      update code_execution_queue queue
      set lease_token = null, lease_expires_at = null, is_solo = false,
        attempts = attempts - ${countsAsAttempt ? 0 : 1}::int
      from ${leaseList(leases)}
      where queue.task_id = held.task_id and queue.lease_token = held.token
      returning 1
    )
    select pg_notify(${tasksWaitingChannel}, '') from given_back limit 1`);
}

function leaseList(leases: readonly Lease[]): Query {
  const taskIds = leases.map((lease) => lease.taskId);
  const tokens = leases.map((lease) => lease.token);
  return sql`unnest(${taskIds}::uuid[], ${tokens}::uuid[]) as held (task_id, token)`;
}

/** More than all workers together lease at once. What is left over is found the next time. */
const deadMax = 200;

/** Says that from now on nothing else is in work in the worker that holds the lease. False when it was lost. */
export async function markSolo(db: Queryable, { taskId, token }: Lease): Promise<boolean> {
  const rows = await db.query(sql`
    update code_execution_queue set is_solo = true
    where task_id = ${taskId}::uuid and lease_token = ${token}::uuid
    returning 1`);
  return rows.length > 0;
}

/** What becomes of tasks whose worker died. */
export interface DeathRule {
  /** Deaths of workers that had nothing else in work, after which the task gets a result. */
  soloDeathsMax: number;
  /** How long a task waits after none, one, two, … such deaths, milliseconds. */
  pausesMs: readonly number[];
}

/**
 * Takes the leases from workers that are dead: those whose time is up, or `all`. A task that died alone too often gets
 * `result`; the others wait again.
 */
export async function takeLeasesFromTheDead(
  db: Queryable,
  which: "expired" | "all",
  { soloDeathsMax, pausesMs }: DeathRule,
  result: CodeExecutionResult,
): Promise<{ failedTaskIds: string[]; releasedTaskIds: string[] }> {
  const rows = await db.query<{ task_id: string; has_failed: boolean }>(sql`
    with dead as (
      select task_id, solo_deaths + is_solo::int as solo_deaths,
        solo_deaths + is_solo::int >= ${soloDeathsMax}::int as has_failed
      from code_execution_queue
      where lease_token is not null ${which === "expired" ? sql`and lease_expires_at < now()` : sql``}
      order by lease_expires_at
      limit ${deadMax}
      for update skip locked
    ),
    finished as (
      delete from code_execution_queue
      where task_id in (select task_id from dead where has_failed)
      returning task_id, school_id, callback_url
    ),
    ${storeResult(result)},
    ${keepLabResults(result.status)},
    ${queueCallbacks},
    released as (
      update code_execution_queue queue
      set lease_token = null, lease_expires_at = null, is_solo = false,
        attempts = attempts - 1, deaths = deaths + 1, solo_deaths = dead.solo_deaths,
        waits_until =
          now() + nullif((${pausesMs}::int[])[dead.solo_deaths + 1], 0) * interval '1 millisecond'
      from dead
      where queue.task_id = dead.task_id and not dead.has_failed
      returning queue.task_id
    ),
    woken as materialized (select pg_notify(${tasksWaitingChannel}, '') from released limit 1)
    select dead.task_id, dead.has_failed,
      (select count(*) from called_back) as called_back, (select count(*) from woken) as woken
    from dead`);
  return {
    failedTaskIds: rows.filter((row) => row.has_failed).map((row) => row.task_id),
    releasedTaskIds: rows.filter((row) => !row.has_failed).map((row) => row.task_id),
  };
}

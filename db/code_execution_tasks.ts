import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** Channel that is notified when tasks begin to wait. */
export const tasksWaitingChannel = "code_execution_tasks_waiting";

/** A task as it is submitted. */
export interface NewCodeExecutionTaskRow {
  id: string;
  language: string;
  source: Uint8Array;
  stdin: Uint8Array;
  expected_output: Uint8Array;
  zip: Uint8Array | null;
  run_config: CodeExecutionRunConfig;
  callback_url: string | null;
}

/** The fields of `runConfig` that have no column of their own, as `jsonb`. */
export interface CodeExecutionRunConfig {
  customMatcherToUseForExpectedOutput: string;
  shouldEnablePerProcessAndThreadCpuTimeLimit: boolean;
  shouldEnablePerProcessAndThreadMemoryLimit: boolean;
  shouldAllowInternetAccess: boolean;
  compilerFlagString: string;
  maxFileSizeInKilobytesFilesCreatedOrModified: number;
  stackSizeLimitInKilobytes: number;
  cpuTimeLimitInMilliseconds: number;
  wallTimeLimitInMilliseconds: number;
  memoryLimitInKilobyte: number;
  maxProcessesAndOrThreads: number;
}

/** How many of a school may wait, and when what is stored was submitted. */
export interface QueueRoom {
  waitingMax: number;
  createdAt: Date;
}

/**
 * Stores tasks, queues them behind the school's own and wakes the workers: all of them, or none and `false` when more
 * than `waitingMax` of the school would wait.
 */
export async function insertCodeExecutionTasks(
  db: Queryable,
  schoolId: string,
  rows: readonly NewCodeExecutionTaskRow[],
  room: QueueRoom,
): Promise<boolean> {
  const column = <Name extends keyof NewCodeExecutionTaskRow>(name: Name) => rows.map((row) => row[name]);
  const runConfigs = rows.map((row) => JSON.stringify(row.run_config));
  const inserted = await db.query(sql`
    with entry as not materialized (
      select id, language, source, stdin, expected_output, zip, run_config::jsonb, callback_url, place
      from unnest(
        ${column("id")}::uuid[], ${column("language")}::text[], ${column("source")}::bytea[],
        ${column("stdin")}::bytea[], ${column("expected_output")}::bytea[], ${column("zip")}::bytea[],
        ${runConfigs}::text[], ${column("callback_url")}::text[]
      ) with ordinality
        as entry (id, language, source, stdin, expected_output, zip, run_config, callback_url, place)
    ),
    ${queueTasks(schoolId, rows.length, room)}
    select from woken`);
  return inserted.length > 0;
}

/**
 * The part of a statement that stores tasks, queues them behind the school's own and wakes the workers: all, or none when
 * more than `waitingMax` of the school would wait. Submissions at the same instant do not see each other, so that a
 * school can overshoot by what it submits at once.
 *
 * A task's turn is the round it is served in (start-time fair queueing): the next after the school's last waiting one,
 * or the round now being served. Taking the lowest turn first then serves schools in turns without looking at schools.
 *
 * It reads a part `entry (id, language, source, stdin, expected_output, zip, run_config, callback_url, place)` before it,
 * of that many rows with places from 1. What else is to be stored with them is stored `from room where enough`. `woken`
 * must be read, or nobody is; it has a row if they were stored.
 */
export function queueTasks(schoolId: string, count: number, { waitingMax, createdAt }: QueueRoom): Query {
  return sql`
    room as (
      select count(*) + ${count}::int <= ${waitingMax}::int as enough
      from (
        select from code_execution_queue
        where school_id = ${schoolId} and lease_token is null
        limit ${waitingMax + 1}
      ) as waiting
    ),
    stored as (
      insert into code_execution_tasks
        (id, school_id, language, source, stdin, expected_output, zip, run_config, callback_url, created_at)
      select id, ${schoolId}, language, source, stdin, expected_output, zip, run_config, callback_url,
        ${createdAt}::timestamptz
      from room, entry
      where room.enough
    ),
    round as (
      select coalesce(
        (select max(turn) + 1 from code_execution_queue where school_id = ${schoolId} and lease_token is null),
        (select min(turn) from code_execution_queue where lease_token is null and waits_until is null),
        0
      ) as first
    ),
    queued as (
      insert into code_execution_queue (task_id, school_id, callback_url, turn)
      select entry.id, ${schoolId}, entry.callback_url, round.first + entry.place - 1
      from room, round, entry
      where room.enough
      order by entry.place
    ),
    woken as materialized (select pg_notify(${tasksWaitingChannel}, '') from room where enough)`;
}

/** A task with what came of it. */
export interface CodeExecutionTaskRow {
  id: string;
  language: string;
  source: Uint8Array;
  stdin: Uint8Array;
  expected_output: Uint8Array;
  run_config: CodeExecutionRunConfig;
  callback_url: string | null;
  /** Whether a worker has it. */
  is_leased: boolean;
  /** Null until finished, as all that follow. */
  finished_at: Date | null;
  status: string | null;
  compiler_output: Uint8Array | null;
  /** Null when the program never ran, as all that follow. */
  cpu_time_ms: number | null;
  wall_time_ms: number | null;
  memory_kb: number | null;
  exit_signal: number | null;
  exit_code: number | null;
  stdout: Uint8Array | null;
  stderr: Uint8Array | null;
  fuel: number | null;
}

/**
 * Finds a school's tasks with their results, in no order, each once however often it is asked for. When all that was
 * asked for is more than `bytesMax` bytes together, repetitions counted, nothing large is read and the answer is that
 * number of bytes.
 */
export async function findCodeExecutionTasks(
  db: Queryable,
  schoolId: string,
  ids: readonly string[],
  bytesMax: number,
): Promise<CodeExecutionTaskRow[] | number> {
  const rows = await db.query<CodeExecutionTaskRow & { bytes: number }>(sql`
    with wanted as (
      select id, count(*) as times from unnest(${ids}::uuid[]) as asked (id) group by id
    ),
    sized as (
      select task.id, sum(wanted.times * (
        octet_length(task.source) + octet_length(task.stdin) + octet_length(task.expected_output)
        + coalesce(octet_length(result.compiler_output), 0)
        + coalesce(octet_length(result.stdout), 0) + coalesce(octet_length(result.stderr), 0)
      )) over ()::bigint as bytes
      from wanted
      join code_execution_tasks task on task.id = wanted.id and task.school_id = ${schoolId}
      left join code_execution_results result on result.task_id = task.id
    )
    select task.id, task.language, task.run_config, task.callback_url, sized.bytes,
      queue.lease_token is not null as is_leased,
      case when sized.bytes <= ${bytesMax} then task.source end as source,
      case when sized.bytes <= ${bytesMax} then task.stdin end as stdin,
      case when sized.bytes <= ${bytesMax} then task.expected_output end as expected_output,
      case when sized.bytes <= ${bytesMax} then result.compiler_output end as compiler_output,
      case when sized.bytes <= ${bytesMax} then result.stdout end as stdout,
      case when sized.bytes <= ${bytesMax} then result.stderr end as stderr,
      result.finished_at, result.status, result.cpu_time_ms, result.wall_time_ms, result.memory_kb,
      result.exit_signal, result.exit_code, result.fuel
    from sized
    join code_execution_tasks task on task.id = sized.id
    left join code_execution_queue queue on queue.task_id = task.id
    left join code_execution_results result on result.task_id = task.id`);
  const bytes = rows[0]?.bytes ?? 0;
  return bytes <= bytesMax ? rows : bytes;
}

/** Removes up to `limit` tasks that finished before the time, with all that belongs to them. Says how many. */
export async function deleteCodeExecutionTasksFinishedBefore(
  db: Queryable,
  time: Date,
  limit: number,
): Promise<number> {
  const rows = await db.query(sql`
    delete from code_execution_tasks
    where id in (
      select task_id from code_execution_results
      where finished_at < ${time}::timestamptz
      order by finished_at
      limit ${limit}
    )
    returning 1`);
  return rows.length;
}

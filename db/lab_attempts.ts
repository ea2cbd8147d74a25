import { type CodeExecutionRunConfig, type QueueRoom, queueTasks } from "./code_execution_tasks.ts";
import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** An attempt as it is handed in. */
export interface NewLabAttemptRow {
  id: string;
  user_id: string;
  lab_id: string;
  language: string;
  source: Uint8Array;
  started_at: Date;
}

/** How each test case is run. */
export interface LabRuns {
  run_config: CodeExecutionRunConfig;
  /** Ids of the tasks and of the test cases that they run, in the same order. */
  task_ids: readonly string[];
  test_case_ids: readonly string[];
}

/**
 * Stores an attempt with a task for each test case, and queues those: all of it, or nothing and `false` when there is no
 * room. What the test cases read and are compared with is copied within the database, however much it is.
 */
export async function insertLabAttempt(
  db: Queryable,
  schoolId: string,
  attempt: NewLabAttemptRow,
  runs: LabRuns,
  room: QueueRoom,
): Promise<boolean> {
  const inserted = await db.query(sql`
    with program as (select ${attempt.language}::text as language, ${attempt.source}::bytea as source),
    run as (
      select task_id, test_case_id, place
      from unnest(${runs.task_ids}::uuid[], ${runs.test_case_ids}::text[]) with ordinality
        as run (task_id, test_case_id, place)
    ),
    entry as not materialized (
      select run.task_id as id, program.language, program.source, test_case.stdin, test_case.expected_output,
        null::bytea as zip, ${JSON.stringify(runs.run_config)}::text::jsonb as run_config,
        null::text as callback_url, run.place
      from program, run
      join lab_test_cases test_case on test_case.school_id = ${schoolId} and test_case.lab_id = ${attempt.lab_id}
        and test_case.id = run.test_case_id
    ),
    ${queueTasks(schoolId, runs.task_ids.length, room)},
    attempt as (
      insert into lab_attempts (school_id, id, user_id, lab_id, language, source, started_at)
      select ${schoolId}, ${attempt.id}, ${attempt.user_id}, ${attempt.lab_id}, language, source,
        ${attempt.started_at}::timestamptz
      from room, program
      where room.enough
    ),
    results as (
      insert into lab_attempt_results (school_id, attempt_id, lab_id, test_case_id, status, task_id)
      select ${schoolId}, ${attempt.id}, ${attempt.lab_id}, test_case_id, 'pending', task_id
      from room, run
      where room.enough
    )
    select from woken`);
  return inserted.length > 0;
}

/** How an attempt did in one test case. */
export interface LabResultRow {
  test_case_id: string;
  status: string;
}

/** Results of a user's latest attempt at a lab, in the lab's order; null when there is no attempt. */
export async function findLatestLabResults(
  db: Queryable,
  schoolId: string,
  { userId, labId }: { userId: string; labId: string },
): Promise<LabResultRow[] | null> {
  return await findResults(
    db,
    sql`
      select school_id, id from lab_attempts
      where school_id = ${schoolId} and lab_id = ${labId} and user_id = ${userId}
      order by started_at desc, id desc
      limit 1`,
  );
}

/** Results of an attempt, in the lab's order; null when there is no such attempt. */
export async function findLabResults(
  db: Queryable,
  schoolId: string,
  attemptId: string,
): Promise<LabResultRow[] | null> {
  return await findResults(
    db,
    sql`select school_id, id from lab_attempts where school_id = ${schoolId} and id = ${attemptId}`,
  );
}

async function findResults(db: Queryable, attempt: Query): Promise<LabResultRow[] | null> {
  const rows = await db.query<{ results: LabResultRow[] }>(sql`
    with attempt as (${attempt})
    select (
      select coalesce(
        json_agg(
          json_build_object('test_case_id', result.test_case_id, 'status', result.status)
          order by test_case.position, test_case.id
        ),
        '[]'
      )
      from lab_attempt_results result
      join lab_test_cases test_case on test_case.school_id = result.school_id
        and test_case.lab_id = result.lab_id and test_case.id = result.test_case_id
      where result.school_id = attempt.school_id and result.attempt_id = attempt.id
    ) as results
    from attempt`);
  return rows[0]?.results ?? null;
}

/**
 * The part of a statement that keeps, with the attempts, the status of just finished tasks that are runs of test cases: it
 * outlives the tasks. It reads a part `finished (task_id, …)` before it.
 */
export function keepLabResults(status: string): Query {
  return sql`
    lab_results as (
      update lab_attempt_results result
      set status = ${status}::text
      from finished
      where result.task_id = finished.task_id
    )`;
}

import assert from "node:assert/strict";
import { clearTables, testDatabase } from "../database.ts";
import {
  finishAndLease,
  giveBackLeases,
  markSolo,
  renewLeases,
  takeLeasesFromTheDead,
} from "../../db/code_execution_queue.ts";
import {
  deleteCodeExecutionTasksFinishedBefore,
  insertCodeExecutionTasks,
} from "../../db/code_execution_tasks.ts";
import type { Queryable } from "../../db/database.ts";
import { findLabRules } from "../../db/io_labs.ts";
import { findLabResults, findLatestLabResults, insertLabAttempt } from "../../db/lab_attempts.ts";
import { sql } from "../../db/sql.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const now = new Date("2026-02-01T09:30:00Z");
const id = "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11";
const noBytes = new Uint8Array(0);

Deno.test("no statement of the queue reads all of 100,000 waiting tasks", async (t) => {
  await using db = await testDatabase();
  await clearTables(db);
  await fill(db);

  const statements: [string, (db: Queryable) => Promise<unknown>][] = [
    ["leasing", (db) => finishAndLease(db, null, { token: id, leaseMs: 1 })],
    ["finishing and leasing", (db) => {
      const result = { finishedAt: now, status: "unknown", compilerOutput: noBytes, run: null };
      return finishAndLease(db, { lease: { taskId: id, token: id }, result }, { token: id, leaseMs: 1 });
    }],
    ["renewing", (db) => renewLeases(db, [{ taskId: id, token: id }], 1)],
    ["marking as alone", (db) => markSolo(db, { taskId: id, token: id })],
    ["giving back", (db) => giveBackLeases(db, [{ taskId: id, token: id }], { countsAsAttempt: false })],
    ["taking from the dead", (db) => {
      const result = { finishedAt: now, status: "unknown", compilerOutput: noBytes, run: null };
      return takeLeasesFromTheDead(db, "expired", { soloDeathsMax: 3, pausesMs: [0] }, result);
    }],
    ["submitting", (db) => {
      const row = {
        id,
        language: "C",
        source: noBytes,
        stdin: noBytes,
        expected_output: noBytes,
        zip: null,
        run_config: {} as never,
        callback_url: null,
      };
      return insertCodeExecutionTasks(db, "school-7", [row], { waitingMax: 10_000, createdAt: now });
    }],
    ["attempting a lab", (db) => {
      const attempt = {
        id: "new",
        user_id: "user-7",
        lab_id: "lab-7",
        language: "C",
        source: noBytes,
        started_at: now,
      };
      const runs = {
        run_config: {} as never,
        task_ids: Array.from({ length: 10 }, () => id),
        test_case_ids: Array.from({ length: 10 }, (_, index) => `${index}`),
      };
      return insertLabAttempt(db, "school-7", attempt, runs, { waitingMax: 10_000, createdAt: now });
    }],
    ["reading a lab's rules", (db) => findLabRules(db, "school-7", "lab-7")],
    ["reading a lab's results", (db) => {
      return findLatestLabResults(db, "school-7", { userId: "user-7", labId: "lab-7" });
    }],
    ["reading an attempt's results", (db) => findLabResults(db, "school-7", "attempt-7")],
    ["removing old results", (db) => deleteCodeExecutionTasksFinishedBefore(db, now, 100)],
  ];
  const plansAreGood = async (when: string) => {
    for (const [name, run] of statements) {
      await t.step(`${name}, ${when}`, async () => {
        const plan = await planOf(db, run);
        assert.match(plan, /Index/, plan);
        assert.doesNotMatch(plan, /Seq Scan on (code_execution|lab|io)_\w+/, plan);
        if (name.includes("leasing")) {
          assert.match(plan, /Limit.*\n.*LockRows.*\n.*Index Scan using code_execution_queue_waiting /, plan);
        }
      });
    }
  };
  await whetherCountedOrNot(db, plansAreGood);
});

async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 20);
  await db.query(sql`
    insert into code_execution_tasks
      (id, school_id, language, source, stdin, expected_output, run_config, created_at)
    select md5(number::text)::uuid, 'school-' || number % 20, 'C', '', '', '', '{}', now()
    from generate_series(1, 110000) as number`);
  await db.query(sql`
    insert into code_execution_queue (task_id, school_id, turn)
    select md5(number::text)::uuid, 'school-' || number % 20, number / 20 from generate_series(1, 100000) as number`);
  await db.query(sql`
    insert into code_execution_results (task_id, finished_at, status, compiler_output)
    select md5(number::text)::uuid, now(), 'unknown', '' from generate_series(100001, 110000) as number`);
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    select 'school-' || number % 20, 'user-' || number, 'x', 'user-' || number, number || '@example.org', now()
    from generate_series(0, 1999) as number`);
  await db.query(sql`
    insert into io_labs (school_id, id, title, languages, matcher, cpu_time_limit_ms, wall_time_limit_ms,
      memory_limit_kb, stack_limit_kb, file_limit_kb, created_at)
    select 'school-' || number % 20, 'lab-' || number, 'x', '{C}', 'ExactMatch', 1, 1, 1, 1, 1, now()
    from generate_series(0, 1999) as number`);
  await db.query(sql`
    insert into lab_test_cases (school_id, lab_id, id, position, stdin, expected_output)
    select school_id, id, number, number, '', '' from io_labs, generate_series(0, 9) as number`);
  await db.query(sql`
    insert into lab_attempts (school_id, id, user_id, lab_id, language, source, started_at)
    select 'school-' || number % 20, 'attempt-' || number, 'user-' || number % 2000, 'lab-' || number % 2000, 'C', '', now()
    from generate_series(0, 9999) as number`);
  await db.query(sql`
    insert into lab_attempt_results (school_id, attempt_id, lab_id, test_case_id, status, task_id)
    select school_id, id, lab_id, number, 'pending', md5(number || id)::uuid
    from lab_attempts, generate_series(0, 9) as number`);
}

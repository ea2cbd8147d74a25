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
import { sql } from "../../db/sql.ts";
import { planOf } from "../plan_of.ts";

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
    ["removing old results", (db) => deleteCodeExecutionTasksFinishedBefore(db, now, 100)],
  ];
  const plansAreGood = async (when: string) => {
    for (const [name, run] of statements) {
      await t.step(`${name}, ${when}`, async () => {
        const plan = await planOf(db, run);
        assert.match(plan, /Index/, plan);
        assert.doesNotMatch(plan, /Seq Scan on (code_execution_\w+)/, plan);
        if (name.includes("leasing")) {
          assert.match(plan, /Limit.*\n.*LockRows.*\n.*Index Scan using code_execution_queue_waiting /, plan);
        }
      });
    }
  };
  // An embedded database counts its rows only when told to.
  await plansAreGood("rows not counted");
  await db.query(sql`analyze`);
  await plansAreGood("rows counted");
});

async function fill(db: Queryable): Promise<void> {
  await db.query(sql`
    insert into schools (id, name, country, created_at)
    select 'school-' || number, 'x', 'IN', now() from generate_series(0, 19) as number`);
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
}

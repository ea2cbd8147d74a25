import assert from "node:assert/strict";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { openDatabase } from "../../db/open_database.ts";
import { migrate } from "../../db/migrate.ts";
import { sql } from "../../db/sql.ts";
import { lyceum } from "./_lyceum.ts";

const id = "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11";
const url = "https://school.example/done";

/** A database in which one task with a callback is finished. */
async function fill(directory: string): Promise<void> {
  const db = await openDatabase({ directory });
  try {
    await migrate(db);
    await db.query(
      sql`insert into schools (id, name, country, created_at) values ('north', 'N', 'IN', now())`,
    );
    await db.query(sql`
      insert into code_execution_tasks
        (id, school_id, language, source, stdin, expected_output, run_config, callback_url, created_at)
      values (${id}::uuid, 'north', 'C', '', '', '', '{}', ${url}, now())`);
    await db.query(sql`
      insert into code_execution_queue (task_id, school_id, callback_url, turn) values (${id}::uuid, 'north', ${url}, 0)`);
    const token = crypto.randomUUID();
    await finishAndLease(db, null, { token, leaseMs: 60_000 });
    const result = {
      finishedAt: new Date(),
      status: "unknown",
      compilerOutput: new Uint8Array(),
      run: null,
    };
    await finishAndLease(db, { lease: { taskId: id, token }, result }, null);
    await db.query(sql`
      update callback_outbox
      set attempts = 5, next_attempt_at = null, last_problem = 'answered with status 500', last_attempt_at = '2026-02-01T09:30:00Z'`);
  } finally {
    await db.close();
  }
}

Deno.test("callbacks are listed and sent again, and their secret rolled, on the command line", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: `${directory}/data` };
  const run = (...args: string[]) => lyceum(args, { env, cwd: directory });
  try {
    await fill(env.DATA_DIR);
    const listed = await run("callbacks", "list", "--school", "north");
    assert.deepEqual(listed, {
      code: 0,
      stdout: `${id}  failed     5 tried  2026-02-01T09:30:00Z  ${url}  answered with status 500\n`,
      stderr: "",
    });
    assert.deepEqual(await run("callbacks", "send-again", id), {
      code: 0,
      stdout: "",
      stderr: `The callback of task ${id} is due\n`,
    });
    const again = await run("callbacks", "list", "--school", "north", "--state", "waiting", "--json");
    const { taskId, state, attempts } = JSON.parse(again.stdout);
    assert.deepEqual([taskId, state, attempts], [id, "waiting", 0]);
    const unknown = await run("callbacks", "send-again", "7");
    assert.deepEqual([unknown.code, unknown.stderr], [
      1,
      'Cannot send the callback of task "7": there is none\n',
    ]);

    const secret = (await run("keys", "callback-secret", "--school", "north")).stdout;
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=\n$/);
    const rolled = (await run("keys", "callback-secret", "--school", "north", "--roll")).stdout;
    assert.notEqual(rolled, secret);
    assert.equal((await run("keys", "callback-secret", "--school", "north")).stdout, rolled);
    assert.notEqual((await run("keys", "callback-secret", "--school", "north", "--leaked")).stdout, rolled);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

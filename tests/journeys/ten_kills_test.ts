import assert from "node:assert/strict";
import { findTasks } from "../../domain/code_execution/results.ts";
import { submitTasks } from "../../domain/code_execution/submit.ts";
import { sql } from "../../db/sql.ts";
import { languages } from "../../runner/languages/mod.ts";
import { openDatabase } from "../../db/open_database.ts";
import { migrate } from "../../db/migrate.ts";
import { bytes, entry, testNow, text } from "../code_execution_world.ts";
import { createPostgresDatabase } from "../database.ts";

const tasks = 160;
const kills = 10;

const program = `#include <stdio.h>
int main(void) {
  long n, sum = 0;
  scanf("%ld", &n);
  for (volatile long i = 0; i < 50000000; i++) sum += i ^ n;
  printf("%ld %ld\\n", n, sum & 7);
  return n % 5 == 0 ? 3 : 0;
}`;

/** A worker in its own process, and what it has in work as far as it said. */
class WorkerProcess {
  inWork = 0;
  readonly #child: Deno.ChildProcess;
  readonly #reading: Promise<void>;
  #changed = Promise.withResolvers<void>();

  constructor(databaseUrl: string) {
    const entry = new URL("_worker_process.ts", import.meta.url).pathname;
    this.#child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", entry, databaseUrl],
      stdin: "null",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    this.#reading = this.#read();
  }

  async #read(): Promise<void> {
    for await (const chunk of this.#child.stdout.pipeThrough(new TextDecoderStream())) {
      for (const word of chunk.split("\n")) {
        if (word === "begin") this.inWork++;
        if (word === "end") this.inWork--;
      }
      this.#changed.resolve();
      this.#changed = Promise.withResolvers();
    }
  }

  /** Waits until it is in the middle of a run. */
  async untilInWork(): Promise<void> {
    while (this.inWork === 0) await Promise.race([this.#changed.promise, gone(this.#child)]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (this.inWork === 0) await this.untilInWork();
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#child.status;
    await this.#reading;
  }
}

async function gone(child: Deno.ChildProcess): Promise<never> {
  const { code } = await child.status;
  throw new Error(`A worker ended by itself, with ${code}`);
}

Deno.test({
  name:
    "ten workers killed in the middle of a run: every task is finished once, none is lost, none judged wrongly",
  ignore: !Deno.env.get("TEST_DATABASE_URL"),
  async fn() {
    const { url, drop } = await createPostgresDatabase();
    const db = await openDatabase({ url });
    const workers: WorkerProcess[] = [];
    try {
      await migrate(db);
      await db.query(
        sql`insert into schools (id, name, country, created_at) values ('north', 'N', 'IN', now())`,
      );
      // Counts what the results' key would hide: a result that is stored a second time.
      await db.query(sql`create table stored (task_id uuid)`);
      await db.query(sql`
        create function note_stored() returns trigger language plpgsql as
        $$ begin insert into stored values (new.task_id); return new; end $$`);
      await db.query(sql`
        create trigger note_stored before insert on code_execution_results for each row execute function note_stored()`);
      const log = { debug() {}, info() {}, warn() {}, error() {} };
      const context = {
        db,
        log,
        clock: () => testNow,
        random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
        actor: { schoolId: "north", keyId: "key", scopes: ["execute"] as const },
        requestId: "test",
        judging: { languages, queueLimit: 10_000 },
        publicUrl: "https://lyceum.example",
        clientCountry: null,
      };
      const ids = await submitTasks(
        context,
        Array.from({ length: tasks }, (_, n) =>
          entry(program, {
            runConfig: { stdinString: bytes(String(n)), cpuTimeLimitInMilliseconds: 15_000 },
          })),
      );
      workers.push(new WorkerProcess(url), new WorkerProcess(url));
      for (let kill = 0; kill < kills; kill++) {
        const victim = workers.shift()!;
        await victim.untilInWork();
        await victim.kill();
        workers.push(new WorkerProcess(url));
      }
      const left = async () =>
        (await db.query<{ left: number }>(sql`select count(*)::int as left from code_execution_queue`))[0]!
          .left;
      for (let tries = 0; tries < 1_200 && await left() > 0; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const finished = await findTasks(context, ids);
      finished.forEach((task, n) => {
        const { status, run } = task.result!;
        assert.equal(status, n % 5 === 0 ? "non-zero-exit-code" : "successful", `${n}`);
        assert.match(text(run!.stdout), new RegExp(`^${n} [0-7]\\n$`));
      });
      const [counts] = await db.query<{ rows: number; tasks: number }>(
        sql`select count(*)::int as rows, count(distinct task_id)::int as tasks from stored`,
      );
      assert.deepEqual(counts, { rows: tasks, tasks });
    } finally {
      await Promise.all(workers.map((worker) => worker.kill()));
      await db.close();
      await drop();
    }
  },
});

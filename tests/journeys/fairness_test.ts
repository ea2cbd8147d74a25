import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { submitTask, submitTasks } from "../../domain/code_execution/submit.ts";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { createRunner, type Runner } from "../../runner/mod.ts";
import { languages } from "../../runner/languages/mod.ts";
import { bytes, entry, testWorld, until } from "../code_execution_world.ts";

const { db, as } = await testWorld();

const workers = 2;
const slots = 2;

const square = `#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d\\n", n * n); }`;

Deno.test("5,000 entries of one school delay another's single one by no more than the runs in progress", async () => {
  const context = (school: string) => as(school, { languages });
  for (let first = 0; first < 5_000; first += 100) {
    await submitTasks(
      context("north"),
      Array.from(
        { length: 100 },
        (_, n) => entry(square, { runConfig: { stdinString: bytes(String(first + n)) } }),
      ),
    );
  }
  const runner = await createRunner({ parallelism: 2, log: () => {} });
  // Of each run: the number that its program reads, in the order in which they began.
  const begun: string[] = [];
  const noting: Pick<Runner, "languages" | "judge"> = {
    languages: runner.languages,
    judge: (submission, request, expected) => {
      begun.push(new TextDecoder().decode(request.stdin));
      return runner.judge(submission, request, expected);
    },
  };
  const working = Array.from(
    { length: workers },
    () => startWorker({ context: context("north"), runner: noting, slots }),
  );
  try {
    for (let single = 0; single < 5; single++) {
      await until(() => begun.length > 100 * (single + 1));
      const id = await submitTask(
        context("south"),
        entry(square, { runConfig: { stdinString: bytes(`-${single + 1}`) } }),
      );
      const before = begun.length;
      await until(async () => (await left(id)) === 0);
      const place = begun.indexOf(`-${single + 1}`);
      // Each slot may have begun one, or be just about to, when the single one came; and one more is of the same turn.
      assert.ok(place - before <= workers * slots + 1, `${place - before} of the others began before it`);
    }
    assert.ok(begun.length < 4_000, "there was no queue to speak of");
  } finally {
    for (const worker of working) await worker.stop({ graceMs: 0 });
    await runner.close();
  }
});

async function left(taskId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int from code_execution_queue where task_id = ${taskId}::uuid`,
  );
  return row!.count;
}

import assert from "node:assert/strict";
import { openDatabase } from "../../db/open_database.ts";
import { sql } from "../../db/sql.ts";
import { lyceum } from "../commands/_lyceum.ts";
import { createPostgresDatabase } from "../database.ts";
import { freePort, type Service, startService } from "../_service.ts";

const users = ["ada", "bob"];
const cases = 100;

/** Every fifth input brings it down, every seventh is answered wrongly. */
const program = `#include <stdio.h>
int main(void) {
  long n, sum = 0;
  scanf("%ld", &n);
  for (volatile long i = 0; i < 4000000; i++) sum += i ^ n;
  printf("%ld\\n", n % 7 == 0 ? n + 1 : n);
  return n % 5 == 0 ? 3 : 0;
}`;

const expected = (n: number) =>
  n % 5 === 0 ? "non-zero-exit-code" : n % 7 === 0 ? "wrong-answer" : "successful";

Deno.test("a service killed in the middle of two attempts decides every test case once, rightly", async () => {
  const directory = await Deno.makeTempDir();
  const server = Deno.env.get("TEST_ENGINE") === "postgres" ? await createPostgresDatabase() : null;
  const env = {
    DATA_DIR: `${directory}/data`,
    DATABASE_URL: server?.url ?? "",
    METRICS_PORT: `${freePort()}`,
  };
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await lyceum(args, { env, cwd: directory });
    assert.equal(code, 0, stderr);
    return stdout.trim();
  };
  try {
    await Deno.writeTextFile(`${directory}/school.json`, JSON.stringify(school));
    await Deno.writeTextFile(`${directory}/echo.c`, program);
    await run("import", "school.json");
    const key = await run("keys", "create", "--school", "north", "--name", "test");
    for (const user of users) {
      await run("labs", "attempt", "echo.c", "--school", "north", "--user", user, "--lab", "echo");
    }
    const before: Result[] = [];
    {
      await using service = await startService({ directory, env, key });
      await untilSomeFinished(env.METRICS_PORT);
      for (const userId of users) before.push(await read(service, userId));
      await service.stop("SIGKILL");
    }
    const decided = before.flatMap(({ resultArray }) => resultArray).filter(({ status }) =>
      status !== "pending"
    );
    assert.ok(decided.length > 0 && decided.length < users.length * cases, `${decided.length} were decided`);
    {
      await using service = await startService({ directory, env, key });
      for (const [index, userId] of users.entries()) {
        const { resultArray } = await untilComplete(service, userId);
        assert.deepEqual(
          resultArray,
          Array.from({ length: cases }, (_, n) => ({ testCaseId: `case-${n}`, status: expected(n) })),
        );
        for (const [n, { status }] of before[index]!.resultArray.entries()) {
          if (status !== "pending") assert.equal(status, resultArray[n]!.status, "a verdict never changes");
        }
      }
      assert.equal(await service.stop("SIGTERM"), 0);
    }
    const db = await openDatabase(server ? { url: server.url } : { directory: env.DATA_DIR });
    try {
      const [counts] = await db.query(sql`
        select (select count(*)::int from code_execution_queue) as waiting,
          (select count(*)::int from code_execution_results) as results,
          (select count(*)::int from lab_attempt_results kept
            join code_execution_results result on result.task_id = kept.task_id and result.status = kept.status) as kept`);
      assert.deepEqual(counts, { waiting: 0, results: users.length * cases, kept: users.length * cases });
    } finally {
      await db.close();
    }
  } finally {
    await server?.drop();
    await Deno.remove(directory, { recursive: true });
  }
});

const school = {
  schools: [{
    id: "north",
    name: "North",
    country: "IN",
    users: users.map((id) => ({ id, name: id, username: id, email: `${id}@example.org` })),
    ioLabs: [{
      id: "echo",
      title: "Echo",
      languages: ["C"],
      testCases: Array.from(
        { length: cases },
        (_, n) => ({ id: `case-${n}`, stdin: `${n}`, expectedOutput: `${n}\n` }),
      ),
    }],
  }],
};

interface Result {
  isRunComplete: boolean;
  resultArray: { testCaseId: string; status: string }[];
}

async function read(service: Service, userId: string): Promise<Result> {
  const payload = { userId, labId: "echo" };
  return (await service.call<{ result: Result }>("get-user-io-lab-result", payload)).result;
}

/** Sixty requests a minute are allowed. */
async function untilComplete(service: Service, userId: string): Promise<Result> {
  for (let tries = 0; tries < 120; tries++) {
    const result = await read(service, userId);
    if (result.isRunComplete) return result;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
  }
  throw new Error("The attempt was not complete in time");
}

/** Waits until the work is under way. */
async function untilSomeFinished(metricsPort: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const finished = figures.matchAll(/^lyceum_tasks_finished_total\{.*\} (\d+)$/gm);
    if ([...finished].reduce((sum, [, count]) => sum + Number(count), 0) >= 10) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("No run was finished in time");
}

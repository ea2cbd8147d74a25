import assert from "node:assert/strict";
import { base64url, fromBase64url, startService, untilFinished } from "../_service.ts";

const runs = 200;
const program = `#include <stdio.h>
int main(void) {
  long n, sum = 0;
  scanf("%ld", &n);
  for (long round = 0; round < 200; round++)
    for (volatile long i = 0; i < 10000; i++) sum += i ^ n;
  printf("%ld %ld\\n", n, sum & 7);
  return n % 5 == 0 ? 3 : 0;
}`;

Deno.test("a service killed in the middle of 200 queued runs finishes each of them once, rightly", async () => {
  const directory = await Deno.makeTempDir();
  try {
    let key: string;
    const ids: string[] = [];
    {
      await using service = await startService({ directory });
      key = service.key;
      for (let first = 0; first < runs; first += 100) {
        const { taskIds } = await service.call<{ taskIds: string[] }>("request-dsa-code-execution-batch", {
          entries: Array.from({ length: 100 }, (_, index) => ({
            language: "C",
            sourceCodeAsBase64UrlEncoded: base64url(program),
            runConfig: { stdinStringAsBase64UrlEncoded: base64url(String(first + index)) },
          })),
        });
        ids.push(...taskIds);
      }
      await untilSomeFinished(service, ids);
      await service.stop("SIGKILL");
    }
    await using service = await startService({ directory, key });
    const tasks = await untilFinished(service, ids);
    tasks.forEach((task, n) => {
      const run = task.runResult.programRunData!;
      assert.equal(task.taskUniqueId, ids[n]);
      assert.equal(task.runResult.runStatus, n % 5 === 0 ? "non-zero-exit-code" : "successful");
      assert.match(fromBase64url(run.stdoutBase64UrlEncoded), new RegExp(`^${n} [0-7]\\n$`));
    });
    const [first] = new Set(tasks.map((task) => task.runResult.programRunData!.cpuTimeUsedInMilliseconds));
    for (const task of tasks) {
      assert.ok(Math.abs(task.runResult.programRunData!.cpuTimeUsedInMilliseconds - first!) <= 1);
    }
    assert.equal(await service.stop("SIGTERM"), 0);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

/** Waits until the work is under way and not yet done. */
async function untilSomeFinished(service: Awaited<ReturnType<typeof startService>>, ids: string[]) {
  for (let tries = 0; tries < 3000; tries++) {
    const { tasks } = await service.call<{ tasks: { codingTaskStatus: string }[] }>(
      "get-dsa-code-execution-result-batch",
      { taskUniqueIds: ids },
    );
    const finished = tasks.filter((task) => task.codingTaskStatus === "Finished").length;
    if (finished === ids.length) throw new Error("All runs were finished before the service could be killed");
    if (finished >= 10) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("No run was finished in time");
}

import assert from "node:assert/strict";
import { findTasks } from "../../domain/code_execution/results.ts";
import { submitTasks } from "../../domain/code_execution/submit.ts";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { createRunner } from "../../runner/mod.ts";
import { languages } from "../../runner/languages/mod.ts";
import { bytes, entry, testWorld, text } from "../code_execution_world.ts";

const { as } = await testWorld();

/** Known by the memory that it takes; never ends by itself. */
const crasher = `#include <stdlib.h>
#include <string.h>
int main(void) {
  char *volatile block = malloc(450000000);
  memset(block, 1, 450000000);
  for (volatile int i = 0;; i++);
}`;

const square = `#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d\\n", n * n); }`;

/** Resident memory of a process, bytes; 0 when it is gone. */
function resident(pid: number): number {
  try {
    return Number(Deno.readTextFileSync(`/proc/${pid}/statm`).split(" ")[1]) * 4_096;
  } catch {
    return 0;
  }
}

/** Executors start anew here, which takes a while on a busy machine. */
async function untilPatiently(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 6_000; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not come to be");
}

Deno.test({
  name: "a program whose executor crashes, and crashes again, is an internal error and takes nobody with it",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const context = as("north", { languages });
    const deaths: string[] = [];
    const runner = await createRunner({
      parallelism: 2,
      log: (level, message) => void (level === "warn" && deaths.push(message)),
    });
    const worker = startWorker({ context, runner, slots: 4 });
    try {
      const limits = { cpuTimeLimitInMilliseconds: 15_000, wallTimeLimitInMilliseconds: 20_000 };
      const [crashing] = await submitTasks(context, [entry(crasher, { runConfig: limits })]);
      const killed = new Set<number>();
      const itsExecutor = () =>
        runner.stats().executors.pids.find((pid) => !killed.has(pid) && resident(pid) > 500_000_000);
      // As the kernel ends a process for want of memory; V8 takes some signals for traps of the guest.
      const crash = (pid: number) => {
        killed.add(pid);
        Deno.kill(pid, "SIGKILL");
      };
      await untilPatiently(() => itsExecutor() !== undefined);
      const others = await submitTasks(
        context,
        Array.from({ length: 12 }, (_, n) => entry(square, { runConfig: { stdinString: bytes(String(n)) } })),
      );
      crash(itsExecutor()!);
      const finished = async (ids: string[]) =>
        (await findTasks(context, ids)).every((task) => task.status === "Finished");
      await untilPatiently(() => itsExecutor() !== undefined);
      assert.equal((await findTasks(context, [crashing!]))[0]!.status, "Processing", "it is tried again");
      crash(itsExecutor()!);
      await untilPatiently(() => finished(others));
      (await findTasks(context, others)).forEach((task, n) => {
        assert.equal(task.result!.status, "successful", deaths.join("; "));
        assert.equal(text(task.result!.run!.stdout), `${n * n}\n`);
      });
      await untilPatiently(() => finished([crashing!]));
      const [task] = await findTasks(context, [crashing!]);
      assert.equal(task!.result!.status, "internal-isolate-error");
      assert.equal(
        deaths.filter((message) => message.startsWith("A executor process failed")).length,
        2,
        deaths.join("; "),
      );
      const [after] = await submitTasks(context, [entry(square, { runConfig: { stdinString: bytes("9") } })]);
      await untilPatiently(() => finished([after!]));
      assert.equal((await findTasks(context, [after!]))[0]!.result!.status, "successful");
    } finally {
      await worker.stop({ graceMs: 0 });
      await runner.close();
    }
  },
});

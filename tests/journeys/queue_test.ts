import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { callbackSecret } from "../../domain/callbacks/callback_secret.ts";
import { startDelivery } from "../../domain/callbacks/deliver_callbacks.ts";
import { findTasks } from "../../domain/code_execution/results.ts";
import { submitTasks } from "../../domain/code_execution/submit.ts";
import type { NewTask } from "../../domain/code_execution/task.ts";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { taskAsJson } from "../../routes/code_execution/task_as_json.ts";
import { languages } from "../../runner/languages/mod.ts";
import { createRunner } from "../../runner/mod.ts";
import { bytes, entry, testWorld, text, until } from "../code_execution_world.ts";
import { zipArchive } from "../zip_archive.ts";

const { as, logged } = await testWorld();

const adder = `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; }`;

const reader = `#include <stdio.h>
#include "greeting.h"
int main(void) {
  char name[32] = "";
  FILE *file = fopen("data/name.txt", "r");
  fscanf(file, "%31s", name);
  printf(GREETING, name);
}`;

const withIo = (stdin: string, expected: string): Partial<NewTask> => ({
  runConfig: { stdinString: bytes(stdin), expectedOutput: bytes(expected) },
});

Deno.test("what is submitted is judged by the real runner and called back", async () => {
  const context = as("north", { languages });
  const runner = await createRunner({ parallelism: 2, log: () => {} });
  const worker = startWorker({ context, runner, slots: 2 });
  const received: { headers: Headers; body: string }[] = [];
  const receiver = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response();
  });
  const delivery = startDelivery({ context, render: taskAsJson, allowPrivate: true });
  try {
    const callbackUrlOnExecutionCompletion = `http://127.0.0.1:${receiver.addr.port}/done`;
    const ids = await submitTasks(context, [
      entry(adder, withIo("20 22", "42\n")),
      entry(adder, withIo("20 22", "43\n")),
      entry(adder, { runConfig: { stdinString: bytes("1 2"), callbackUrlOnExecutionCompletion } }),
      entry("int main(void) { return x; }"),
      entry("int main(void) { for (;;); }", { runConfig: { cpuTimeLimitInMilliseconds: 20 } }),
      entry("int main(void) { return 3; }", { runConfig: { compilerFlagString: "-O0 -Wall" } }),
      entry(reader, {
        zip: zipArchive([
          { name: "greeting.h", content: '#define GREETING "hello, %s\\n"\n' },
          { name: "data/name.txt", content: "Ada" },
          { name: "main.c", content: "#error the submitted source wins\n" },
        ]),
      }),
    ]);
    await until(async () => (await findTasks(context, ids)).every((task) => task.status === "Finished"));
    const tasks = await findTasks(context, ids);
    assert.deepEqual(
      tasks.map((
        { result },
      ) => [result!.status, result!.run && text(result!.run.stdout), result!.run?.exitCode]),
      [
        ["successful", "42\n", 0],
        ["wrong-answer", "42\n", 0],
        ["successful", "3\n", 0],
        ["compilation-error", null, undefined],
        ["time-limit-exceeded", "", 0],
        ["non-zero-exit-code", "", 3],
        ["successful", "hello, Ada\n", 0],
      ],
    );
    assert.match(text(tasks[3]!.result!.compilerOutput), /main\.c:1:.*error/);
    await until(() => received.length > 0);
    const { headers, body } = received[0]!;
    const { taskUniqueId, codingTaskStatus, runResult } = JSON.parse(body);
    assert.deepEqual([taskUniqueId, codingTaskStatus, runResult.runStatus], [
      ids[2],
      "Finished",
      "successful",
    ]);
    assert.equal(body, taskAsJson(tasks[2]!));
    const secret = Uint8Array.fromBase64((await callbackSecret(context, "north")).replace("whsec_", ""));
    const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
    const signature = createHmac("sha256", secret).update(signed).digest("base64");
    assert.equal(headers.get("webhook-signature"), `v1,${signature}`);
    assert.deepEqual(logged.filter(({ level }) => level !== "info"), []);
  } finally {
    await worker.stop({ graceMs: 0 });
    await runner.close();
    await delivery.stop();
    await receiver.shutdown();
  }
});

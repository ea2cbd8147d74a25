import assert from "node:assert/strict";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { operations } from "../../routes/mod.ts";
import { createRunner } from "../../runner/mod.ts";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";
import { comparable } from "./_example_answer.ts";

Deno.test("every example is a payload and an answer as documented", () => {
  for (const { name, example, checkData } of operations) {
    assert.deepEqual(checkData(example.data), [], name);
  }
});

Deno.test("the examples of the school do what they say, on the demo school", async (t) => {
  await using app = await testApp();
  await importDemoSchool(app.db);
  const caller = app.as(await app.key({ school: "demo" }));
  for (const operation of operations.toSorted((one, other) => Number(one.writes) - Number(other.writes))) {
    const { name, tag, example } = operation;
    if (tag === "Code execution") continue;
    await t.step(name, async () => {
      const answer = await caller.post(name, example.payload);
      assert.deepEqual(comparable(operation, answer.data()), comparable(operation, example.data));
    });
  }
});

Deno.test("the examples of code execution do what they say, with the real judge", async () => {
  await using app = await testApp();
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  const runner = await createRunner({
    parallelism: 1,
    log: (level, message, facts) => log[level](message, facts),
  });
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const worker = startWorker({
    context: { db: app.db, clock: () => app.now, random, log },
    runner,
    slots: 1,
  });
  try {
    const caller = app.as(await app.key());
    const example = (name: string) => operations.find((operation) => operation.name === name)!.example;
    const run = async (name: string, payload: unknown = example(name).payload) =>
      (await caller.post(name, payload)).data();
    const { taskId } = await run("request-dsa-code-execution") as { taskId: string };
    const { taskIds } = await run("request-dsa-code-execution-batch") as { taskIds: string[] };
    assert.equal(taskIds.length, 1);

    const documented = example("get-dsa-code-execution-result-batch").data as { tasks: Task[] };
    for (const id of [taskId, ...taskIds]) {
      let tasks: Task[];
      do {
        await new Promise((resolve) => setTimeout(resolve, 20));
        ({ tasks } = await run("get-dsa-code-execution-result-batch", { taskUniqueIds: [id] }) as {
          tasks: Task[];
        });
      } while (tasks[0]!.codingTaskStatus !== "Finished");
      assert.deepEqual(tasks.map(lasting), documented.tasks.map(lasting));
    }
  } finally {
    await worker.stop({ graceMs: 0 });
    await runner.close();
  }
});

interface Task {
  taskUniqueId: string;
  codingTaskStatus: string;
  runResult: { programRunData: { memoryUsedInKilobyte: number } };
}

/** All of a task but its id and its memory, which moves with the compiler's version. */
function lasting(task: Task): Task {
  const copy = structuredClone(task);
  copy.taskUniqueId = "";
  copy.runResult.programRunData.memoryUsedInKilobyte = 0;
  return copy;
}

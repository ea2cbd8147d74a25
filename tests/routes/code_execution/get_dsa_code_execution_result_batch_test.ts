import assert from "node:assert/strict";
import { testApp } from "../../_app.ts";
import { submission } from "./_submission.ts";

const app = await testApp();
let caller = app.as(null);
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ scopes: ["execute"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const read = (taskUniqueIds: unknown, by = caller) =>
  by.post("get-dsa-code-execution-result-batch", { taskUniqueIds });
const submit = async (by = caller) =>
  (await by.post("request-dsa-code-execution", submission())).data().taskId as string;

Deno.test("get-dsa-code-execution-result-batch answers in the order asked, repetitions repeated", async () => {
  const [a, b] = [await submit(), await submit()];
  const { tasks } = (await read([b, a, b])).data() as { tasks: { taskUniqueId: string }[] };
  assert.deepEqual(tasks.map((task) => task.taskUniqueId), [b, a, b]);
});

Deno.test("get-dsa-code-execution-result-batch reads 1000 ids at once, and no more", async () => {
  const id = await submit();
  assert.equal(((await read(Array(1000).fill(id))).data().tasks as unknown[]).length, 1000);
  assert.deepEqual((await read(Array(1001).fill(id))).outputs(), [
    "invalid-argument: data[0].data.taskUniqueIds must be an array of 1 to 1000 elements, but got an array of 1001",
  ]);
});

Deno.test("get-dsa-code-execution-result-batch names an id that is unknown, foreign or none, all in the same words", async () => {
  const own = await submit();
  const foreign = await submit(app.as(await app.key({ school: "south" })));
  const unknown = "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11";
  for (const id of [foreign, unknown, "7", "", "'; drop table code_execution_tasks"]) {
    const answer = await read([own, id]);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.outputs(), [
      `not-found: data[0].data.taskUniqueIds[1]: Cannot find task ${
        JSON.stringify(id)
      }: the school has no task of this id`,
    ]);
  }
});

const refused: [string, unknown, string][] = [
  ["no ids", undefined, "data[0].data.taskUniqueIds is required, but is absent"],
  [
    "an empty list",
    [],
    "data[0].data.taskUniqueIds must be an array of 1 to 1000 elements, but got an array of 0",
  ],
  ["an id that is no string", [7], "data[0].data.taskUniqueIds[0] must be a string, but got 7"],
  [
    "one id without a list",
    "7",
    'data[0].data.taskUniqueIds must be an array of 1 to 1000 elements, but got "7"',
  ],
];

for (const [name, ids, sentence] of refused) {
  Deno.test(`get-dsa-code-execution-result-batch refuses ${name}`, async () => {
    assert.deepEqual((await read(ids)).outputs(), [`invalid-argument: ${sentence}`]);
  });
}

Deno.test("get-dsa-code-execution-result-batch needs a key with the scope execute", async () => {
  const id = await submit();
  assert.equal((await read([id], app.as(null))).status, 401);
  assert.equal((await read([id], app.as(await app.key({ scopes: ["read", "write", "sales"] })))).status, 403);
});

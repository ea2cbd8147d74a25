import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { testApp } from "../../_app.ts";
import { base64url, languageNames, submission } from "./_submission.ts";

const app = await testApp();
let caller = app.as(null);
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ scopes: ["execute"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const submit = (entries: unknown) => caller.post("request-dsa-code-execution-batch", { entries });
const queued = async () => (await app.db.query(sql`select id from code_execution_tasks`)).length;

Deno.test("request-dsa-code-execution-batch gives ids in the order of the entries", async () => {
  const entries = Array.from(
    { length: 100 },
    (_, n) => submission({ sourceCodeAsBase64UrlEncoded: base64url(`// ${n}`) }),
  );
  const { taskIds } = (await submit(entries)).data() as { taskIds: string[] };
  assert.equal(new Set(taskIds).size, 100);
  const read = await caller.post("get-dsa-code-execution-result-batch", { taskUniqueIds: taskIds });
  const { tasks } = read.data() as { tasks: { sourceCodeAsBase64UrlEncoded: string }[] };
  assert.deepEqual(
    tasks.map((task) => task.sourceCodeAsBase64UrlEncoded),
    entries.map((entry) => entry.sourceCodeAsBase64UrlEncoded),
  );
});

const refused: [string, unknown, string][] = [
  ["no entries", undefined, "invalid-argument: data[0].data.entries is required, but is absent"],
  [
    "an empty batch",
    [],
    "invalid-argument: data[0].data.entries must be an array of 1 to 100 elements, but got an array of 0",
  ],
  [
    "101 entries",
    Array(101).fill(submission()),
    "invalid-argument: data[0].data.entries must be an array of 1 to 100 elements, but got an array of 101",
  ],
  [
    "an entry that is none",
    [submission(), null],
    "invalid-argument: data[0].data.entries[1] must be an object, but got null",
  ],
  [
    "an entry with a limit out of bounds",
    [submission(), submission(), submission({ runConfig: { cpuTimeLimitInMilliseconds: 15001 } })],
    "invalid-argument: data[0].data.entries[2].runConfig.cpuTimeLimitInMilliseconds must be an integer from 1 to 15000, but got 15001",
  ],
  [
    "an entry in standard base64",
    [submission(), submission({ sourceCodeAsBase64UrlEncoded: "a+b/" })],
    'invalid-argument: data[0].data.entries[1].sourceCodeAsBase64UrlEncoded must be base64url, in which "-" and "_" stand for the "+" and "/" of standard base64, but got "a+b/"',
  ],
  [
    "an entry in an unknown language",
    [submission(), submission({ language: "Cobol" })],
    `unsupported: data[0].data.entries[1].language: Cannot judge language "Cobol": the languages are ${languageNames}`,
  ],
];

for (const [name, entries, message] of refused) {
  Deno.test(`request-dsa-code-execution-batch refuses ${name}, and queues nothing`, async () => {
    const answer = await submit(entries);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.outputs(), [message]);
    assert.equal(await queued(), 0);
  });
}

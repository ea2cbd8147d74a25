import assert from "node:assert/strict";
import { finishAndLease } from "../../../db/code_execution_queue.ts";
import { internalError } from "../../../domain/code_execution/judge_task.ts";
import { attemptLab } from "../../../domain/labs/attempt_lab.ts";
import { languages } from "../../../runner/mod.ts";
import { getUserIoLabResult } from "../../../routes/labs/get_user_io_lab_result.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const attempt = (id: string, startedAt: string, results: object[]) => ({
  id,
  userId: "user-04",
  labId: "lab-sum",
  language: "C",
  startedAt,
  results,
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: [
    { id: "user-04", name: "N", username: "n", email: "n@example.org" },
    { id: "idle", name: "I", username: "i", email: "i@example.org" },
  ],
  ioLabs: [
    { id: "lab-sum", title: "Sum", languages: ["C"], testCases: [{ id: "z" }, { id: "a" }, { id: "new" }] },
    { id: "echo", title: "Echo", languages: ["C"], testCases: [{ id: "1" }, { id: "2" }] },
  ],
  labAttempts: [
    attempt("9", "2026-01-01T00:00:00Z", [{ testCaseId: "a", status: "unknown" }]),
    attempt("1", "2026-01-02T00:00:00Z", [
      { testCaseId: "a", status: "wrong-answer" },
      { testCaseId: "z", status: "died-sigsev" },
    ]),
  ],
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const demo = app.as(await app.key({ school: "demo", scopes: ["read"] }));
const north = app.as(await app.key({ school: "north", scopes: ["read"] }));
const result = async (who: typeof demo, userId: string, labId: string) =>
  (await who.post("get-user-io-lab-result", { userId, labId })).data();
const messages = async (who: typeof demo, payload: object) =>
  (await who.post("get-user-io-lab-result", payload)).outputs();

Deno.test("get-user-io-lab-result answers as its example says, of an imported attempt", async () => {
  const { payload, data } = getUserIoLabResult.example;
  const answer = await demo.post("get-user-io-lab-result", payload);
  assert.deepEqual(answer.body, [{ output: { status: "ok", data } }]);
});

Deno.test("get-user-io-lab-result gives the latest attempt, with the test cases that it had, in the lab's order", async () => {
  assert.deepEqual(await result(north, "user-04", "lab-sum"), {
    result: {
      isLabAttempted: true,
      isRunComplete: true,
      resultArray: [
        { testCaseId: "z", status: "died-sigsev" },
        { testCaseId: "a", status: "wrong-answer" },
      ],
    },
  });
});

Deno.test("get-user-io-lab-result says no more than that a lab was not attempted", async () => {
  assert.deepEqual(await result(north, "idle", "lab-sum"), { result: { isLabAttempted: false } });
  assert.deepEqual(await result(north, "user-04", "echo"), { result: { isLabAttempted: false } });
});

Deno.test("get-user-io-lab-result follows an attempt made here, from pending to its end", async () => {
  await attemptLab({
    db: app.db,
    clock: () => app.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    actor: { schoolId: "north", keyId: "test", scopes: [] },
    judging: { languages, queueLimit: 10 },
  }, { userId: "idle", labId: "echo", language: "C", source: new TextEncoder().encode("x") });
  const seen = async (isRunComplete: boolean, ...statuses: string[]) =>
    assert.deepEqual(await result(north, "idle", "echo"), {
      result: {
        isLabAttempted: true,
        isRunComplete,
        resultArray: statuses.map((status, index) => ({ testCaseId: `${index + 1}`, status })),
      },
    });
  const finish = async (status: string) => {
    const token = crypto.randomUUID();
    const { leased } = await finishAndLease(app.db, null, { token, leaseMs: 60_000 });
    const result = { ...internalError(app.now), status };
    await finishAndLease(app.db, { lease: { taskId: leased!.task_id, token }, result }, null);
  };
  await seen(false, "pending", "pending");
  await finish("time-limit-exceeded");
  await seen(false, "time-limit-exceeded", "pending");
  await finish("successful");
  await seen(true, "time-limit-exceeded", "successful");
});

Deno.test("get-user-io-lab-result names the user or the lab that the school has not", async () => {
  const at = "data[0].data";
  assert.deepEqual(await messages(north, { userId: "user-10", labId: "lab-sum" }), [
    `not-found: ${at}.userId: The school has no user "user-10"`,
  ]);
  assert.deepEqual(await messages(north, { userId: "user-04", labId: "lab-primes" }), [
    `not-found: ${at}.labId: The school has no lab "lab-primes"`,
  ]);
  assert.deepEqual(await messages(north, { userId: "user-10", labId: "lab-primes" }), [
    `not-found: ${at}.userId: The school has no user "user-10"`,
  ]);
});

Deno.test("get-user-io-lab-result wants a user and a lab", async () => {
  const wrong: [object, string][] = [
    [{ labId: "echo" }, ".userId is required, but is absent"],
    [{ userId: "idle", labId: null }, ".labId is required, but is absent"],
    [{ userId: "", labId: "echo" }, '.userId must be a string of 1 to 255 characters, but got ""'],
    [{ userId: "idle", labId: 7 }, ".labId must be a string of 1 to 255 characters, but got 7"],
  ];
  for (const [payload, sentence] of wrong) {
    assert.deepEqual(await messages(north, payload), [`invalid-argument: data[0].data${sentence}`]);
  }
});

import assert from "node:assert/strict";
import { getQuizDetails } from "../../../routes/quizzes/get_quiz_details.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const option = (id: string, isCorrect: boolean) => ({ id, text: `Option ${id}`, isCorrect });
// Ids against the order, and of one question's options in another's as well.
const questions = [
  {
    id: "z",
    type: "MultiCorrect",
    title: "Which? 😀",
    description: "*Look*",
    explanation: 'Because "\\" is one',
    options: [option("b", true), option("c", false), option("a", true)],
  },
  {
    id: "a",
    type: "SingleCorrect",
    title: "What?",
    options: Array.from({ length: 12 }, (_, index) => option(`${12 - index}`, index === 5)),
  },
  { id: "m", type: "MultiCorrect", title: "None?", options: [option("x", false), option("y", false)] },
];
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  quizzes: [
    { id: "mixed", title: "Mixed", createdAt: "2025-03-04T05:06:07.891+05:30", questions },
    { id: "bare", title: "Bare", createdAt: "2025-03-04T05:06:07Z", questions: [] },
    { id: "quiz-pointers", title: "North's own", createdAt: "2025-03-04T05:06:07Z", questions: [] },
  ],
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north] = [await caller("demo"), await caller("north")];

Deno.test("get-quiz-details answers as its example says", async () => {
  const { payload, data } = getQuizDetails.example;
  assert.deepEqual((await demo.post("get-quiz-details", payload)).data(), data);
});

Deno.test("get-quiz-details gives questions and options in the school's order, each with all its fields", async () => {
  assert.deepEqual((await north.post("get-quiz-details", { quizId: "mixed" })).data(), {
    createdAtIso: "2025-03-03T23:36:07Z",
    quizTitle: "Mixed",
    questions: questions.map(({ id, title, explanation = "", description = "", type, options }) => ({
      questionId: id,
      title,
      explanation,
      description,
      type,
      options: options.map(({ id, text, isCorrect }) => ({ optionId: id, text, isCorrectOption: isCorrect })),
    })),
  });
});

Deno.test("get-quiz-details of a quiz without questions has an empty list", async () => {
  assert.deepEqual((await north.post("get-quiz-details", { quizId: "bare" })).data(), {
    createdAtIso: "2025-03-04T05:06:07Z",
    quizTitle: "Bare",
    questions: [],
  });
});

Deno.test("get-quiz-details gives a school its own quiz of an id, and not another school's", async () => {
  const quizId = "quiz-pointers";
  assert.equal((await north.post("get-quiz-details", { quizId })).data().quizTitle, "North's own");
  assert.equal((await demo.post("get-quiz-details", { quizId })).data().quizTitle, "Pointers and arrays");
  assert.deepEqual((await north.post("get-quiz-details", { quizId: "quiz-graphs" })).outputs(), [
    'not-found: data[0].data.quizId: The school has no quiz "quiz-graphs"',
  ]);
});

Deno.test("get-quiz-details says what is wrong with an id", async () => {
  const message = async (payload: object) => (await north.post("get-quiz-details", payload)).outputs()[0];
  assert.equal(await message({}), "invalid-argument: data[0].data.quizId is required, but is absent");
  assert.equal(
    await message({ quizId: "" }),
    'invalid-argument: data[0].data.quizId must be a string of 1 to 255 characters, but got ""',
  );
});

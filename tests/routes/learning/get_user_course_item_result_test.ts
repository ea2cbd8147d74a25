import assert from "node:assert/strict";
import { getUserCourseItemResult } from "../../../routes/learning/get_user_course_item_result.ts";
import { sql } from "../../../db/sql.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";
import { article, completed, course, learner } from "./_learners.ts";

const app = await testApp();
await importDemoSchool(app.db);
const question = (id: string) => ({
  id,
  type: "MultiCorrect",
  title: id,
  options: ["x", "y", "z"].map((id) => ({ id, text: id, isCorrect: true })),
});
const quiz = (id: string, ...questions: string[]) => ({ id, title: id, questions: questions.map(question) });
const attempt = (id: string, submittedAt: string, answers: [string, string[]][], more: object = {}) => ({
  id,
  userId: "ada",
  courseItemId: "quiz-item",
  quizId: "quiz",
  submittedAt,
  answers: answers.map(([questionId, selectedOptionIds]) => ({ questionId, selectedOptionIds })),
  ...more,
});
const labAttempt = (id: string, startedAt: string, ...states: string[]) => ({
  id,
  userId: "ada",
  labId: "lab",
  language: "C",
  source: "",
  startedAt,
  results: states.map((status, index) => ({ testCaseId: `case-${index}`, status })),
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: [learner("ada"), learner("bob")],
  quizzes: [quiz("quiz", "later-in-the-alphabet", "b", "a"), quiz("other", "a")],
  ioLabs: [{
    id: "lab",
    title: "x",
    languages: ["C"],
    testCases: [{ id: "case-0" }, { id: "case-1" }],
  }],
  videos: [{
    id: "video",
    title: "x",
    folderPath: "/",
    status: "Ready",
    createdAt: "2026-01-01T00:00:00Z",
  }],
  liveEvents: [{ id: "event", title: "x", sessions: [] }],
  courses: [course("all", [
    article("article"),
    article("hidden", { isPublished: false }),
    { type: "Video", id: "video-item", title: "x", videoId: "video" },
    { type: "LiveEvent", id: "event-item", title: "x", liveEventId: "event" },
    { type: "IoCodingLab", id: "lab-item", title: "x", labId: "lab" },
    { type: "Quiz", id: "quiz-item", title: "x", quizId: "quiz" },
    { type: "Quiz", id: "quiz-again", title: "x", quizId: "quiz" },
  ])],
  progressEvents: completed("ada", "article", "hidden", "lab-item"),
  quizAttempts: [
    attempt("2", "2026-01-03T00:00:00Z", [["a", ["z", "x"]], ["later-in-the-alphabet", []]]),
    attempt("1", "2026-01-02T00:00:00Z", [["a", ["y"]], ["b", ["y"]]]),
    attempt("3", "2026-01-05T00:00:00Z", [["b", ["x"]]], { userId: "bob" }),
    attempt("4", "2026-01-06T00:00:00Z", [["b", ["z"]]], { userId: "bob", courseItemId: "quiz-again" }),
  ],
  labAttempts: [
    labAttempt("new", "2026-01-03T00:00:00Z", "successful", "wrong-answer"),
    labAttempt("old", "2026-01-02T00:00:00Z", "died-sigfpe", "successful"),
  ],
}, { id: "south", name: "South", country: "IN", users: [learner("ada")] });
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north, south] = [await caller("demo"), await caller("north"), await caller("south")];
const post = async (who: typeof demo, payload: object) =>
  await who.post("get-user-course-item-result", payload);
const result = async (userId: string, courseItemId: string) =>
  (await post(north, { userId, courseItemId })).data().result;

Deno.test("get-user-course-item-result answers as its example says, by id, by e-mail, and by both", async () => {
  const { payload: { courseItemId, userId, userEmail }, data } = getUserCourseItemResult.example;
  for (const by of [{ userId, userEmail }, { userId }, { userEmail: "PRIYA.nair@example.ORG" }]) {
    assert.deepEqual((await post(demo, { courseItemId, ...by })).data(), data);
  }
});

Deno.test("get-user-course-item-result gives every question of a quiz with the latest attempt's answers", async () => {
  const details = (...selected: string[][]) => ({
    courseItemType: "Quiz",
    quizUniqueId: "quiz",
    questions: ["later-in-the-alphabet", "b", "a"].map((questionUniqueId, index) => ({
      questionUniqueId,
      selectedOptionIds: selected[index],
    })),
  });
  assert.deepEqual(await result("ada", "quiz-item"), {
    isMarkedAsCompleted: false,
    details: details([], [], ["z", "x"]),
  });
  // Each by its own user, and by its own item, though the quiz is one.
  assert.deepEqual(await result("bob", "quiz-item"), {
    isMarkedAsCompleted: false,
    details: details([], ["x"], []),
  });
  assert.deepEqual(await result("bob", "quiz-again"), {
    isMarkedAsCompleted: false,
    details: details([], ["z"], []),
  });
  assert.deepEqual(await result("ada", "quiz-again"), {
    isMarkedAsCompleted: false,
    details: { courseItemType: "Quiz", quizUniqueId: "quiz", questions: [] },
  });
});

Deno.test("of quiz attempts of one instant the one with the greater id counts, and an attempt keeps its quiz", async () => {
  const at = "2026-01-07T00:00:00Z";
  await importSchools(app.db, {
    id: "east",
    name: "East",
    country: "IN",
    users: [learner("ada")],
    quizzes: [quiz("quiz", "a"), quiz("other", "b")],
    courses: [course("all", [{ type: "Quiz", id: "quiz-item", title: "x", quizId: "quiz" }])],
    quizAttempts: [
      attempt("2", at, [["a", ["x"]]]),
      attempt("3", at, [["a", ["y"]]]),
      attempt("1", at, [["a", ["z"]]]),
    ],
  });
  const east = await caller("east");
  const expected = {
    result: {
      isMarkedAsCompleted: false,
      details: {
        courseItemType: "Quiz",
        quizUniqueId: "quiz",
        questions: [{ questionUniqueId: "a", selectedOptionIds: ["y"] }],
      },
    },
  };
  const payload = { userId: "ada", courseItemId: "quiz-item" };
  assert.deepEqual((await post(east, payload)).data(), expected);
  await app.db.query(sql`
    update course_items set quiz_id = 'other' where school_id = 'east' and id = 'quiz-item'`);
  assert.deepEqual((await post(east, payload)).data(), expected);
});

Deno.test("get-user-course-item-result gives the latest attempt at a lab as get-user-io-lab-result does", async () => {
  const lab = { courseItemType: "IoCodingLab", labUniqueId: "lab" };
  const labResult = async (userId: string) =>
    (await north.post("get-user-io-lab-result", { userId, labId: "lab" })).data().result as object;
  assert.deepEqual(await result("ada", "lab-item"), {
    isMarkedAsCompleted: true,
    details: {
      ...lab,
      isLabAttempted: true,
      isRunComplete: true,
      resultArray: [
        { testCaseId: "case-0", status: "successful" },
        { testCaseId: "case-1", status: "wrong-answer" },
      ],
    },
  });
  assert.deepEqual(await result("bob", "lab-item"), {
    isMarkedAsCompleted: false,
    details: { ...lab, isLabAttempted: false },
  });
  for (const user of ["ada", "bob"]) {
    const { details } = await result(user, "lab-item") as { details: object };
    assert.deepEqual(details, { ...lab, ...await labResult(user) });
  }
});

Deno.test("get-user-course-item-result says whether any other item is completed, and its type", async () => {
  const expected = (isMarkedAsCompleted: boolean, courseItemType: string) => ({
    isMarkedAsCompleted,
    details: { courseItemType },
  });
  assert.deepEqual(await result("ada", "article"), expected(true, "Article"));
  assert.deepEqual(await result("ada", "hidden"), expected(true, "Article"));
  assert.deepEqual(await result("bob", "article"), expected(false, "Article"));
  assert.deepEqual(await result("ada", "video-item"), expected(false, "Video"));
  assert.deepEqual(await result("ada", "event-item"), expected(false, "LiveEvent"));
});

Deno.test("get-user-course-item-result says what is not there, and what does not belong together", async () => {
  const messages = async (who: typeof demo, payload: object) => (await post(who, payload)).outputs();
  const at = "data[0].data";
  assert.deepEqual(await messages(north, { userId: "ada", courseItemId: "quiz" }), [
    `not-found: ${at}.courseItemId: The school has no course item "quiz"`,
  ]);
  assert.deepEqual(await messages(south, { userId: "ada", courseItemId: "article" }), [
    `not-found: ${at}.courseItemId: The school has no course item "article"`,
  ]);
  assert.deepEqual(await messages(south, { userId: "bob", courseItemId: "article" }), [
    `not-found: ${at}.userId: The school has no user "bob"`,
  ]);
  assert.deepEqual(await messages(north, { courseItemId: "article" }), [
    `invalid-argument: ${at}.userId: one of userId and userEmail is required, but both are absent`,
  ]);
  assert.match(
    (await messages(north, { userId: "ada", userEmail: "bob@example.org", courseItemId: "article" }))[0]!,
    /^invalid-argument: data\[0\]\.data\.userEmail: must be the e-mail of the user that userId names/,
  );
  assert.match(
    (await messages(north, { userId: "ada" }))[0]!,
    /^invalid-argument: data\[0\]\.data\.courseItemId is required/,
  );
});

import assert from "node:assert/strict";
import { getUserIndividualCourseProgress } from "../../../routes/learning/get_user_individual_course_progress.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";
import { article, articles, bundle, completed, course, enrolled, learner } from "./_learners.ts";

const app = await testApp();
await importDemoSchool(app.db);
const ended = { expiresAt: "2026-01-03T00:00:00Z" };
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: ["direct", "bundled", "ended", "unenrolled", "stranger"].map(learner),
  courses: [
    course("thirds", articles("a", 2), [article("hidden", { isPublished: false })], articles("b", 1)),
    course("empty"),
    { ...course("archived", articles("c", 8)), status: "Archived" },
    course("other", articles("d", 1)),
  ],
  bundles: [bundle("both", "empty", "thirds")],
  enrollments: [
    enrolled("direct", "product-thirds"),
    enrolled("direct", "product-empty"),
    enrolled("direct", "product-archived"),
    enrolled("bundled", "both"),
    enrolled("ended", "product-thirds", ended),
    enrolled("stranger", "product-other"),
  ],
  progressEvents: [
    ...completed("direct", "a-0", "hidden", "b-0", "c-0"),
    ...completed("ended", "a-0"),
    ...completed("unenrolled", "a-1"),
    ...completed("stranger", "d-0"),
  ],
}, {
  id: "south",
  name: "South",
  country: "IN",
  users: [learner("direct")],
  courses: [course("thirds", articles("a", 1))],
  enrollments: [enrolled("direct", "product-thirds")],
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north, south] = [await caller("demo"), await caller("north"), await caller("south")];

const asked = (courseId: string, email: string) => ({
  courseIdentifier: { type: "course-id", digitalProductCourseId: courseId },
  userIdentifier: { type: "email", email },
});
const post = async (who: typeof demo, courseId: string, user: string) =>
  await who.post("get-user-individual-course-progress", asked(courseId, `${user}@example.org`));

interface CourseData {
  title: string;
  completionPercentageOutOf100: number;
  courseItems: { uniqueId: string; isCompleted: boolean }[];
}
const progress = async (who: typeof demo, courseId: string, user: string) =>
  (await post(who, courseId, user)).data().courseData as CourseData;

/** Percent, and the items in their order, those that are completed with a sign. */
const summary = ({ completionPercentageOutOf100, courseItems }: CourseData) => [
  completionPercentageOutOf100,
  courseItems.map(({ uniqueId, isCompleted }) => isCompleted ? `${uniqueId} ✓` : uniqueId).join(", "),
];

Deno.test("get-user-individual-course-progress answers as its example says, whatever the e-mail's case", async () => {
  const { payload, data } = getUserIndividualCourseProgress.example;
  const call = async (payload: unknown) =>
    (await demo.post("get-user-individual-course-progress", payload)).data();
  assert.deepEqual(await call(payload), data);
  assert.deepEqual(await call(asked("course-c", "PRIYA.Nair@Example.ORG")), data);
});

Deno.test("get-user-individual-course-progress counts published items alone, in the order of sections and items", async () => {
  assert.deepEqual(summary(await progress(north, "thirds", "direct")), [66.67, "a-0 ✓, a-1, b-0 ✓"]);
  assert.deepEqual(summary(await progress(south, "thirds", "direct")), [0, "a-0"]);
  assert.deepEqual(await progress(north, "empty", "direct"), {
    title: "Course empty",
    completionPercentageOutOf100: 0,
    courseItems: [],
  });
});

Deno.test("get-user-individual-course-progress tells the progress of a course in a bundle, of one that is archived, after an enrolment, and without one", async () => {
  assert.deepEqual(summary(await progress(north, "thirds", "bundled")), [0, "a-0, a-1, b-0"]);
  assert.equal((await progress(north, "archived", "direct")).completionPercentageOutOf100, 12.5);
  assert.deepEqual(summary(await progress(north, "thirds", "ended")), [33.33, "a-0 ✓, a-1, b-0"]);
  assert.deepEqual(summary(await progress(north, "thirds", "unenrolled")), [33.33, "a-0, a-1 ✓, b-0"]);
});

Deno.test("get-user-individual-course-progress says what is not there, and who is not enrolled", async () => {
  const at = "not-found: data[0].data";
  assert.deepEqual((await post(north, "thirds", "nobody")).outputs(), [
    `${at}.userIdentifier.email: The school has no user "nobody@example.org"`,
  ]);
  // Both are the other school's.
  assert.deepEqual((await post(south, "thirds", "bundled")).outputs(), [
    `${at}.userIdentifier.email: The school has no user "bundled@example.org"`,
  ]);
  assert.deepEqual((await post(south, "archived", "direct")).outputs(), [
    `${at}.courseIdentifier.digitalProductCourseId: The school has no course "archived"`,
  ]);
  // It is a course as well as a product, and asked for as a course.
  assert.deepEqual((await post(north, "product-thirds", "direct")).outputs(), [
    `${at}.courseIdentifier.digitalProductCourseId: The school has no course "product-thirds"`,
  ]);
  assert.deepEqual((await post(north, "thirds", "stranger")).outputs(), [
    `${at}.userIdentifier.email: The user "stranger@example.org" is not enrolled in the course "thirds"`,
  ]);
});

Deno.test("get-user-individual-course-progress names the field that is wrong", async () => {
  const messages = async (payload: unknown) =>
    (await north.post("get-user-individual-course-progress", payload)).outputs();
  const { courseIdentifier, userIdentifier } = asked("thirds", "direct@example.org");
  const at = "invalid-argument: data[0].data";
  assert.deepEqual(await messages({ userIdentifier }), [`${at}.courseIdentifier is required, but is absent`]);
  assert.deepEqual(
    await messages({ userIdentifier, courseIdentifier: { ...courseIdentifier, type: "slug" } }),
    [
      `${at}.courseIdentifier.type must be "course-id", but got "slug"`,
    ],
  );
  assert.deepEqual(await messages({ userIdentifier: { type: "email" }, courseIdentifier }), [
    `${at}.userIdentifier.email is required, but is absent`,
  ]);
});

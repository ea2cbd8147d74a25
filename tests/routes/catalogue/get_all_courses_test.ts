import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { getAllCourses } from "../../../routes/catalogue/get_all_courses.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
Deno.test.beforeEach(() => app.reset());
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const ask = (serviceSchoolId: string) => app.as(null).post("get-all-courses", { serviceSchoolId });
const courses = async (schoolId: string) =>
  (await ask(schoolId)).data().courses as {
    serviceCourseId: string;
    thumbnailUrl: string;
    ratingOutOf10: number;
    instructors: { name: string; profilePhotoUrl: string; tagline: string }[];
  }[];
const course = (id: string, more: object = {}) => ({
  id,
  productId: id,
  type: "RecordedCourse",
  title: id,
  slug: id,
  status: "Published",
  createdAt: "2026-01-01T00:00:00Z",
  sections: [],
  ...more,
});
const school = { id: "north", name: "North", country: "IN" };

Deno.test("get-all-courses answers as its example says, without a key", async () => {
  await importDemoSchool(app.db);
  const { payload, data } = getAllCourses.example;
  const answer = await app.as(null).post("get-all-courses", payload);
  assert.deepEqual(answer.data(), data);
  assert.equal(answer.headers.get("RateLimit-Policy"), '"per-address";q=60;w=60');
});

Deno.test("get-all-courses lists what is published, newest first, then by id", async () => {
  await importSchools(app.db, {
    ...school,
    courses: [
      course("b"),
      course("c", { createdAt: "2026-01-01T00:00:01Z" }),
      course("a"),
      ...["Draft", "Unlisted", "Archived"].map((status) => course(status.toLowerCase(), { status })),
    ],
  }, { ...school, id: "south", courses: [course("other")] });
  assert.deepEqual((await courses("north")).map((course) => course.serviceCourseId), ["c", "a", "b"]);
});

Deno.test("get-all-courses gives the mean of the reviews, and 0 without any", async () => {
  const reviews = (...ratings: number[]) => ({
    reviews: ratings.map((ratingOutOf10) => ({ ratingOutOf10, reviewContent: "…", nameOfReviewer: "A" })),
  });
  await importSchools(app.db, {
    ...school,
    courses: [course("a", reviews(9, 9, 10)), course("b", reviews(9, 8.25)), course("c")],
  });
  assert.deepEqual((await courses("north")).map((course) => course.ratingOutOf10), [9.33, 8.63, 0]);
});

Deno.test("get-all-courses leaves out instructors whose access was revoked", async () => {
  const user = (id: string) => ({ id, name: id, username: id, email: `${id}@example.org` });
  await importSchools(app.db, {
    ...school,
    users: ["ann", "bob", "eve"].map(user),
    instructors: ["ann", "bob", "eve"].map((userId) => ({
      id: `teaches-${userId}`,
      userId,
      tagline: userId,
    })),
    courses: [course("a", { instructorIds: ["teaches-eve", "teaches-bob", "teaches-ann"] })],
  });
  await app.db.query(sql`update instructors set revoked_at = now() where id = 'teaches-bob'`);
  const [only] = await courses("north");
  assert.deepEqual(
    only!.instructors,
    ["eve", "ann"].map((name) => ({
      name,
      profilePhotoUrl: "",
      longDescriptionMarkdown: "",
      tagline: name,
    })),
  );
  assert.equal(only!.thumbnailUrl, "");
});

Deno.test("get-all-courses tells a school without courses from one that is not there", async () => {
  await importSchools(app.db, school);
  assert.deepEqual(await courses("north"), []);
  assert.deepEqual((await ask("south")).outputs(), [
    'not-found: data[0].data.serviceSchoolId: There is no school "south"',
  ]);
});

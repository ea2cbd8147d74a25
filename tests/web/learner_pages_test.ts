import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { testApp } from "../_app.ts";
import { importDemoSchool, importSchools } from "../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const course = (id: string, more: object = {}) => ({
  id: `course-${id}`,
  productId: id,
  type: "RecordedCourse",
  title: `Course ${id}`,
  slug: id,
  status: "Published",
  sections: [{
    id: `section-${id}`,
    title: "All",
    items: [1, 2, 3].map((number) => ({
      type: "Article",
      id: `${id}-${number}`,
      title: `Part ${number}`,
      articleMarkdown: "",
    })),
  }],
  ...more,
});
const enrolled = (productId: string, day: number, more: object = {}) => ({
  userId: "nora",
  productId,
  enrolledAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
  ...more,
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: ["nora", "olaf"].map((id) => ({
    id,
    name: `<b>${id}</b>`,
    username: id,
    email: `${id}@example.org`,
    profilePictureUrl: id === "nora" ? "javascript:alert(1)" : undefined,
  })),
  courses: [
    course("a"),
    course("b"),
    course("c"),
    course("over"),
    course("archived", { status: "Archived" }),
    course("draft", { status: "Draft" }),
    course("empty", { sections: [] }),
    course("elsewhere"),
  ],
  bundles: [{
    id: "bundle",
    title: "Both",
    slug: "both",
    status: "Published",
    items: [{ productId: "b" }, { productId: "c" }],
  }],
  enrollments: [
    enrolled("a", 1),
    enrolled("b", 2),
    enrolled("bundle", 5),
    enrolled("over", 6, { expiresAt: "2026-02-01T09:30:00Z" }),
    enrolled("archived", 3, { expiresAt: "2026-02-01T09:30:01Z" }),
    enrolled("draft", 7),
    enrolled("empty", 4),
    { ...enrolled("elsewhere", 8), userId: "olaf" },
  ],
  progressEvents: [["nora", "a-1"], ["nora", "a-2"], ["nora", "b-1"], ["nora", "b-2"], ["nora", "b-3"], [
    "olaf",
    "c-1",
  ]]
    .map(([userId, courseItemId]) => ({ userId, courseItemId, completedAt: "2026-01-20T00:00:00Z" })),
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const demo = app.as(await app.key({ school: "demo" }));
const north = app.as(await app.key({ school: "north" }));

/** What a page says to who is logged in, and its HTML. */
async function pageOf(who: typeof demo, email: string, path: string) {
  const answer = await who.post("get-login-link-for-user", {
    userIdentifier: { type: "email", email },
    redirectTo: path,
  });
  const { pathname, search } = new URL(String(answer.data().loginUrl));
  const opened = await app.send(pathname + search);
  const page = await app.send(opened.headers.get("Location")!, {
    headers: { Cookie: opened.headers.get("Set-Cookie")!.split(";")[0]! },
  });
  assert.equal(page.status, 200);
  return {
    html: page.text,
    words: page.text.replace(/^.*<body>/s, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
  };
}

/** Each course's card: its id, its progress, and where it leads. */
const cards = (html: string) =>
  [...html.matchAll(/data-course="([^"]+)">(.*?)<\/div><\/div>/gs)].map(([, id, inside]) => [
    id,
    Number(/value="([^"]+)"/.exec(inside!)![1]),
    /href="([^"]+)"/.exec(inside!)?.[1] ?? null,
  ]);

Deno.test("the dashboard greets, and shows the demo school's learner how far each course is done", async () => {
  const { html, words } = await pageOf(demo, "priya.nair@example.org", "/dashboard");
  assert.ok(words.includes(" Demo School Hello, Priya Nair "), words);
  const progress = async (courseId: string) => {
    const answer = await demo.post("get-user-individual-course-progress", {
      courseIdentifier: { type: "course-id", digitalProductCourseId: courseId },
      userIdentifier: { type: "email", email: "priya.nair@example.org" },
    });
    return (answer.data().courseData as { completionPercentageOutOf100: number })
      .completionPercentageOutOf100;
  };
  const shown = cards(html);
  assert.equal(shown.length, 4);
  for (const [id, percent] of shown) {
    assert.equal(percent, await progress(String(id)), String(id));
    assert.ok(words.includes(` ${percent} % completed `));
  }
});

Deno.test("courses are those that one is enrolled in now, by themselves or by a bundle, the last first", async () => {
  const { html, words } = await pageOf(north, "nora@example.org", "/courses");
  assert.deepEqual(cards(html), [
    ["course-b", 100, "/schools/north/courses/b"],
    ["course-c", 0, "/schools/north/courses/c"],
    ["course-empty", 0, "/schools/north/courses/empty"],
    ["course-archived", 0, null],
    ["course-a", 66.67, "/schools/north/courses/a"],
  ]);
  assert.ok(words.includes(" North Your courses "), words);
});

Deno.test("on the dashboard what is done stands last, and is counted", async () => {
  const { html, words } = await pageOf(north, "nora@example.org", "dashboard");
  assert.deepEqual(cards(html).map(([id]) => id), [
    "course-c",
    "course-empty",
    "course-archived",
    "course-a",
    "course-b",
  ]);
  assert.ok(words.includes(" You have completed 1 of 5 courses. "), words);
});

Deno.test("who is enrolled in nothing is told so", async () => {
  await app.db.query(sql`delete from enrolments where user_id = 'olaf'`);
  const { words } = await pageOf(north, "olaf@example.org", "dashboard");
  assert.ok(words.includes(" You are not enrolled in a course yet. "), words);
});

Deno.test("a profile shows what was given, escaped, and a picture only from the web", async () => {
  const { words } = await pageOf(demo, "priya.nair@example.org", "profile");
  assert.ok(words.includes(" Name Priya Nair Username priya.nair E-mail priya.nair@example.org "), words);
  const { html } = await pageOf(north, "nora@example.org", "profile");
  assert.match(html, /<dd>&lt;b&gt;nora&lt;\/b&gt;<\/dd>/);
  assert.doesNotMatch(html, /<b>|javascript:/);
});

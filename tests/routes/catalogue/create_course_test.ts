import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { createCourse } from "../../../routes/catalogue/create_course.ts";
import { testApp } from "../../_app.ts";

const app = await testApp();
let caller: ReturnType<typeof app.as>;
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ school: "demo", scopes: ["write"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const { example } = createCourse;
const create = async (payload: object) =>
  (await caller.post("create-course", payload)).data() as { serviceDigitalProductId: string; slug: string };
const messages = async (payload: object) => (await caller.post("create-course", payload)).outputs();

Deno.test("create-course answers as its example says, and stores every field", async () => {
  const { serviceDigitalProductId, slug } = await create(example.payload);
  assert.equal(slug, example.data.slug);
  assert.match(
    serviceDigitalProductId,
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const [stored] = await app.db.query(sql`
    select to_jsonb(product) || to_jsonb(course) as course, to_jsonb(faq) as faq, to_jsonb(review) as review
    from digital_products product
    join courses course on course.school_id = product.school_id and course.product_id = product.id
    join course_faqs faq on faq.school_id = course.school_id and faq.course_id = course.id
    join course_reviews review on review.school_id = course.school_id and review.course_id = course.id`);
  const id = serviceDigitalProductId;
  const words = example.payload as Record<string, string>;
  const instant = (text: string) => text.replace("Z", "+00:00");
  assert.deepEqual(stored, {
    course: {
      school_id: "demo",
      id,
      product_id: id,
      title: words.title,
      slug,
      short_description: words.shortDescription,
      long_description: words.longDescription,
      thumbnail_url: words.thumbnailUrl,
      file_url: null,
      status: "Draft",
      created_at: instant("2026-02-01T09:30:00Z"),
      updated_at: instant("2026-02-01T09:30:00Z"),
      type: "CohortBasedCourse",
      cohort_start_at: instant("2026-03-02T13:30:00Z"),
      cohort_end_at: instant("2026-04-27T15:00:00Z"),
      cohort_enrollment_end_at: instant("2026-03-09T18:29:59Z"),
      goals: words.goals,
      enrollment_validity_in_hours: 8760,
      is_syllabus_visible_on_landing_page: true,
      is_item_discussion_enabled: true,
      is_enrollment_manual_only: false,
    },
    faq: {
      school_id: "demo",
      course_id: id,
      position: 0,
      question_markdown: "Must I know C?",
      answer_markdown: "Yes, *well*.",
    },
    review: {
      school_id: "demo",
      course_id: id,
      position: 0,
      rating_out_of_10: 9,
      content: "Hard, and worth it.",
      reviewer_name: "Zoë Müller",
      reviewer_title: "Engineer",
      reviewer_workplace: "Nordlicht Systems",
      reviewer_picture_url: "https://example.org/pictures/zoe.muller.jpg",
    },
  });
});

Deno.test("create-course asks only for a title, and makes a recorded course that is a draft", async () => {
  await create({ title: "Nothing but a title", thumbnailUrl: "", reviews: [{ ratingOutOf10: 0 }] });
  const [stored] = await app.db.query(sql`
    select course.type, status, goals, enrollment_validity_in_hours, thumbnail_url, short_description,
      is_syllabus_visible_on_landing_page, is_item_discussion_enabled, is_enrollment_manual_only
    from courses course join digital_products product on product.id = course.product_id`);
  assert.deepEqual(stored, {
    type: "RecordedCourse",
    status: "Draft",
    goals: [],
    enrollment_validity_in_hours: null,
    thumbnail_url: null,
    short_description: "",
    is_syllabus_visible_on_landing_page: true,
    is_item_discussion_enabled: false,
    is_enrollment_manual_only: false,
  });
});

Deno.test("create-course numbers slugs of the same title, within a school", async () => {
  const slug = async (title: string) => (await create({ title })).slug;
  assert.equal(await slug("Learn Go"), "learn-go");
  assert.equal(await slug("Learn Go!"), "learn-go-2");
  assert.equal(await slug("LEARN GO"), "learn-go-3");
  assert.equal(await slug("Learn Go 2"), "learn-go-2-2");
  caller = app.as(await app.key({ school: "south" }));
  assert.equal(await slug("Learn Go"), "learn-go");
});

Deno.test("fifty courses of one title at once get fifty slugs", async () => {
  const slugs = await Promise.all(
    Array.from({ length: 50 }, async () => (await create({ title: "Go" })).slug),
  );
  const wanted = Array.from({ length: 50 }, (_, index) => index === 0 ? "go" : `go-${index + 1}`);
  assert.deepEqual(slugs.sort(), wanted.sort());
});

Deno.test("a course that is made published can be found by what create-course gave", async () => {
  const { serviceDigitalProductId, slug } = await create({ title: "Open", status: "Published" });
  await create({ title: "Closed" });
  const listed = (await app.as(null).post("get-all-courses", { serviceSchoolId: "demo" })).data();
  assert.deepEqual(
    (listed.courses as { serviceCourseId: string; courseSlug: string }[])
      .map((course) => [course.serviceCourseId, course.courseSlug]),
    [[serviceDigitalProductId, slug]],
  );
  const prices = await app.as(null).post("get-course-price", {
    serviceSchoolId: "demo",
    serviceCourseId: serviceDigitalProductId,
  });
  assert.deepEqual(prices.data(), { prices: [] });
});

Deno.test("create-course refuses a cohort that ends before it starts, or takes learners after its end", async () => {
  const cohort = (cohortStartAt: string, cohortEndAt: string, cohortEnrollmentEndAt?: string) => ({
    title: "Cohort",
    courseSpecificData: { type: "CohortBasedCourse", cohortStartAt, cohortEndAt, cohortEnrollmentEndAt },
  });
  assert.deepEqual(await messages(cohort("2026-03-02T00:00:00Z", "2026-03-02T00:00:00Z")), [
    "invalid-argument: data[0].data.courseSpecificData.cohortEndAt: must be after cohortStartAt, " +
    "but is 2026-03-02T00:00:00.000Z",
  ]);
  assert.deepEqual(
    await messages(cohort("2026-03-02T00:00:00Z", "2026-04-02T00:00:00Z", "2026-04-02T00:00:01Z")),
    [
      "invalid-argument: data[0].data.courseSpecificData.cohortEnrollmentEndAt: must be at most cohortEndAt, " +
      "but is 2026-04-02T00:00:01.000Z",
    ],
  );
  assert.deepEqual(
    await messages(cohort("2026-03-02T00:00:00Z", "2026-04-02T00:00:00Z", "2026-04-02T00:00:00Z")),
    [
      "ok",
    ],
  );
  assert.deepEqual(await messages({ title: "Cohort", courseSpecificData: { type: "CohortBasedCourse" } }), [
    "invalid-argument: data[0].data.courseSpecificData.cohortStartAt is required, but is absent",
  ]);
});

Deno.test("create-course names the field that is wrong, and makes nothing", async () => {
  const at = "invalid-argument: data[0].data";
  const wrong: [object, string][] = [
    [{}, `${at}.title is required, but is absent`],
    [{ title: "  " }, `${at}.title must be a string of 1 to 500 characters that matches \\S, but got "  "`],
    [
      { title: "x", status: "Open" },
      `${at}.status must be one of "Draft", "Published", "Unlisted", "Archived", but got "Open"`,
    ],
    [
      { title: "x", enrollmentValidityInHours: 0 },
      `${at}.enrollmentValidityInHours must be an integer from 1 to 2147483647, but got 0`,
    ],
    [
      { title: "x", reviews: [{ ratingOutOf10: 11 }] },
      `${at}.reviews[0].ratingOutOf10 must be a number from 0 to 10, but got 11`,
    ],
    [
      { title: "x", thumbnailUrl: "javascript:alert(1)" },
      `${at}.thumbnailUrl must be a string of at most 2000 characters that matches ^(https?://\\S+)?$, but got "javascript:alert(1)"`,
    ],
    [
      { title: "x", courseSpecificData: { type: "Seminar" } },
      `${at}.courseSpecificData must be an object whose type is one of "RecordedCourse", "CohortBasedCourse", but got an object`,
    ],
  ];
  for (const [payload, message] of wrong) assert.deepEqual(await messages(payload), [message]);
  assert.deepEqual(await app.db.query(sql`select id from digital_products`), []);
});

Deno.test("create-course needs the scope write, and makes one course for one Idempotency-Key", async () => {
  const reader = app.as(await app.key({ school: "demo", scopes: ["read", "execute", "sales"] }));
  assert.equal((await reader.post("create-course", { title: "x" })).status, 403);
  const once = { "Idempotency-Key": "course-1" };
  const first = await caller.post("create-course", { title: "Once" }, once);
  assert.deepEqual((await caller.post("create-course", { title: "Once" }, once)).data(), first.data());
  assert.equal((await app.db.query(sql`select from courses`)).length, 1);
});

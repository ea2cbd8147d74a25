import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { clearTables, testDatabase } from "../../tests/database.ts";
import { demoSchool, sourceFile } from "../../tests/source_files.ts";
import { importSchoolData } from "./import_school_data.ts";
import { describeMistake, ImportMistakes } from "./mistake.ts";
import type { SourceFile } from "./source_file.ts";

const db = await testDatabase();
const now = new Date("2026-02-01T09:30:00Z");
const context = { db, clock: () => now };
Deno.test.beforeEach(() => clearTables(db));
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

const north = { id: "north", name: "North", country: "IN" };
const ann = { id: "u1", name: "Ann", username: "ann", email: "ann@example.org" };
const bob = { id: "u2", name: "Bob", username: "bob", email: "bob@example.org" };
const article = { type: "Article", id: "i1", title: "Read", articleMarkdown: "." };
const course = {
  id: "c1",
  productId: "p1",
  type: "RecordedCourse",
  title: "C",
  slug: "c",
  status: "Published",
  sections: [{ id: "s1", title: "One", items: [article] }],
};

/** What is wrong with the files, one line a mistake; nothing may have been stored. */
async function mistakesOf(files: SourceFile[], options = {}): Promise<string[]> {
  const before = await db.query(sql`select * from users`);
  try {
    await importSchoolData(context, files, options);
  } catch (error) {
    if (!(error instanceof ImportMistakes)) throw error;
    assert.deepEqual(await db.query(sql`select * from users`), before);
    return error.mistakes.map(describeMistake);
  }
  throw new Error("nothing was wrong");
}

const document = (...schools: object[]) => sourceFile("school.json", { schools });

Deno.test("importing makes what a file says, and nothing when it is done again", async () => {
  const first = await importSchoolData(context, [demoSchool]);
  assert.ok(first.every(({ made, changed, unchanged }) => made > 0 && changed === 0 && unchanged === 0));
  assert.equal(first.find(({ table }) => table === "users")!.made, 30);
  const again = await importSchoolData(context, [demoSchool]);
  assert.deepEqual(
    again,
    first.map(({ table, made }) => ({ table, made: 0, changed: 0, unchanged: made })),
  );
});

Deno.test("what a file leaves out gets its default, and the time of the import", async () => {
  await importSchoolData(context, [document({ ...north, users: [ann], courses: [course] })]);
  const [school] = await db.query(sql`select timezone, created_at from schools`);
  assert.deepEqual(school, { timezone: "UTC", created_at: now });
  const [made] = await db.query(sql`
    select created_at, updated_at, goals, is_syllabus_visible_on_landing_page as shown
    from digital_products join courses on product_id = digital_products.id`);
  assert.deepEqual(made, { created_at: now, updated_at: now, goals: [], shown: true });
  const later = { db, clock: () => new Date("2027-01-01T00:00:00Z") };
  const again = await importSchoolData(later, [document({ ...north, users: [ann], courses: [course] })]);
  assert.ok(again.every(({ made, changed }) => made + changed === 0));
});

Deno.test("every mistake is told at once, with its file, its line and its field", async () => {
  const json = sourceFile(
    "school.json",
    `{
  "schools": [
    {
      "id": "north",
      "name": "North",
      "country": "India",
      "users": [
        { "id": "u1", "name": "Ann", "username": "ann", "email": "ann" },
        { "id": "u2", "name": "Bob",
          "username": "bob", "email": "bob@example.org", "emial": "?" }
      ],
      "quizzes": [
        { "id": "q1", "title": "Q", "questions": [
          { "id": "a", "type": "SingleCorrect", "title": "A?", "options": [
            { "id": "x", "text": "X", "isCorrect": true },
            { "id": "y", "text": "Y", "isCorrect": true }
          ] }
        ] }
      ]
    }
  ]
}`,
  );
  const lines = sourceFile(
    "more.jsonl",
    [
      {
        school: "north",
        list: "enrollments",
        entry: { userId: "u1", productId: "p9", enrolledAt: "2026-02-30" },
      },
      { school: "north", list: "sales", entry: { id: "s1" } },
      { school: "north", list: "sails", entry: {} },
      { school: "south", list: "users", entry: { ...ann, id: "u7" } },
    ].map((line) => JSON.stringify(line)).join("\n") + "\n{",
  );
  const csv = sourceFile(
    "folder/progressEvents.csv",
    "userId,courseItemId,completedAt\nu1,i9,2026-01-01T00:00:00Z\nu9,i9,2026-01-01\n",
  );
  assert.deepEqual(await mistakesOf([json, lines, csv]), [
    'school.json:6: schools[0].country must be a string that matches ^[A-Z]{2}$, but got "India"',
    'school.json:8: schools[0].users[0].email must be a string of 3 to 254 characters that matches ^[^@\\s]+@[^@\\s]+$, but got "ann"',
    "school.json:10: schools[0].users[1].emial is unknown; known are id, name, username, email, profilePictureUrl, phoneNumber, passwordHash, createdAt",
    "school.json:14: schools[0].quizzes[0].questions[0].options must hold one that is correct, but 2 are",
    'more.jsonl:1: entry.enrolledAt must be an instant as in RFC 3339, like 2026-02-01T09:30:00Z, but got "2026-02-30"',
    "more.jsonl:2: entry.productId is required, but is absent",
    "more.jsonl:2: entry.soldAt is required, but is absent",
    "more.jsonl:2: entry.paymentStatus is required, but is absent",
    "more.jsonl:2: entry.currency is required, but is absent",
    "more.jsonl:2: entry.amount is required, but is absent",
    "more.jsonl:2: entry.amountInrPaise is required, but is absent",
    'more.jsonl:3: list must be one of schools, users, instructors, quizzes, ioLabs, liveEvents, videoFolders, videos, courses, bundles, digitalProducts, coupons, enrollments, progressEvents, quizAttempts, labAttempts, sales, paymentLinks, but got "sails"',
    'more.jsonl:4: school names no school: there is no "south"',
    "more.jsonl:5: is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    'folder/progressEvents.csv:2: courseItemId names no course item: there is no "i9"',
    'folder/progressEvents.csv:3: completedAt must be an instant as in RFC 3339, like 2026-02-01T09:30:00Z, but got "2026-01-01"',
  ]);
  assert.deepEqual(await db.query(sql`select from schools`), []);
});

Deno.test("what is there twice, or belongs to another, is a mistake at the later place", async () => {
  await importSchoolData(context, [document({ ...north, users: [{ ...ann, id: "u0", username: "zoe" }] })]);
  const users = [
    { ...ann, email: "other@example.org" },
    { ...bob, username: "ANN" },
    { ...bob },
    { ...ann, id: "u4", username: "x" },
  ];
  const twice = { ...course, id: "c2", productId: "p2" };
  assert.deepEqual(await mistakesOf([document({ ...north, users, courses: [course, twice] })]), [
    'school.json:1: schools[0].users[2] is a user "u2", of which there is one before',
    'school.json:1: schools[0].users[3].email must be of one user only, but another has "ann@example.org"',
    'school.json:1: schools[0].users[1].username must be of one user only, but another has "ANN"',
    'school.json:1: schools[0].courses[1].slug must be of one product only, but another has "c"',
    'school.json:1: schools[0].courses[1].sections[0] is a section "s1", of which there is one before',
    'school.json:1: schools[0].courses[1].sections[0].items[0] is a course item "i1", of which there is one before',
  ]);
});

Deno.test("what is stored with other values is a mistake, unless it may be changed", async () => {
  await importSchoolData(context, [document({ ...north, users: [ann, bob] })]);
  const other = document({
    ...north,
    country: "AU",
    users: [{ ...ann, name: "Anna", phoneNumber: "1" }, bob],
  });
  assert.deepEqual(await mistakesOf([other]), [
    'school.json:1: schools[0] is a school "north" that is stored with another country',
    'school.json:1: schools[0].users[0] is a user "u1" that is stored with another name, phoneNumber',
  ]);
  assert.deepEqual(await importSchoolData(context, [other], { mayChange: true }), [
    { table: "schools", made: 0, changed: 1, unchanged: 0 },
    { table: "users", made: 0, changed: 1, unchanged: 1 },
  ]);
  assert.deepEqual(await db.query(sql`select name, phone_number as phone from users order by id`), [
    { name: "Anna", phone: "1" },
    { name: "Bob", phone: null },
  ]);
  assert.deepEqual(
    await importSchoolData(context, [other], { mayChange: true }),
    [
      { table: "schools", made: 0, changed: 0, unchanged: 1 },
      { table: "users", made: 0, changed: 0, unchanged: 2 },
    ],
  );
});

Deno.test("access that was revoked stays revoked, whatever is imported again", async () => {
  const file = document({ ...north, users: [ann], instructors: [{ id: "t1", userId: "u1" }] });
  await importSchoolData(context, [file]);
  await db.query(sql`update instructors set revoked_at = ${now}`);
  for (const mayChange of [false, true]) {
    await importSchoolData(context, [file], { mayChange });
    assert.deepEqual(await db.query(sql`select revoked_at from instructors`), [{ revoked_at: now }]);
  }
});

Deno.test("rules that tables do not have are kept", async () => {
  const quiz = {
    id: "q1",
    title: "Q",
    questions: [{
      id: "a",
      type: "MultiCorrect",
      title: "A?",
      options: [{ id: "x", text: "X", isCorrect: true }, { id: "y", text: "Y", isCorrect: false }],
    }],
  };
  const plan = (id: string) => ({
    type: "OneTimePaymentPlan",
    id,
    name: "Once",
    fallbackCurrency: "Usd",
    prices: [{ currency: "Inr", symbol: "₹", fullAmount: 100 }],
  });
  const inParts = {
    ...plan("plan-2"),
    type: "PartialPaymentPlan",
    fallbackCurrency: "Inr",
    prices: [{ currency: "Inr", symbol: "₹", fullAmount: 100, baseAmount: 0 }],
    installmentIntervalInDays: 3_650,
    installmentCounts: [10, 11],
  };
  const book = { type: "Ebook", id: "b1", title: "Book", slug: "book", status: "Published" };
  const attempt = {
    id: "a1",
    userId: "u1",
    courseItemId: "i1",
    quizId: "q1",
    submittedAt: "2026-01-01T00:00:00Z",
  };
  const school = {
    ...north,
    users: [ann],
    quizzes: [quiz],
    courses: [course, {
      ...course,
      id: "c2",
      productId: "p2",
      pricingPlans: [plan("plan-1"), inParts],
      cohortStartAt: "2026-01-01T00:00:00Z",
    }],
    digitalProducts: [book],
    bundles: [{ id: "b2", title: "All", slug: "all", status: "Draft", items: [{ productId: "b1" }] }],
    quizAttempts: [{ ...attempt, answers: [{ questionId: "a", selectedOptionIds: ["x", "z"] }] }],
    coupons: [{ code: "X", percentOff: 12.345 }],
  };
  assert.deepEqual(
    (await mistakesOf([document(school)])).map((line) => line.replace(/^.*?: schools\[0\]\./, "")),
    [
      "courses[1].cohortStartAt must be absent of a RecordedCourse",
      "courses[1].pricingPlans[0].fallbackCurrency must be of one of the prices, Inr, but is Usd",
      "courses[1].pricingPlans[1].installmentCounts[1] must end within 36500 days, but 11 ends later",
      "coupons[0].percentOff must have two decimals at most, but is 12.345",
      'bundles[0].items[0].productId cannot be "b1": a bundle is made of courses, and this product is none',
      'quizAttempts[0].quizId cannot be "q1": the course item "i1" is not this quiz',
      'quizAttempts[0].answers[0].selectedOptionIds cannot be "z": the question "a" has no such option',
    ],
  );
});

Deno.test("text that cannot be stored, and bytes that are no text, are mistakes", async () => {
  const school = { ...north, users: [{ ...ann, name: "A\0" }, { ...bob, name: "\ud800" }] };
  assert.deepEqual(
    await mistakesOf([document(school), sourceFile("x.jsonl", new Uint8Array([0xff, 0xfe]))]),
    [
      "school.json:1: schools[0].users[0].name must not hold the character NUL",
      "school.json:1: schools[0].users[1].name must be well-formed Unicode",
      "x.jsonl: is not UTF-8",
    ],
  );
  assert.deepEqual(await mistakesOf([sourceFile("x.json", '{\n"schools": [\n}')]), [
    "x.json:3: is not JSON: Unexpected token RBrace found. (3:1)",
  ]);
  assert.deepEqual(await mistakesOf([sourceFile("x.json", "[]")]), [
    "x.json: must be an object, but got an array of 0",
  ]);
});

Deno.test("very many mistakes are counted, and the first thousand told", async () => {
  const users = Array.from({ length: 1500 }, (_, index) => ({ ...ann, id: `u${index}`, email: "none" }));
  await assert.rejects(importSchoolData(context, [document({ ...north, users })]), (error) => {
    assert.ok(error instanceof ImportMistakes);
    assert.deepEqual([error.total, error.mistakes.length], [1500, 1000]);
    return true;
  });
});

Deno.test("what a table's own check would refuse is told with its place", async () => {
  await db.query(sql`alter table users add constraint somebody check (name <> 'Nobody')`);
  try {
    const nobody = { ...bob, name: "Nobody" };
    assert.deepEqual(await mistakesOf([document({ ...north, users: [ann, nobody] })]), [
      "school.json:1: schools[0].users[1].name breaks a rule of users: CHECK ((name <> 'Nobody'::text))",
    ]);
  } finally {
    await db.query(sql`alter table users drop constraint somebody`);
  }
});

Deno.test("what takes several steps to store is stored whole, and says how far it is", async () => {
  const rows = 25_000;
  const items = [article, { ...article, id: "i2" }];
  const users = Array.from({ length: rows / 2 }, (_, index) => `u${index},N,n${index},n${index}@example.org`);
  const events = users.flatMap((_, index) =>
    items.map(({ id }) =>
      `{"school":"north","list":"progressEvents","entry":{"userId":"u${index}","courseItemId":"${id}",` +
      `"completedAt":"2026-01-01T00:00:00Z"}}`
    )
  );
  const seen: string[] = [];
  await importSchoolData(context, [
    document({ ...north, courses: [{ ...course, sections: [{ id: "s1", title: "One", items }] }] }),
    sourceFile("users.csv", ["id,name,username,email", ...users].join("\n")),
    sourceFile("events.jsonl", events.join("\n")),
  ], {
    onProgress({ step, done, total }) {
      assert.ok(done <= total);
      if (done === total) seen.push(step);
    },
  });
  assert.deepEqual([...new Set(seen)], ["reading", "checking", "storing"]);
  assert.deepEqual(await db.query(sql`select count(*) as rows from progress_events`), [{ rows }]);
  assert.deepEqual(await db.query(sql`select count(*) as rows from users`), [{ rows: rows / 2 }]);
});

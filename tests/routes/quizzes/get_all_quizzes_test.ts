import assert from "node:assert/strict";
import { getAllQuizzes } from "../../../routes/quizzes/get_all_quizzes.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const quiz = (id: string, createdAt: string) => ({ id, title: `Quiz ${id}`, createdAt, questions: [] });
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  quizzes: [
    quiz("oldest", "2024-12-31T23:59:59.999Z"),
    // Of the same instant: by id.
    ...Array.from({ length: 40 }, (_, index) => quiz(`q-${index + 10}`, "2025-01-01T00:00:00Z")).reverse(),
    quiz("newest", "2026-01-01T05:30:00+05:30"),
  ],
}, { id: "empty", name: "Empty", country: "IN" });
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north, empty] = [await caller("demo"), await caller("north"), await caller("empty")];
const inOrder = ["newest", ...Array.from({ length: 40 }, (_, index) => `q-${index + 10}`), "oldest"];

interface Page {
  paginationMetadata: { totalResultCount: number; totalPageCount: number };
  quizzes: { quizId: string; createdAtIso: string; title: string }[];
}
const page = async (who: typeof demo, payload: object) =>
  (await who.post("get-all-quizzes", payload)).data().result as Page;
const ids = async (who: typeof demo, payload: object) =>
  (await page(who, payload)).quizzes.map(({ quizId }) => quizId);

Deno.test("get-all-quizzes answers as its example says", async () => {
  const { payload, data } = getAllQuizzes.example;
  assert.deepEqual(await page(demo, payload), data.result);
});

Deno.test("get-all-quizzes gives the first page of 20 to an empty payload, and to nulls", async () => {
  const first = await page(north, {});
  assert.deepEqual(first.paginationMetadata, { totalResultCount: 42, totalPageCount: 3 });
  assert.deepEqual(first.quizzes.map(({ quizId }) => quizId), inOrder.slice(0, 20));
  assert.deepEqual(first.quizzes[0], {
    quizId: "newest",
    createdAtIso: "2026-01-01T00:00:00Z",
    title: "Quiz newest",
  });
  assert.deepEqual(await page(north, { pageNumber: null, limit: null }), first);
});

Deno.test("get-all-quizzes gives every quiz once, newest first, then by id, whatever the limit", async () => {
  for (const limit of [4, 20, 21, 42, 100]) {
    const { totalPageCount } = (await page(north, { limit })).paginationMetadata;
    assert.equal(totalPageCount, Math.ceil(42 / limit));
    const all = [];
    for (let pageNumber = 1; pageNumber <= totalPageCount; pageNumber++) {
      all.push(...await ids(north, { limit, pageNumber }));
    }
    assert.deepEqual(all, inOrder, `limit ${limit}`);
  }
});

Deno.test("get-all-quizzes is empty past the end, with the right totals", async () => {
  for (const pageNumber of [4, 1_000_000_000]) {
    assert.deepEqual(await page(north, { pageNumber }), {
      paginationMetadata: { totalResultCount: 42, totalPageCount: 3 },
      quizzes: [],
    });
  }
});

Deno.test("get-all-quizzes of a school without quizzes is empty", async () => {
  assert.deepEqual(await page(empty, {}), {
    paginationMetadata: { totalResultCount: 0, totalPageCount: 0 },
    quizzes: [],
  });
});

Deno.test("get-all-quizzes says what a page and a limit may be", async () => {
  const message = async (payload: object) => (await north.post("get-all-quizzes", payload)).outputs()[0];
  for (const limit of [0, 101, 2.5, -1, "20"]) {
    assert.equal(
      await message({ limit }),
      `invalid-argument: data[0].data.limit must be an integer from 1 to 100, but got ${
        JSON.stringify(limit)
      }`,
    );
  }
  for (const pageNumber of [0, 1.5, 1_000_000_001]) {
    assert.equal(
      await message({ pageNumber }),
      `invalid-argument: data[0].data.pageNumber must be an integer from 1 to 1000000000, but got ${pageNumber}`,
    );
  }
});

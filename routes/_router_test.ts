import assert from "node:assert/strict";
import { createRouter, type Page } from "./_router.ts";

const page = (path: string): Page => ({ path, respond: () => new Response(path) });
const course = page("/schools/:school/courses/:slug");
const route = createRouter([], [page("/docs"), course]);

Deno.test("a path is found as it is, or by its pattern with its parts decoded", () => {
  assert.equal(route("/docs")?.what, route("/docs")?.what);
  assert.deepEqual(route("/docs")?.parts, {});
  assert.equal(route("/schools/north/courses/c-1")?.what, course);
  assert.deepEqual(route("/schools/north/courses/c-1")?.parts, { school: "north", slug: "c-1" });
  assert.deepEqual(route("/schools/a%2Fb/courses/%C3%A9")?.parts, { school: "a/b", slug: "é" });
});

Deno.test("no other path is found, nor parts that cannot be text", () => {
  for (
    const path of [
      "/schools/north/courses",
      "/schools/north/courses/",
      "/schools//courses/c",
      "/schools/north/courses/c/d",
      "/schools/north/courses/%00",
      "/schools/north/courses/%E9",
      "/schools/north/courses/%",
      "/docs/",
    ]
  ) assert.equal(route(path), undefined, path);
});

Deno.test("no two things stand at one path", () => {
  assert.throws(() => createRouter([], [page("/docs"), page("/docs")]), { message: /two things stand/ });
});

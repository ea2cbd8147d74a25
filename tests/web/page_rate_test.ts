import assert from "node:assert/strict";
import { webPages } from "../../web/mod.ts";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";

const app = await testApp({ pageRate: 3, trustedProxies: ["10.0.0.0/8"] });
await importDemoSchool(app.db);
const course = "/schools/demo/courses/c-from-the-ground-up";
const { captionEnglishDownloadUrl } = (await app.as(await app.key({ school: "demo" })).post(
  "get-live-event-session-caption",
  { liveEventSessionId: "session-kickoff" },
)).data();
const captions = String(captionEnglishDownloadUrl).replace("https://lyceum.example", "");
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

/** What a browser gets without asking the database: never counted. */
const uncounted = ["/", "/docs/", "/style.css", "/openapi.json", "/healthz", "/readyz"];

Deno.test("every page that asks the database is counted, and no other", async () => {
  app.now = new Date("2026-02-01T09:00:00Z");
  const paths = [...webPages.map(({ path }) => path), ...uncounted];
  for (const [index, path] of paths.entries()) {
    const { headers } = await app.send(path.replace(/:\w+/g, "demo"), { from: `192.0.2.${index}` });
    const isCounted = headers.get("RateLimit-Policy") === '"per-address";q=3;w=60';
    assert.equal(isCounted, !uncounted.includes(path) && !path.startsWith("/docs"), path);
  }
});

Deno.test("an address has so many pages and captions together in a minute, then a page says when to come back", async () => {
  app.now = new Date("2026-02-01T09:30:18.5Z");
  const seen = async (path: string, from = "203.0.113.5", headers = {}) => {
    const answer = await app.send(path, { from, headers });
    return [answer.status, answer.headers.get("RateLimit"), answer.headers.get("Retry-After")];
  };
  assert.deepEqual(await seen(course), [200, '"per-address";r=2;t=42', null]);
  assert.deepEqual(await seen(captions), [200, '"per-address";r=1;t=42', null]);
  assert.deepEqual(await seen("/schools/demo/courses/nothing"), [404, '"per-address";r=0;t=42', null]);
  assert.deepEqual(await seen(course), [429, '"per-address";r=0;t=42', "42"]);
  assert.deepEqual(await seen("/docs"), [200, null, null]);
  // Each client of a proxy has its own count, as each operation has.
  assert.equal((await seen(course, "10.0.0.1", { "X-Forwarded-For": "203.0.113.5" }))[0], 429);
  assert.equal((await seen(course, "10.0.0.1", { "X-Forwarded-For": "203.0.113.6" }))[0], 200);
  assert.equal((await app.as(null).post("get-all-courses", { serviceSchoolId: "demo" })).status, 200);

  const page = await app.send(course);
  assert.match(page.headers.get("Content-Type")!, /^text\/html/);
  assert.match(page.text, /<h1>One moment, please<\/h1><p>Many pages .* try again in 42 seconds\./);
  const caption = await app.send(captions);
  assert.deepEqual([caption.status, caption.headers.get("Access-Control-Allow-Origin")], [429, "*"]);
  assert.equal(caption.text, "Too many requests came from your address; try again in 42 s.\n");

  app.now = new Date("2026-02-01T09:31:00Z");
  assert.deepEqual(await seen(course), [200, '"per-address";r=2;t=60', null]);
});

import assert from "node:assert/strict";
import fc from "fast-check";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "demo",
    "c-from-the-ground-up",
    "%00",
    "%",
    "..",
    "a/b",
    "%ED%A0%80",
    "IN",
    "WELCOME10",
    "\0",
  ),
);

Deno.test("no path, query or header that a stranger sends to a page makes a fault", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("courses", "products", "pay"),
      fc.tuple(fc.constantFrom("demo", "south"), fc.constant("c-from-the-ground-up"), anything, anything),
      fc.record({ country: anything, coupon: anything, school: anything, expires: anything }),
      fc.boolean(),
      async (kind, [school, known, one, other], query, isKnown) => {
        const part = (text: string) => encodeURIComponent(text.toWellFormed());
        const search = new URLSearchParams(query);
        const paths = [
          `/schools/${isKnown ? school : part(one)}/${kind}/${isKnown ? known : part(other)}?${search}`,
          `/captions.vtt?${search}`,
          `/schools/${one.replace(/[^\x21-\x7e]/g, "")}/${kind}/x`,
        ];
        for (const path of paths) {
          if (URL.parse(path, "http://lyceum.test") === null) continue;
          const { status, text } = await app.send(path);
          assert.ok([200, 403, 404].includes(status), `${status} ${path} ${text.slice(0, 200)}`);
          assert.doesNotMatch(text, /<script/);
        }
      },
    ),
    { seed: 8, numRuns: 400 },
  );
  assert.deepEqual(app.logged.filter(({ level }) => level === "error"), []);
});

Deno.test("no link, cookie or method that a stranger tries on learners' pages makes a fault, or lets in", async () => {
  const cookie = fc.oneof(
    fc.constantFrom(...["", "%00", '"', "A".repeat(43), "; ; =", "a=b; __Host-lyceum_session"]).map((text) =>
      `__Host-lyceum_session=${text}`
    ),
    fc.string({ unit: "binary-ascii", maxLength: 100 }).map((text) => text.replace(/[\0\r\n]/g, "")),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/login", "/dashboard", "/courses", "/profile", "/logout"),
      fc.constantFrom("GET", "HEAD", "POST", "PUT"),
      fc.oneof(anything, fc.constant("A".repeat(43))),
      cookie,
      async (path, method, token, Cookie) => {
        const search = new URLSearchParams({ token });
        const { status, headers } = await app.send(`${path}?${search}`, { method, headers: { Cookie } });
        const allowed = path === "/logout"
          ? [200, 405]
          : path === "/login" && method === "HEAD"
          ? [200]
          : [403, 404, 405];
        assert.ok(allowed.includes(status), `${status} ${method} ${path} ${Cookie}`);
        assert.doesNotMatch(headers.get("Set-Cookie") ?? "", /session=[^;]/);
      },
    ),
    { seed: 9, numRuns: 400 },
  );
  assert.deepEqual(app.logged.filter(({ level }) => level === "error"), []);
});

import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { removeOldLoginLinks } from "../../domain/sessions/remove_old_login_links.ts";
import { removeOldSessions } from "../../domain/sessions/remove_old_sessions.ts";
import { type TestApp, testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const start = app.now;
Deno.test.beforeEach(() => {
  app.now = start;
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const secret = await app.key({ school: "demo" });
const link = async (payload: object = {}, at: TestApp = app, key = secret) => {
  const answer = await at.as(key).post("get-login-link-for-user", {
    userIdentifier: { type: "email", email: "priya.nair@example.org" },
    ...payload,
  });
  const { pathname, search } = new URL(String(answer.data().loginUrl));
  return pathname + search;
};
const later = (ms: number) => app.now = new Date(app.now.getTime() + ms);
const world = () => ({ db: app.db, clock: () => app.now });
const minute = 60_000;
const day = 86_400_000;

/** The cookie that an answer sets, as a browser sends it back. */
const cookieOf = ({ headers }: { headers: Headers }) => headers.get("Set-Cookie")!.split(";")[0]!;
const logIn = async (payload: object = {}) => cookieOf(await app.send(await link(payload)));
const page = (path: string, Cookie: string, init: RequestInit = {}) =>
  app.send(path, { ...init, headers: { Cookie } });

Deno.test("a link logs in, leads on, and sets a cookie that nobody else reads or sends", async () => {
  const answer = await app.send(await link({ sessionValidity: "2h", redirectTo: "/courses?x=1" }));
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get("Location"), "/courses?x=1");
  assert.equal(answer.headers.get("Cache-Control"), "no-store");
  assert.equal(answer.headers.get("Referrer-Policy"), "no-referrer");
  const [, token] =
    /^__Host-lyceum_session=([A-Za-z0-9_-]{43}); Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      .exec(answer.headers.get("Set-Cookie")!)!;
  const stored = JSON.stringify(await app.db.query(sql`select encode(token_hash, 'hex') from sessions`));
  assert.ok(!stored.includes(token!));
  const dashboard = await page("/dashboard", cookieOf(answer));
  assert.match(dashboard.text, /<h1>Hello, Priya Nair<\/h1>/);
});

Deno.test("where the service is reached by http the cookie is not Secure, and works", async () => {
  await using plain = await testApp({ publicUrl: "http://127.0.0.1:8000" });
  await importDemoSchool(plain.db);
  const answer = await plain.send(await link({}, plain, await plain.key({ school: "demo" })));
  const [cookie, ...attributes] = answer.headers.get("Set-Cookie")!.split("; ");
  assert.match(cookie!, /^lyceum_session=/);
  assert.deepEqual(attributes, ["Max-Age=86400", "Path=/", "HttpOnly", "SameSite=Lax"]);
  const dashboard = await plain.send("/dashboard", { headers: { Cookie: cookie! } });
  assert.match(dashboard.text, /Hello, Priya Nair/);
});

Deno.test("a link opens once, and says so politely the second time", async () => {
  const path = await link();
  const cookie = cookieOf(await app.send(path));
  const again = await app.send(path);
  assert.equal(again.status, 410);
  assert.equal(again.headers.get("Set-Cookie"), null);
  assert.match(again.text, /<title>This link does not open – Demo School<\/title>/);
  assert.match(
    again.text,
    /This login link has been used\. Each opens once\..*ask your school for another one/s,
  );
  const inside = await page(path, cookie);
  assert.match(inside.text, /has been used.*You are logged in all the same: <a href="\/dashboard">/s);
});

Deno.test("of fifty who open a link at once, one is logged in", async () => {
  const path = await link();
  const before = (await app.db.query(sql`select from sessions`)).length;
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => app.send(path)))).map(({ status }) =>
    status
  );
  assert.deepEqual(statuses.sort(), [303, ...Array(49).fill(410)]);
  assert.equal((await app.db.query(sql`select from sessions`)).length, before + 1);
});

Deno.test("a link opens until ten minutes have passed, and says then that it is too old", async () => {
  const paths = [await link(), await link()];
  later(10 * minute - 1);
  assert.equal((await app.send(paths[0]!)).status, 303);
  later(1);
  const late = await app.send(paths[1]!);
  assert.equal(late.status, 410);
  assert.match(late.text, /This login link is too old\. Each opens for ten minutes\./);
});

Deno.test("what is no link says so", async () => {
  for (
    const query of ["", "?token=", "?token=x", `?token=${"A".repeat(43)}`, "?token=%00", "?token=A&token=B"]
  ) {
    const answer = await app.send(`/login${query}`);
    assert.equal(answer.status, 404, query);
    assert.match(answer.text, /This is no login link/);
  }
});

Deno.test("neither a HEAD nor a browser that fetches in advance uses a link up", async () => {
  const path = await link();
  const looks: [string, Record<string, string>][] = [
    ["HEAD", {}],
    ["GET", { "Sec-Purpose": "prefetch" }],
    ["GET", { "Sec-Purpose": "prefetch;prerender" }],
    ["GET", { "Purpose": "prefetch" }],
    ["GET", { "X-Purpose": "preview" }],
    ["GET", { "X-Moz": "prefetch" }],
  ];
  for (const [method, headers] of looks) {
    const answer = await app.send(path, { method, headers });
    assert.deepEqual([answer.status, answer.headers.get("Set-Cookie")], [
      method === "HEAD" ? 200 : 503,
      null,
    ]);
  }
  assert.equal((await app.send(path, { method: "POST" })).status, 405);
  assert.equal((await app.send(path)).status, 303);
});

Deno.test("a session is over when its time is, and not before", async () => {
  const cookie = await logIn({ sessionValidity: "1d" });
  later(day - 1);
  assert.equal((await page("/dashboard", cookie)).status, 200);
  later(1);
  const over = await page("/dashboard", cookie);
  assert.equal(over.status, 403);
  assert.match(over.text, /<h1>You are not logged in<\/h1>/);
});

Deno.test("pages of learners open to nobody else", async () => {
  const cookies = [
    "",
    "__Host-lyceum_session=",
    `__Host-lyceum_session=${"A".repeat(43)}`,
    "lyceum_session=x",
  ];
  for (const path of ["/dashboard", "/courses", "/profile"]) {
    for (const cookie of cookies) assert.equal((await page(path, cookie)).status, 403);
  }
});

Deno.test("logging out ends the session, and takes the cookie back", async () => {
  const cookie = await logIn();
  const asked = await page("/logout", cookie);
  assert.match(asked.text, /<form method="post" action="\/logout">/);
  assert.equal((await page("/dashboard", cookie)).status, 200);
  const out = await page("/logout", cookie, { method: "POST", body: "x=1" });
  assert.equal(out.status, 200);
  assert.equal(
    out.headers.get("Set-Cookie"),
    "__Host-lyceum_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  assert.equal((await page("/dashboard", cookie)).status, 403);
  // Another site's form brings no cookie, and must not take one away.
  const foreign = await app.send("/logout", { method: "POST" });
  assert.deepEqual([foreign.status, foreign.headers.get("Set-Cookie")], [200, null]);
});

Deno.test("a browser that logs in again leaves its former session", async () => {
  const first = await logIn();
  const second = cookieOf(await page(await link(), first));
  assert.equal((await page("/dashboard", first)).status, 403);
  assert.equal((await page("/dashboard", second)).status, 200);
});

Deno.test("who lost access to the school is logged out at once", async () => {
  const cookie = await logIn({ userIdentifier: { type: "email", email: "ananya.iyer@example.org" } });
  assert.equal((await page("/dashboard", cookie)).status, 200);
  const revoke = (at: Date | null) =>
    app.db.query(sql`update instructors set revoked_at = ${at} where user_id = 'user-01'`);
  await revoke(app.now);
  assert.equal((await page("/dashboard", cookie)).status, 403);
  await revoke(null);
});

Deno.test("links and sessions that are over are removed, step by step, and no others", async () => {
  await app.db.query(sql`delete from sessions`);
  await app.db.query(sql`delete from login_links`);
  const old = await link();
  await logIn({ sessionValidity: "1d" });
  await logIn({ sessionValidity: "1d" });
  const lasting = await logIn({ sessionValidity: "2d" });
  const count = async () => [
    (await app.db.query(sql`select from login_links`)).length,
    (await app.db.query(sql`select from sessions`)).length,
  ];
  later(day);
  assert.equal(await removeOldLoginLinks(world(), 10), 0);
  assert.equal((await app.send(old)).status, 410);
  later(10 * minute + 1);
  const young = await link();
  assert.equal(await removeOldLoginLinks(world(), 3), 3);
  assert.equal(await removeOldLoginLinks(world(), 3), 1);
  assert.equal(await removeOldSessions(world(), 1), 1);
  assert.equal(await removeOldSessions(world(), 1), 1);
  assert.equal(await removeOldSessions(world(), 1), 0);
  assert.deepEqual(await count(), [1, 1]);
  assert.equal((await page("/dashboard", lasting)).status, 200);
  assert.equal((await app.send(young)).status, 303);
  assert.equal((await app.send(old)).status, 404);
});

Deno.test("no log holds a link's or a session's token", async () => {
  const path = await link();
  const cookie = cookieOf(await app.send(path));
  await page("/dashboard", cookie);
  const text = JSON.stringify(app.logged);
  for (const token of [path.split("=")[1]!, cookie.split("=")[1]!]) assert.ok(!text.includes(token));
});

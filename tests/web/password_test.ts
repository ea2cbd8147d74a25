import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { testApp } from "../_app.ts";

const app = await testApp();
const start = app.now;
for (const school of ["north", "south"]) {
  await app.as(await app.key({ school })).post("create-new-user", {
    userId: "u",
    profileDefaults: {
      name: `Asha of ${school}`,
      email: "Asha@example.org",
      password: `password of ${school}`,
    },
  });
}
await app.as(await app.key({ school: "north" })).post("create-new-user", {
  userId: "by-links",
  profileDefaults: { email: "links@example.org" },
});
Deno.test.beforeEach(() => {
  // Tries of the minute before count no more.
  app.now = new Date(app.now.getTime() + 60_000);
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const logIn = (
  fields: Record<string, string>,
  { headers = {}, school = "north", from = "192.0.2.1" } = {},
) => {
  const body = new URLSearchParams(fields).toString();
  const formHeaders = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
    ...headers,
  };
  return app.send(`/schools/${school}/login`, { method: "POST", body, headers: formHeaders, from });
};
const right = { email: "asha@EXAMPLE.org", password: "password of north" };
const sessions = async () => (await app.db.query(sql`select from sessions`)).length;

Deno.test("a form logs in who has a password, for a day", async () => {
  const page = await app.send("/schools/north/login");
  assert.match(page.text, /<title>Log in – north<\/title>.*<form method="post">/s);
  const answer = await logIn(right);
  assert.deepEqual([answer.status, answer.headers.get("Location")], [303, "/dashboard"]);
  const cookie = answer.headers.get("Set-Cookie")!;
  assert.match(
    cookie,
    /^__Host-lyceum_session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const dashboard = () => app.send("/dashboard", { headers: { Cookie: cookie.split(";")[0]! } });
  assert.match((await dashboard()).text, /Hello, Asha of north/);
  app.now = new Date(app.now.getTime() + 86_400_000);
  assert.equal((await dashboard()).status, 403);
});

Deno.test("what does not go together logs nobody in, and does not tell what is wrong", async () => {
  const before = await sessions();
  const texts = [];
  for (
    const fields of [
      { ...right, password: "password of south" },
      { ...right, password: "Password of north" },
      { email: "nobody@example.org", password: "password of north" },
      { email: "links@example.org", password: "password of north" },
    ]
  ) {
    const answer = await logIn(fields);
    assert.equal(answer.status, 403);
    assert.equal(answer.headers.get("Set-Cookie"), null);
    texts.push(answer.text.replaceAll(fields.email, "…"));
    assert.doesNotMatch(answer.text, /password of/i);
  }
  assert.equal(new Set(texts).size, 1);
  assert.match(texts[0]!, /<p role="alert">This e-mail and password do not go together\.<\/p>/);
  assert.equal(await sessions(), before);
});

Deno.test("each school has its own users, and no other page", async () => {
  const answer = await logIn({ ...right, password: "password of south" }, { school: "south" });
  assert.equal(answer.status, 303);
  assert.equal((await logIn(right, { school: "nowhere" })).status, 404);
});

Deno.test("an account is tried ten times in a minute, from wherever, and its right password then fails as well", async () => {
  for (let count = 1; count <= 10; count++) {
    assert.equal((await logIn({ ...right, password: "x" }, { from: `192.0.2.${count}` })).status, 403);
  }
  const late = await logIn(right, { from: "192.0.2.99" });
  assert.deepEqual([late.status, late.headers.get("Retry-After")], [429, "60"]);
  assert.equal((await logIn({ ...right, email: "links@example.org" }, { from: "192.0.2.99" })).status, 403);
  app.now = new Date(app.now.getTime() + 60_000);
  assert.equal((await logIn(right)).status, 303);
});

Deno.test("an address tries twenty times in a minute, whatever the account", async () => {
  for (let count = 1; count <= 20; count++) {
    assert.equal((await logIn({ email: `${count}@example.org`, password: "x" })).status, 403);
  }
  const late = await logIn(right);
  assert.equal(late.status, 429);
  assert.ok(Number(late.headers.get("Retry-After")) > 0);
  assert.equal((await app.send("/schools/north/login", { from: "192.0.2.1" })).status, 200);
  assert.equal((await logIn(right, { from: "192.0.2.2" })).status, 303);
});

Deno.test("another site's form logs nobody in", async () => {
  for (const site of ["cross-site", "same-site"]) {
    const answer = await logIn(right, { headers: { "Sec-Fetch-Site": site } });
    assert.deepEqual([answer.status, answer.headers.get("Set-Cookie")], [403, null]);
  }
  assert.equal((await logIn(right, { headers: { "Sec-Fetch-Site": "same-origin" } })).status, 303);
});

Deno.test("a body that no form of ours sends is refused before it is read", async () => {
  const statuses = [];
  for (
    const headers of [{ "Content-Length": "8193" }, { "Content-Type": "application/json" }, {
      "Content-Length": "x",
    }]
  ) {
    statuses.push((await logIn(right, { headers })).status);
  }
  for (const fields of [{}, { email: "a@b" }, { password: "x" }, { email: "\0", password: "x" }]) {
    statuses.push((await logIn(fields as Record<string, string>)).status);
  }
  assert.deepEqual(new Set(statuses), new Set([400]));
});

Deno.test("who lost access to the school has no right password", async () => {
  await app.db.query(sql`
    insert into instructors (school_id, id, user_id, created_at, revoked_at) values ('north', 'i', 'u', now(), now())`);
  assert.equal((await logIn(right)).status, 403);
  await app.db.query(sql`delete from instructors`);
  assert.equal((await logIn(right)).status, 303);
});

Deno.test("no log holds a password", () => {
  assert.ok(app.now > start);
  assert.doesNotMatch(JSON.stringify(app.logged), /password of/);
});

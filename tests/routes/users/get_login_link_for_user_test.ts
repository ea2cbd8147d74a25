import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { sql } from "../../../db/sql.ts";
import { getLoginLinkForUser } from "../../../routes/users/get_login_link_for_user.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: [{ id: "u", name: "Nora", username: "nora", email: "Nora@Example.org" }],
});
Deno.test.beforeEach(async () => {
  await app.db.query(sql`delete from login_links`);
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const demo = app.as(await app.key({ school: "demo", scopes: ["write"] }));
const north = app.as(await app.key({ school: "north", scopes: ["write"] }));
const { payload: example } = getLoginLinkForUser.example;
const { userIdentifier } = example as { userIdentifier: object };
const link = async (payload: object, who = demo) =>
  String((await who.post("get-login-link-for-user", payload)).data().loginUrl);
const message = async (payload: object, who = demo) =>
  (await who.post("get-login-link-for-user", payload)).outputs()[0];
const links = () => app.db.query(sql`select * from login_links`);
const at = "data[0].data";

Deno.test("get-login-link-for-user gives a link of which only the hash is kept", async () => {
  const url = await link(example);
  const [, token] = /^https:\/\/lyceum\.example\/login\?token=([A-Za-z0-9_-]{43})$/.exec(url)!;
  assert.deepEqual(await links(), [{
    token_hash: new Uint8Array(createHash("sha256").update(token!).digest()),
    school_id: "demo",
    user_id: "user-05",
    session_seconds: 90 * 86_400,
    redirect_to: "/dashboard",
    created_at: app.now,
    expires_at: new Date(app.now.getTime() + 600_000),
    used_at: null,
  }]);
  assert.notEqual(await link(example), url);
});

Deno.test("get-login-link-for-user logs in for a day, to the dashboard, unless told otherwise", async () => {
  const made = async (payload: object) => {
    await app.db.query(sql`delete from login_links`);
    await link({ userIdentifier, ...payload });
    const [row] = await links();
    return [row!.session_seconds, row!.redirect_to];
  };
  assert.deepEqual(await made({}), [86_400, "/dashboard"]);
  assert.deepEqual(await made({ sessionValidity: null, redirectTo: null }), [86_400, "/dashboard"]);
  assert.deepEqual(await made({ sessionValidity: "1m", redirectTo: "courses" }), [60, "/courses"]);
  assert.deepEqual(await made({ sessionValidity: "12h", redirectTo: "profile" }), [43_200, "/profile"]);
  assert.deepEqual(await made({ sessionValidity: "52w", redirectTo: "/a?b#c" }), [31_449_600, "/a?b#c"]);
  assert.deepEqual(await made({ sessionValidity: "365d" }), [31_536_000, "/dashboard"]);
  assert.deepEqual(await made({ sessionValidity: "8760h" }), [31_536_000, "/dashboard"]);
});

Deno.test("get-login-link-for-user names the field that is wrong, and makes no link", async () => {
  for (
    const sessionValidity of ["", "0d", "01d", "d", "1", "1y", "1D", "-1d", "1.5d", "10000m", "1d ", "90 d"]
  ) {
    assert.equal(
      await message({ userIdentifier, sessionValidity }),
      `invalid-argument: ${at}.sessionValidity must be a string that matches ^[1-9][0-9]{0,3}(m|h|d|w)$, ` +
        `but got ${JSON.stringify(sessionValidity)}`,
    );
  }
  for (const sessionValidity of ["366d", "53w", "8761h"]) {
    assert.equal(
      await message({ userIdentifier, sessionValidity }),
      `invalid-argument: ${at}.sessionValidity: must be at most 365d, but is "${sessionValidity}"`,
    );
  }
  for (const redirectTo of ["https://example.org/", "//example.org", "/\\example.org", "settings"]) {
    assert.equal(
      await message({ userIdentifier, redirectTo }),
      `invalid-argument: ${at}.redirectTo: must be dashboard, courses, profile or a path of this service ` +
        `that begins with one slash, but is ${JSON.stringify(redirectTo)}`,
    );
  }
  assert.equal(await message({}), `invalid-argument: ${at}.userIdentifier is required, but is absent`);
  assert.match(
    (await message({ userIdentifier: { type: "phone", email: "x" } }))!,
    /^invalid-argument: data\[0\]\.data\.userIdentifier\.type must be "email", but got "phone"/,
  );
  assert.deepEqual(await links(), []);
});

Deno.test("get-login-link-for-user finds the e-mail in any case, in the key's own school", async () => {
  assert.match(
    await link({ userIdentifier: { type: "email", email: "nora@EXAMPLE.org" } }, north),
    /^https:/,
  );
  assert.equal(
    await message({ userIdentifier }, north),
    `not-found: ${at}.userIdentifier.email: The school has no user "priya.nair@example.org"`,
  );
});

Deno.test("an Idempotency-Key keeps no link", async () => {
  const once = { "Idempotency-Key": "login-1" };
  const first = await demo.post("get-login-link-for-user", example, once);
  const second = await demo.post("get-login-link-for-user", example, once);
  assert.notEqual(first.data().loginUrl, second.data().loginUrl);
  assert.deepEqual(await app.db.query(sql`select from idempotency_keys`), []);
});

Deno.test("get-login-link-for-user needs the scope write, for it lets in", async () => {
  const reader = app.as(await app.key({ school: "demo", scopes: ["read", "execute", "sales"] }));
  assert.equal((await reader.post("get-login-link-for-user", example)).status, 403);
});

Deno.test("who lost access to the school gets no link", async () => {
  await app.db.query(
    sql`update instructors set revoked_at = now() where school_id = 'demo' and user_id = 'user-01'`,
  );
  assert.equal(
    await message({ userIdentifier: { type: "email", email: "ananya.iyer@example.org" } }),
    `forbidden: ${at}.userIdentifier.email: the user's access to the school was revoked`,
  );
});

import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { createNewUser } from "../../../routes/users/create_new_user.ts";
import { testApp } from "../../_app.ts";

const app = await testApp();
let caller: ReturnType<typeof app.as>;
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ school: "demo", scopes: ["write"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const { payload: example } = createNewUser.example;
const outcome = async (payload: object, who = caller) =>
  (await who.post("create-new-user", payload)).outputs()[0];
const user = (userId: string, profileDefaults: object, more: object = {}) => ({
  userId,
  profileDefaults,
  ...more,
});
const users = () =>
  app.db.query<{ id: string; username: string; email: string; password_hash: string | null }>(
    sql`select id, username, email, password_hash from users order by id`,
  );
const at = "data[0].data.profileDefaults";

Deno.test("create-new-user answers as its example says, and stores every field", async () => {
  assert.deepEqual((await caller.post("create-new-user", example)).data(), {});
  const [{ password_hash, ...stored }] = await app.db.query(sql`select * from users`) as [
    Record<string, unknown>,
  ];
  assert.deepEqual(stored, {
    school_id: "demo",
    id: "learner-2041",
    name: "Asha Rao",
    username: "asha.rao",
    email: "asha.rao@example.org",
    profile_picture_url: "https://example.org/pictures/asha.rao.jpg",
    phone_number: "+91 98450 20410",
    created_at: app.now,
  });
  assert.match(
    String(password_hash),
    /^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
});

Deno.test("create-new-user asks only for an e-mail, and makes a username of it that is free", async () => {
  const made = async (id: string, email: string, more: object = {}) => {
    assert.equal(await outcome(user(id, { email, ...more })), "ok");
    return (await users()).find((row) => row.id === id)!.username;
  };
  assert.equal(await made("u1", "Asha.Rao@example.org", { name: "", phoneNumber: "" }), "asha.rao");
  assert.equal(await made("u2", "asha.rao@example.com", { username: null }), "asha.rao-2");
  assert.equal(await made("u3", "asha+rao@example.com", { username: "ASHA.rao-3" }), "ASHA.rao-3");
  assert.equal(await made("u4", "asha.rao@example.net"), "asha.rao-4");
  const [first] = await app.db.query(
    sql`select name, profile_picture_url, phone_number, password_hash from users where id = 'u1'`,
  );
  assert.deepEqual(first, {
    name: "asha.rao",
    profile_picture_url: null,
    phone_number: null,
    password_hash: null,
  });
});

Deno.test("create-new-user changes nothing for a known userId, whatever the rest of the payload", async () => {
  assert.equal(await outcome(user("u1", { email: "asha@example.org", password: "long enough" })), "ok");
  assert.equal(await outcome(user("u2", { email: "other@example.org" })), "ok");
  const before = await users();
  for (
    const payload of [
      user("u1", { email: "asha@example.org", password: "long enough" }),
      user("u1", { email: "another@example.org", username: "another", password: "another one" }),
      user("u1", { email: "other@example.org" }),
      user("u1", { email: "nonsense", password: "short", profilePictureUrl: "nonsense" }),
      user("u1", {}, { shouldSendWelcomeEmail: true }),
      { userId: "u1" },
      { userId: "u1", profileDefaults: null },
    ]
  ) assert.equal(await outcome(payload), "ok", JSON.stringify(payload));
  assert.deepEqual(await users(), before);
  assert.deepEqual(await app.db.query(sql`select from mail_outbox`), []);
});

Deno.test("fifty calls with one userId at once make one user and one mail", async () => {
  const outcomes = await Promise.all(
    Array.from(
      { length: 50 },
      (_, index) =>
        outcome(user("u1", { email: "asha@example.org", name: `Asha ${index}` }, {
          shouldSendWelcomeEmail: true,
        })),
    ),
  );
  assert.deepEqual(new Set(outcomes), new Set(["ok"]));
  assert.equal((await users()).length, 1);
  assert.equal((await app.db.query(sql`select from mail_outbox`)).length, 1);
});

Deno.test("fifty users of one local part at once get fifty usernames", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => outcome(user(`u${index}`, { email: `asha@${index}.example` }))),
  );
  assert.deepEqual(new Set(outcomes), new Set(["ok"]));
  const names = (await users()).map(({ username }) => username);
  assert.equal(new Set(names).size, 50);
  for (const name of names) assert.match(name, /^asha(-[2-9]|-[0-9a-f]{8})?$/);
});

Deno.test("fifty users of one e-mail at once make one, and 49 conflicts that name it", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => outcome(user(`u${index}`, { email: "asha@example.org" }))),
  );
  assert.equal(outcomes.filter((text) => text === "ok").length, 1);
  assert.deepEqual(
    new Set(outcomes.filter((text) => text !== "ok")),
    new Set([
      `conflict: ${at}.email: another user of the school has the e-mail "asha@example.org"`,
    ]),
  );
});

Deno.test("create-new-user refuses an e-mail or a username that another user has, in whatever case", async () => {
  assert.equal(await outcome(user("u1", { email: "asha@example.org", username: "asha" })), "ok");
  assert.equal(
    await outcome(user("u2", { email: "ASHA@Example.org", username: "asha" })),
    `conflict: ${at}.email: another user of the school has the e-mail "ASHA@Example.org"`,
  );
  assert.equal(
    await outcome(user("u2", { email: "other@example.org", username: "Asha" })),
    `conflict: ${at}.username: another user of the school has the username "Asha"`,
  );
  assert.equal((await users()).length, 1);
  const south = app.as(await app.key({ school: "south" }));
  assert.equal(await outcome(user("u1", { email: "asha@example.org", username: "asha" }), south), "ok");
});

Deno.test("create-new-user names the field that is wrong, and makes nobody", async () => {
  const email = "asha@example.org";
  const wrong: [object, string][] = [
    [{}, "data[0].data.userId is required, but is absent"],
    [{ userId: "" }, 'data[0].data.userId must be a string of 1 to 255 characters, but got ""'],
    [{ userId: "u1" }, `${at}.email: is required for a new user, but is absent`],
    [user("u1", { email: "" }), `${at}.email: is required for a new user, but is absent`],
    [
      user("u1", { email: "asha.example.org" }),
      `${at}.email: must be an e-mail address, but is "asha.example.org"`,
    ],
    [user("u1", { email: 7 }), `${at}.email must be a string of at most 254 characters, but got 7`],
    [
      user("u1", { email, password: "seven77" }),
      `${at}.password: must be at least 8 characters, but is 7`,
    ],
    [user("u1", { email, password: "" }), `${at}.password: must be at least 8 characters, but is 0`],
    [
      user("u1", { email, password: "x".repeat(257) }),
      `${at}.password must be a string of at most 256 characters, but got a string of 257 characters`,
    ],
    [
      user("u1", { email, profilePictureUrl: "javascript:alert(1)" }),
      `${at}.profilePictureUrl: must be an address that begins with http:// or https://, ` +
      'but is "javascript:alert(1)"',
    ],
    [
      user("u1", { email, name: "Asha\r\nBcc: x" }),
      `${at}.name: must be one line without control characters`,
    ],
    [user("u1", { email, username: " " }), `${at}.username: must hold more than blanks, but is " "`],
  ];
  for (const [payload, message] of wrong) {
    assert.equal(await outcome(payload), `invalid-argument: ${message}`);
  }
  for (
    const text of [
      "a b@example.org",
      "a@b@example.org",
      '"a b"@example.org',
      "a@example.org\r\nBcc: x@example.org",
      "a@-example.org",
      ".a@example.org",
      "<a@example.org>",
      "a,b@example.org",
    ]
  ) assert.match((await outcome(user("u1", { email: text })))!, /must be an e-mail address, but is/);
  assert.deepEqual(await users(), []);
});

Deno.test("a welcome waits in the outbox, and holds no password", async () => {
  await app.db.query(sql`
    update schools set name = 'Demo' || chr(10) || 'School', website_url = 'https://demo.example/',
      support_email = 'help@demo.example'`);
  assert.equal(await outcome(example), "ok");
  assert.equal(
    await outcome(user("u2", { email: "b@example.org" }, { shouldSendWelcomeEmail: false })),
    "ok",
  );
  assert.equal(
    await outcome(user("u3", { email: "asha.rao@example.org" }, { shouldSendWelcomeEmail: true })),
    `conflict: ${at}.email: another user of the school has the e-mail "asha.rao@example.org"`,
  );
  const mails = await app.db.query(sql`
    select school_id, user_id, kind, recipient, subject, body_text, body_html, created_at, attempts, sent_at,
      next_attempt_at is not null as is_due
    from mail_outbox`);
  assert.deepEqual(mails, [{
    school_id: "demo",
    user_id: "learner-2041",
    kind: "welcome",
    recipient: "asha.rao@example.org",
    subject: "Welcome to Demo School",
    body_text: "Hello Asha Rao,\n\nDemo School has made an account for you.\n\n" +
      "E-mail: asha.rao@example.org\nUsername: asha.rao\n\n" +
      "Log in with your e-mail and your password: https://lyceum.example/schools/demo/login\n\n" +
      "Your courses: https://demo.example/\n\nQuestions? Write to help@demo.example.\n",
    body_html: null,
    created_at: app.now,
    attempts: 0,
    sent_at: null,
    is_due: true,
  }]);
});

Deno.test("create-new-user needs the scope write", async () => {
  const reader = app.as(await app.key({ school: "demo", scopes: ["read", "execute", "sales"] }));
  assert.equal((await reader.post("create-new-user", example)).status, 403);
});

Deno.test("a user who was made can be read, and no log holds the password", async () => {
  await outcome(example);
  const reader = app.as(await app.key({ school: "demo", scopes: ["read"] }));
  const profile = await reader.post("get-user-basic-profile-data", { userEmail: "ASHA.RAO@example.org" });
  assert.deepEqual(profile.data(), {
    name: "Asha Rao",
    username: "asha.rao",
    email: "asha.rao@example.org",
    profilePictureUrl: "https://example.org/pictures/asha.rao.jpg",
  });
  assert.doesNotMatch(JSON.stringify(app.logged), /four plain words/);
});

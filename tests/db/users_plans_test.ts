import assert from "node:assert/strict";
import type { Queryable } from "../../db/database.ts";
import { isAccessRevoked } from "../../db/instructors.ts";
import { findLoginLink, openLoginLink, removeLoginLinks } from "../../db/login_links.ts";
import {
  areMailsWaiting,
  type MailRow,
  releaseMail,
  removeSettledMails,
  settleFailedMail,
  settleSentMail,
  takeDueMail,
} from "../../db/mail_outbox.ts";
import { findSession, removeSession, removeSessions } from "../../db/sessions.ts";
import { sql } from "../../db/sql.ts";
import { findPasswordHash, findUser, insertUser } from "../../db/users.ts";
import { testDatabase } from "../database.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const now = new Date("2026-02-01T09:30:00Z");
const school = "school-7";
const hash = new Uint8Array(32);
const id = "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11";
const mail = { id, attempts: 1 } as MailRow;
const user = {
  id: "new",
  name: null,
  email: "new@example.org",
  profile_picture_url: null,
  phone_number: null,
  password_hash: null,
  created_at: now,
};

const statements: [string, (db: Queryable) => Promise<unknown>][] = [
  ["a user by id", (db) => findUser(db, school, { id: "user-107" })],
  ["a user by e-mail", (db) => findUser(db, school, { email: "107@example.org" })],
  ["a user by id and e-mail", (db) => findUser(db, school, { id: "user-107", email: "107@example.org" })],
  ["a user by username", (db) => findUser(db, school, { username: "user-107" })],
  ["a password's hash", (db) => findPasswordHash(db, school, "107@example.org")],
  ["making a user", (db) => insertUser(db, school, user, ["user-107", "user-107-2", "user-107-3"])],
  ["whether access was revoked", (db) => isAccessRevoked(db, school, "user-107")],
  ["opening a link", (db) => openLoginLink(db, hash, hash, now)],
  ["why a link does not open", (db) => findLoginLink(db, hash)],
  ["removing links", (db) => removeLoginLinks(db, now, 1_000)],
  ["a session", (db) => findSession(db, hash, now)],
  ["ending a session", (db) => removeSession(db, hash)],
  ["removing sessions", (db) => removeSessions(db, now, 1_000)],
  ["taking a mail", (db) => takeDueMail(db, ["school-1"], 1_000)],
  ["whether a mail waits", (db) => areMailsWaiting(db)],
  ["settling a mail", (db) => settleSentMail(db, mail)],
  ["settling a mail that failed", (db) => settleFailedMail(db, mail, "x", 1)],
  ["giving a mail back", (db) => releaseMail(db, mail)],
  ["removing mails", (db) => removeSettledMails(db, now, 1_000)],
];

Deno.test("no statement on users, links, sessions and mails reads a table whole", async (t) => {
  await using db = await testDatabase();
  await fill(db);
  const plansAreGood = async (when: string) => {
    for (const [name, run] of statements) {
      await t.step(`${name}, ${when}`, async () => {
        const plan = await planOf(db, run);
        assert.match(plan, /Index/, plan);
        // A hundred schools are one page.
        assert.doesNotMatch(plan, /Seq Scan on (?!schools)/, plan);
      });
    }
  };
  await whetherCountedOrNot(db, plansAreGood);
});

/** A hundred schools with 300 users each, every tenth of whom teaches; of each user a link, a session and a mail. */
async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 100);
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    select 'school-' || number % 100, 'user-' || number, 'x', 'user-' || number, number || '@example.org', now()
    from generate_series(0, 29999) as number`);
  await db.query(sql`
    insert into instructors (school_id, id, user_id, created_at)
    select school_id, id, id, now() from users where id like '%7'`);
  await db.query(sql`
    insert into login_links (token_hash, school_id, user_id, session_seconds, redirect_to, created_at, expires_at)
    select sha256(id::bytea), school_id, id, 60, '/dashboard', now(),
      now() - substring(id from 6)::integer * interval '1 minute'
    from users`);
  await db.query(sql`
    insert into sessions (token_hash, school_id, user_id, created_at, expires_at)
    select sha256(id::bytea), school_id, id, now(), now() - substring(id from 6)::integer * interval '1 minute'
    from users`);
  await db.query(sql`
    insert into mail_outbox (
      id, school_id, user_id, kind, recipient, subject, body_text, created_at, next_attempt_at, sent_at
    )
    select md5(id)::uuid, school_id, id, 'welcome', email, 'x', 'x',
      now() - substring(id from 6)::integer * interval '1 minute',
      case when id like '%3' then now() end, case when id not like '%3' then now() end
    from users`);
}

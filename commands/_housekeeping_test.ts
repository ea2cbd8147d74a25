import assert from "node:assert/strict";
import { sql } from "../db/sql.ts";
import { countRequest } from "../domain/rate_limits/count_request.ts";
import { testDatabase } from "../tests/database.ts";
import { startHousekeeping } from "./_housekeeping.ts";

Deno.test("housekeeping removes what is over, all of it, and leaves the rest", async () => {
  await using db = await testDatabase();
  const at = (instant: string) => ({ db, clock: () => new Date(instant) });
  await db.query(sql`
    insert into rate_limit_windows (window_start, bucket, count)
    select '2026-02-01T08:00:00Z', 'old ' || number, 1 from generate_series(1, 2500) as number`);
  await countRequest(at("2026-02-01T09:30:00Z"), "new");
  await db.query(sql`
    insert into schools (id, name, country, created_at) values ('north', 'x', 'IN', now())`);
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    values ('north', 'u', 'x', 'u', 'u@example.org', now())`);
  // A link is told of for a day after its end.
  await db.query(sql`
    insert into login_links (token_hash, school_id, user_id, session_seconds, redirect_to, created_at, expires_at)
    select sha256(ends::bytea), 'north', 'u', 60, '/' || ends, now(), ends::timestamptz
    from unnest(array['2026-01-31T09:30:29Z', '2026-01-31T09:30:30Z']) as ends`);
  await db.query(sql`
    insert into sessions (token_hash, school_id, user_id, created_at, expires_at)
    select sha256(ends::bytea), 'north', 'u', now(), ends::timestamptz
    from unnest(array['2026-02-01T09:30:29Z', '2026-02-01T09:30:30Z']) as ends`);
  // A mail that waits stays, however old it is.
  await db.query(sql`
    insert into mail_outbox (id, school_id, kind, recipient, subject, body_text, created_at, next_attempt_at, sent_at)
    values (gen_random_uuid(), 'north', 'sent', 'x@x', 'x', 'x', '2026-01-02T09:30:29Z', null, now()),
      (gen_random_uuid(), 'north', 'sent later', 'x@x', 'x', 'x', '2026-01-02T09:30:30Z', null, now()),
      (gen_random_uuid(), 'north', 'given up', 'x@x', 'x', 'x', '2026-01-02T09:30:29Z', null, null),
      (gen_random_uuid(), 'north', 'waits', 'x@x', 'x', 'x', '2025-01-02T09:30:29Z', now(), null)`);

  const left = () =>
    db.query(sql`
      select array(select bucket from rate_limit_windows) as buckets,
        array(select kind from mail_outbox order by kind) as mails,
        array(select redirect_to from login_links) as links,
        array(select expires_at from sessions) as sessions`);
  const expected = [{
    buckets: ["new"],
    mails: ["sent later", "waits"],
    links: ["/2026-01-31T09:30:30Z"],
    sessions: [new Date("2026-02-01T09:30:30Z")],
  }];
  const log = { debug() {}, info() {}, warn() {}, error: (message: string) => assert.fail(message) };
  const housekeeping = startHousekeeping({ ...at("2026-02-01T09:30:30Z"), log }, { compileCacheMb: 1 });
  for (let tries = 0; tries < 500 && JSON.stringify(await left()) !== JSON.stringify(expected); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.deepEqual(await left(), expected);
  await housekeeping.stop();
});

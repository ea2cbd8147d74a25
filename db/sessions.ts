import type { Queryable } from "./database.ts";
import type { SchoolPageRow } from "./schools.ts";
import { sql } from "./sql.ts";

/** Who a browser is logged in as, and the school. */
export interface SessionRow extends Omit<SchoolPageRow, "name"> {
  school_id: string;
  user_id: string;
  name: string;
  username: string;
  email: string;
  profile_picture_url: string | null;
  school_name: string;
}

/** A session that is not over, of a user whose access was not revoked (decision 32). */
export async function findSession(
  db: Queryable,
  hash: Uint8Array,
  now: Date,
): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(sql`
    select session.school_id, session.user_id, users.name, users.username, users.email, users.profile_picture_url,
      school.name as school_name, school.timezone, school.logo_url, school.website_url, school.support_email
    from sessions session
    join users on users.school_id = session.school_id and users.id = session.user_id
    join schools school on school.id = session.school_id
    where session.token_hash = ${hash}::bytea and session.expires_at > ${now}
      and not exists (
        select from instructors
        where instructors.school_id = session.school_id and instructors.user_id = session.user_id
          and instructors.revoked_at is not null
      )`);
  return rows[0];
}

export interface NewSessionRow {
  token_hash: Uint8Array;
  school_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertSession(db: Queryable, session: NewSessionRow): Promise<void> {
  await db.query(sql`
    insert into sessions (token_hash, school_id, user_id, created_at, expires_at)
    values (${session.token_hash}::bytea, ${session.school_id}, ${session.user_id}, ${session.created_at},
      ${session.expires_at})`);
}

/** Ends a session; nothing when it is not there. */
export async function removeSession(db: Queryable, hash: Uint8Array): Promise<void> {
  await db.query(sql`delete from sessions where token_hash = ${hash}::bytea`);
}

/** Removes at most `limit` sessions that were over before `before`. */
export async function removeSessions(db: Queryable, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from sessions where token_hash = any(array(
      select token_hash from sessions where expires_at < ${before}
      order by expires_at limit ${limit} for update skip locked
    )) returning 1 as removed`);
  return rows.length;
}

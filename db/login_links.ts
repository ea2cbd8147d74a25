import type { Queryable } from "./database.ts";
import type { SchoolPageRow } from "./schools.ts";
import { sql } from "./sql.ts";

export interface LoginLinkRow {
  token_hash: Uint8Array;
  school_id: string;
  user_id: string;
  session_seconds: number;
  redirect_to: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertLoginLink(db: Queryable, link: LoginLinkRow): Promise<void> {
  await db.query(sql`
    insert into login_links (token_hash, school_id, user_id, session_seconds, redirect_to, created_at, expires_at)
    values (${link.token_hash}::bytea, ${link.school_id}, ${link.user_id}, ${link.session_seconds},
      ${link.redirect_to}, ${link.created_at}, ${link.expires_at})`);
}

/** What a link leads to. */
export interface OpenedLinkRow {
  session_seconds: number;
  redirect_to: string;
}

/**
 * Uses a link up and begins its session, in one statement: of two who open it in one instant one wins. Undefined when it is
 * not there, was used, or its time is over.
 */
export async function openLoginLink(
  db: Queryable,
  linkHash: Uint8Array,
  sessionHash: Uint8Array,
  now: Date,
): Promise<OpenedLinkRow | undefined> {
  const rows = await db.query<OpenedLinkRow>(sql`
    with opened as (
      update login_links set used_at = ${now}::timestamptz
      where token_hash = ${linkHash}::bytea and used_at is null and expires_at > ${now}::timestamptz
      returning school_id, user_id, session_seconds, redirect_to
    ),
    begun as (
      insert into sessions (token_hash, school_id, user_id, created_at, expires_at)
      select ${sessionHash}::bytea, school_id, user_id, ${now}::timestamptz,
        ${now}::timestamptz + session_seconds * interval '1 second'
      from opened
    )
    select session_seconds, redirect_to from opened`);
  return rows[0];
}

/** Whether a link was used, and the school that it is of; undefined when it is not there. */
export async function findLoginLink(
  db: Queryable,
  linkHash: Uint8Array,
): Promise<(SchoolPageRow & { used_at: Date | null }) | undefined> {
  const rows = await db.query<SchoolPageRow & { used_at: Date | null }>(sql`
    select link.used_at, school.name, school.timezone, school.logo_url, school.website_url, school.support_email
    from login_links link
    join schools school on school.id = link.school_id
    where link.token_hash = ${linkHash}::bytea`);
  return rows[0];
}

/** Removes at most `limit` links that opened until before `before`. */
export async function removeLoginLinks(db: Queryable, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from login_links where token_hash = any(array(
      select token_hash from login_links where expires_at < ${before}
      order by expires_at limit ${limit} for update skip locked
    )) returning 1 as removed`);
  return rows.length;
}

import type { Queryable } from "./database.ts";
import { join, sql } from "./sql.ts";

/** What names a user within a school: one of these, or several. */
export interface UserName {
  id?: string;
  /** Whatever the case. */
  email?: string;
  /** Whatever the case. */
  username?: string;
}

export interface UserRow {
  id: string;
  name: string;
  username: string;
  email: string;
  profile_picture_url: string | null;
}

/** The user whom all that is given names; undefined when there is none. */
export async function findUser(
  db: Queryable,
  schoolId: string,
  name: UserName,
): Promise<UserRow | undefined> {
  const conditions = [
    sql`school_id = ${schoolId}`,
    ...name.id === undefined ? [] : [sql`id = ${name.id}`],
    ...name.email === undefined ? [] : [sql`lower(email) = lower(${name.email})`],
    ...name.username === undefined ? [] : [sql`lower(username) = lower(${name.username})`],
  ];
  if (conditions.length === 1) throw new TypeError("Cannot find a user without a name");
  const rows = await db.query<UserRow>(sql`
    select id, name, username, email, profile_picture_url
    from users
    where ${join(conditions, sql` and `)}`);
  return rows[0];
}

export interface NewUserRow {
  id: string;
  /** Null for the username. */
  name: string | null;
  email: string;
  profile_picture_url: string | null;
  phone_number: string | null;
  password_hash: string | null;
  created_at: Date;
}

/**
 * Stores a user under the first of the usernames that is free, and gives the user; undefined when all are taken, or the id or the
 * e-mail is, possibly by another transaction in that instant.
 */
export async function insertUser(
  db: Queryable,
  schoolId: string,
  user: NewUserRow,
  usernames: readonly string[],
): Promise<UserRow | undefined> {
  const rows = await db.query<UserRow>(sql`
    insert into users (
      school_id, id, name, username, email, profile_picture_url, phone_number, password_hash, created_at
    )
    select ${schoolId}, ${user.id}, coalesce(${user.name}::text, wish), wish, ${user.email}, ${user.profile_picture_url},
      ${user.phone_number}, ${user.password_hash}, ${user.created_at}
    from unnest(${usernames}::text[]) with ordinality as wishes (wish, number)
    where (select count(*) from users where school_id = ${schoolId} and lower(username) = lower(wish)) = 0
    order by number
    limit 1
    on conflict do nothing
    returning id, name, username, email, profile_picture_url`);
  return rows[0];
}

/** A user's id and password's hash, where the user has one. */
export async function findPasswordHash(
  db: Queryable,
  schoolId: string,
  email: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  const rows = await db.query<{ id: string; password_hash: string }>(sql`
    select id, password_hash from users
    where school_id = ${schoolId} and lower(email) = lower(${email}) and password_hash is not null`);
  return rows[0];
}

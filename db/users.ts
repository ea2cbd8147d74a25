import type { Queryable } from "./database.ts";
import { join, sql } from "./sql.ts";

/** What names a user within a school: one of them, or both. */
export interface UserName {
  id?: string;
  /** Whatever the case. */
  email?: string;
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
  ];
  if (conditions.length === 1) throw new TypeError("Cannot find a user without a name");
  const rows = await db.query<UserRow>(sql`
    select id, name, username, email, profile_picture_url
    from users
    where ${join(conditions, sql` and `)}`);
  return rows[0];
}

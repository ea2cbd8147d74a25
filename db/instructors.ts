import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/**
 * Notes that an instructor's access ended, and removes what the instructor's user could come in by: sessions and login
 * links. Nothing changes when it ended before. Gives whether the school has such an instructor.
 */
export async function revokeInstructor(
  db: Queryable,
  schoolId: string,
  instructorId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with revoked as (
      update instructors set revoked_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${instructorId} and revoked_at is null
      returning user_id
    ),
    logged_out as (
      delete from sessions where school_id = ${schoolId} and user_id = (select user_id from revoked)
    ),
    shut_out as (
      delete from login_links where school_id = ${schoolId} and user_id = (select user_id from revoked)
    )
    select from instructors where school_id = ${schoolId} and id = ${instructorId}`);
  return rows.length > 0;
}

/** Whether the user taught here and the school took the access back. */
export async function isAccessRevoked(db: Queryable, schoolId: string, userId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from instructors
    where school_id = ${schoolId} and user_id = ${userId} and revoked_at is not null`);
  return rows.length > 0;
}

import { findSession as find } from "../../db/sessions.ts";
import type { Context } from "../context.ts";
import { type ShownSchool, shownSchoolOf } from "../schools/shown_school.ts";
import { hashToken } from "../token.ts";
import { type User, userOf } from "../users/user.ts";

/** Who a browser is logged in as. */
export interface Session {
  schoolId: string;
  school: ShownSchool;
  user: User;
}

/** The session of a cookie's token; null when there is none, or it is over. */
export async function findSession(
  { db, clock }: Pick<Context, "db" | "clock">,
  token: string | null,
): Promise<Session | null> {
  const hash = token === null ? null : hashToken(token);
  const row = hash === null ? undefined : await find(db, hash, clock());
  if (row === undefined) return null;
  return {
    schoolId: row.school_id,
    school: shownSchoolOf({ ...row, name: row.school_name }),
    user: userOf({ ...row, id: row.user_id }),
  };
}

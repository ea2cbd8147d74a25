import { createHash } from "node:crypto";
import { isAccessRevoked } from "../../db/instructors.ts";
import { insertSession } from "../../db/sessions.ts";
import { findPasswordHash } from "../../db/users.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../rate_limits/count_request.ts";
import { hashToken, tokenBytes, writeToken } from "../token.ts";
import { isPassword, nobodysHash } from "../users/password_hash.ts";
import { logOut } from "./log_out.ts";
import { defaultValidity, sessionSecondsOf } from "./_session_seconds.ts";

/** What came of trying a password. */
export type Login =
  | {
    kind: "logged-in";
    /** For the cookie; stored nowhere. */
    sessionToken: string;
    sessionSeconds: number;
  }
  | { kind: "wrong" }
  | { kind: "too-many"; waitSeconds: number };

/** Tries at one account in a minute, from wherever. */
const triesMax = 10;

/**
 * Logs a user of a school in by e-mail and password, for a day. The session that the browser had before ends. Who has no
 * password, or lost access to the school (decision 32), has a wrong one.
 *
 * @param earlierToken the browser's session token; null for none
 */
export async function logIn(
  context: Pick<Context, "db" | "clock" | "random">,
  schoolId: string,
  { email, password }: { email: string; password: string },
  earlierToken: string | null,
): Promise<Login> {
  const { db, clock, random } = context;
  const account = createHash("sha256").update(email.toLowerCase()).digest("hex");
  const { count, resetSeconds } = await countRequest(context, `logins:${schoolId}:${account}`);
  if (count > triesMax) return { kind: "too-many", waitSeconds: resetSeconds };
  const user = await findPasswordHash(db, schoolId, email);
  const isRight = await isPassword(password, user?.password_hash ?? nobodysHash);
  if (!user || !isRight || await isAccessRevoked(db, schoolId, user.id)) return { kind: "wrong" };
  const sessionToken = writeToken(random(tokenBytes));
  const sessionSeconds = sessionSecondsOf(defaultValidity);
  const created_at = clock();
  await insertSession(db, {
    token_hash: hashToken(sessionToken)!,
    school_id: schoolId,
    user_id: user.id,
    created_at,
    expires_at: new Date(created_at.getTime() + sessionSeconds * 1_000),
  });
  if (earlierToken !== null) await logOut(context, earlierToken);
  return { kind: "logged-in", sessionToken, sessionSeconds };
}

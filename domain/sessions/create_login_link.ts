import { isAccessRevoked } from "../../db/instructors.ts";
import { insertLoginLink } from "../../db/login_links.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { hashToken, tokenBytes, writeToken } from "../token.ts";
import { requireUserByEmail } from "../users/require_user.ts";
import { defaultRedirect, redirectPathOf } from "./_redirect_path.ts";
import { defaultValidity, sessionSecondsOf } from "./_session_seconds.ts";

export { defaultRedirect } from "./_redirect_path.ts";
export { defaultValidity, validityPattern } from "./_session_seconds.ts";

/** Where links open; their token follows as `?token=`. */
export const loginPath = "/login";

/** How long a link opens (decision 15). */
export const linkMinutes = 10;

/**
 * Makes a link that logs a user of the caller's school in, once.
 *
 * @param wishes `sessionValidity` spelled by {@link validityPattern}
 * @throws {Refusal} `not-found`; `invalid-argument`; `forbidden` for whom the school's access was taken from (decision 32)
 */
export async function createLoginLink(
  context: Context,
  wishes: { email: string; sessionValidity?: string; redirectTo?: string },
): Promise<string> {
  const { db, clock, random, publicUrl } = context;
  const schoolId = schoolOf(context);
  const session_seconds = sessionSecondsOf(wishes.sessionValidity ?? defaultValidity);
  const redirect_to = redirectPathOf(wishes.redirectTo ?? defaultRedirect);
  const user = await requireUserByEmail(context, wishes.email);
  if (await isAccessRevoked(db, schoolId, user.id)) {
    throw new Refusal("forbidden", "the user's access to the school was revoked", {
      path: "userIdentifier.email",
    });
  }
  const token = writeToken(random(tokenBytes));
  const created_at = clock();
  await insertLoginLink(db, {
    token_hash: hashToken(token)!,
    school_id: schoolId,
    user_id: user.id,
    session_seconds,
    redirect_to,
    created_at,
    expires_at: new Date(created_at.getTime() + linkMinutes * 60_000),
  });
  return `${publicUrl}${loginPath}?token=${token}`;
}

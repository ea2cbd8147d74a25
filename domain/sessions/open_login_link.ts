import { findLoginLink, openLoginLink as open } from "../../db/login_links.ts";
import type { Context } from "../context.ts";
import { type ShownSchool, shownSchoolOf } from "../schools/shown_school.ts";
import { hashToken, tokenBytes, writeToken } from "../token.ts";
import { logOut } from "./log_out.ts";

/** What opening a link came to. */
export type OpenedLink =
  | {
    kind: "opened";
    /** For the cookie; stored nowhere. */
    sessionToken: string;
    sessionSeconds: number;
    /** Path of this service. */
    redirectTo: string;
  }
  | { kind: "used" | "expired"; school: ShownSchool }
  | { kind: "unknown" };

/**
 * Opens a link: uses it up and begins a session. The session that the browser had before ends, whosever it was.
 *
 * @param earlierToken the browser's session token; null for none
 */
export async function openLoginLink(
  { db, clock, random }: Pick<Context, "db" | "clock" | "random">,
  linkToken: string,
  earlierToken: string | null,
): Promise<OpenedLink> {
  const linkHash = hashToken(linkToken);
  if (linkHash === null) return { kind: "unknown" };
  const sessionToken = writeToken(random(tokenBytes));
  const opened = await open(db, linkHash, hashToken(sessionToken)!, clock());
  if (opened === undefined) return await whyNot(db, linkHash);
  if (earlierToken !== null) await logOut({ db }, earlierToken);
  return {
    kind: "opened",
    sessionToken,
    sessionSeconds: opened.session_seconds,
    redirectTo: opened.redirect_to,
  };
}

async function whyNot(db: Context["db"], linkHash: Uint8Array): Promise<OpenedLink> {
  const link = await findLoginLink(db, linkHash);
  if (link === undefined) return { kind: "unknown" };
  return { kind: link.used_at === null ? "expired" : "used", school: shownSchoolOf(link) };
}

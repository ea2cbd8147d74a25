import { findLinkSecret, insertLinkSecret } from "../../db/link_secrets.ts";
import { findEnglishCaption } from "../../db/live_event_captions.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { signatureOf } from "./_signature.ts";

/** How long an address of a caption opens (decision 31). */
export const captionLinkSeconds = 3_600;

/**
 * An address on this service that serves the English captions of a session of the caller's school as WebVTT, to
 * whoever has it, for an hour.
 *
 * @throws {Refusal} `not-found` for a session that is not there, or has no English captions yet
 */
export async function captionLink(context: Context, sessionId: string): Promise<string> {
  const schoolId = schoolOf(context);
  const found = await findEnglishCaption(context.db, schoolId, sessionId);
  if (found === undefined || found.language === null) {
    const what = found === undefined ? "There is no session" : "There are no English captions yet of session";
    throw new Refusal("not-found", `${what} ${shown(sessionId)}`, { path: "liveEventSessionId" });
  }
  const { language } = found;
  const expires = Math.floor(context.clock().getTime() / 1_000) + captionLinkSeconds;
  const secret = await linkSecret(context, schoolId);
  const signature = signatureOf(secret, { schoolId, sessionId, language, expires });
  const query = new URLSearchParams({
    school: schoolId,
    session: sessionId,
    language,
    expires: String(expires),
    signature,
  });
  return `${context.publicUrl}/captions.vtt?${query}`;
}

/** The school's secret; made when it is first asked for. */
async function linkSecret({ db, clock, random }: Context, schoolId: string): Promise<Uint8Array> {
  const secret = await findLinkSecret(db, schoolId);
  if (secret !== undefined) return secret;
  await insertLinkSecret(db, schoolId, random(32), clock());
  // Somebody else may have been faster.
  return (await findLinkSecret(db, schoolId))!;
}

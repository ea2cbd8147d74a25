import { findLinkSecret } from "../../db/link_secrets.ts";
import { findWebvtt } from "../../db/live_event_captions.ts";
import type { Context } from "../context.ts";
import { isSigned } from "./_signature.ts";

/** What the address of a caption said, as it came. */
export interface CaptionRequest {
  schoolId: string;
  sessionId: string;
  language: string;
  expires: string;
  signature: string;
}

/** The file, with the seconds that its address still opens; or why there is none. */
export type OpenedCaption =
  | { kind: "caption"; webvtt: string; secondsLeft: number }
  /** The address was not made here, or was changed since. */
  | { kind: "not-signed" }
  | { kind: "expired" }
  /** The captions were removed since. */
  | { kind: "gone" };

/** Opens a caption by the address that `captionLink` made (decision 31). */
export async function openCaption(
  { db, clock }: Pick<Context, "db" | "clock">,
  request: CaptionRequest,
): Promise<OpenedCaption> {
  if (!/^[1-9][0-9]{0,11}$/.test(request.expires)) return { kind: "not-signed" };
  const expires = Number(request.expires);
  const secret = await findLinkSecret(db, request.schoolId);
  if (secret === undefined || !isSigned(secret, { ...request, expires }, request.signature)) {
    return { kind: "not-signed" };
  }
  const secondsLeft = Math.floor(expires - clock().getTime() / 1_000);
  if (secondsLeft <= 0) return { kind: "expired" };
  const webvtt = await findWebvtt(db, request);
  return webvtt === undefined ? { kind: "gone" } : { kind: "caption", webvtt, secondsLeft };
}

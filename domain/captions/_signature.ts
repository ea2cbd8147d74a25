import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signed address of a caption says. */
export interface SignedCaption {
  schoolId: string;
  sessionId: string;
  language: string;
  /** Seconds since 1970 from which on the address opens no more. */
  expires: number;
}

/** Signs what an address says, so that none of it can be changed: HMAC-SHA256, in base64url. */
export function signatureOf(secret: Uint8Array, caption: SignedCaption): string {
  const { schoolId, sessionId, language, expires } = caption;
  const words = JSON.stringify(["caption", schoolId, sessionId, language, expires]);
  return createHmac("sha256", secret).update(words).digest("base64url");
}

/** Whether the signature is the one of what the address says; takes as long whatever it is. */
export function isSigned(secret: Uint8Array, caption: SignedCaption, signature: string): boolean {
  const right = new TextEncoder().encode(signatureOf(secret, caption));
  const given = new TextEncoder().encode(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

import { hash } from "node:crypto";

/** Random bytes in a token. */
export const tokenBytes = 32;

/** Spells a token that nobody guesses: 256 random bits in base64url, 43 characters. */
export function writeToken(random: Uint8Array): string {
  if (random.length !== tokenBytes) throw new RangeError(`Cannot make a token of ${random.length} bytes`);
  return Uint8Array.from(random).toBase64({ alphabet: "base64url", omitPadding: true });
}

/**
 * SHA-256 of a token with what stands before it; null for a text that is spelled as none. A plain hash is enough: nobody
 * guesses 256 random bits, however fast the hash.
 */
export function hashToken(text: string, prefix = ""): Uint8Array | null {
  if (!text.startsWith(prefix) || !/^[A-Za-z0-9_-]{43}$/.test(text.slice(prefix.length))) return null;
  return new Uint8Array(hash("sha256", text, "buffer"));
}

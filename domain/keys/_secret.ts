import { createHash, timingSafeEqual } from "node:crypto";

/** Begins every secret, so that a person or a scanner of leaked secrets knows what it is. */
const prefix = "lyceum_";

/** Random bytes in a secret. */
export const secretBytes = 32;

/** Spells a secret: the prefix, then the random bytes in base64url. */
export function writeSecret(random: Uint8Array): string {
  if (random.length !== secretBytes) throw new RangeError(`Cannot make a secret of ${random.length} bytes`);
  return prefix + random.toBase64({ alphabet: "base64url", omitPadding: true });
}

/**
 * SHA-256 of a secret; null for a text that is spelled as none. A plain hash is enough: nobody guesses 256 random
 * bits, however fast the hash.
 */
export function hashSecret(secret: string): Uint8Array | null {
  if (!/^lyceum_[A-Za-z0-9_-]{43}$/.test(secret)) return null;
  return new Uint8Array(createHash("sha256").update(secret).digest());
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

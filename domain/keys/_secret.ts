import { timingSafeEqual } from "node:crypto";
import { hashToken, tokenBytes, writeToken } from "../token.ts";

/** Begins every secret, so that a person or a scanner of leaked secrets knows what it is. */
const prefix = "lyceum_";

/** Random bytes in a secret. */
export const secretBytes = tokenBytes;

/** Spells a secret: the prefix, then a token. */
export function writeSecret(random: Uint8Array): string {
  return prefix + writeToken(random);
}

/** SHA-256 of a secret; null for a text that is spelled as none. */
export function hashSecret(secret: string): Uint8Array | null {
  return hashToken(secret, prefix);
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

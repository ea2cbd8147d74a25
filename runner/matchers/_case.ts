import { exactMatch } from "./exact_match.ts";

/**
 * Lower case makes at most three bytes of two (U+0130) and one of three (U+212A), so texts whose lengths differ by more
 * than 4.5 times are different; which also keeps a huge output from ever becoming a string.
 */
const lengthRatioMax = 4.5;

/** Compares Unicode lower case when both sides are valid UTF-8, the bytes as they are otherwise. */
export function equalWithoutCase(actual: Uint8Array, expected: Uint8Array): boolean {
  const shorter = Math.min(actual.length, expected.length);
  if (Math.max(actual.length, expected.length) > shorter * lengthRatioMax) return false;
  if (exactMatch(actual, expected)) return true;
  const actualText = decode(actual);
  const expectedText = actualText === null ? null : decode(expected);
  if (actualText === null || expectedText === null) return false;
  return actualText.toLowerCase() === expectedText.toLowerCase();
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

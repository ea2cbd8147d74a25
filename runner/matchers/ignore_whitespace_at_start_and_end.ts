import { exactMatch } from "./exact_match.ts";
import { trim } from "./_whitespace.ts";

/** The same bytes once whitespace before the first and after the last other byte is dropped (decision 18). */
export function ignoreWhitespaceAtStartAndEnd(actual: Uint8Array, expected: Uint8Array): boolean {
  return exactMatch(trim(actual), trim(expected));
}

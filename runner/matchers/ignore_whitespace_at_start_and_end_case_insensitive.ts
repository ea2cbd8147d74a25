import { equalWithoutCase } from "./_case.ts";
import { trim } from "./_whitespace.ts";

/** As `IgnoreWhitespaceAtStartAndEnd`, upper and lower case being the same letter (decision 18). */
export function ignoreWhitespaceAtStartAndEndCaseInsensitive(
  actual: Uint8Array,
  expected: Uint8Array,
): boolean {
  return equalWithoutCase(trim(actual), trim(expected));
}

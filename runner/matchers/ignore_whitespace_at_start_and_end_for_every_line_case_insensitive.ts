import { equalWithoutCase } from "./_case.ts";
import { trimLines } from "./_whitespace.ts";

/** As `IgnoreWhitespaceAtStartAndEndForEveryLine`, upper and lower case being the same letter (decision 18). */
export function ignoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive(
  actual: Uint8Array,
  expected: Uint8Array,
): boolean {
  return equalWithoutCase(trimLines(actual), trimLines(expected));
}

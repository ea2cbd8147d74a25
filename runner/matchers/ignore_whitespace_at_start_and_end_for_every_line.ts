import { exactMatch } from "./exact_match.ts";
import { trimLines } from "./_whitespace.ts";

/** The same lines, each without whitespace at its ends, empty lines at both ends of the text dropped (decision 18). */
export function ignoreWhitespaceAtStartAndEndForEveryLine(actual: Uint8Array, expected: Uint8Array): boolean {
  return exactMatch(trimLines(actual), trimLines(expected));
}

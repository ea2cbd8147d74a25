/** The five ways to compare what a program printed with what was expected (decision 18). */
import { exactMatch } from "./exact_match.ts";
import { ignoreWhitespaceAtStartAndEnd } from "./ignore_whitespace_at_start_and_end.ts";
import { ignoreWhitespaceAtStartAndEndCaseInsensitive } from "./ignore_whitespace_at_start_and_end_case_insensitive.ts";
import { ignoreWhitespaceAtStartAndEndForEveryLine } from "./ignore_whitespace_at_start_and_end_for_every_line.ts";
import { ignoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive } from "./ignore_whitespace_at_start_and_end_for_every_line_case_insensitive.ts";

/** Says whether the bytes that a program printed count as the expected ones. Linear in the length of both. */
export type Matcher = (actual: Uint8Array, expected: Uint8Array) => boolean;

/** Every matcher under the name the interface sends. */
export const matchers = {
  ExactMatch: exactMatch,
  IgnoreWhitespaceAtStartAndEnd: ignoreWhitespaceAtStartAndEnd,
  IgnoreWhitespaceAtStartAndEndCaseInsensitive: ignoreWhitespaceAtStartAndEndCaseInsensitive,
  IgnoreWhitespaceAtStartAndEndForEveryLine: ignoreWhitespaceAtStartAndEndForEveryLine,
  IgnoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive:
    ignoreWhitespaceAtStartAndEndForEveryLineCaseInsensitive,
} as const satisfies Record<string, Matcher>;

export type MatcherName = keyof typeof matchers;

/** The names, in the order of decision 18. */
export const matcherNames = Object.keys(matchers) as MatcherName[];

export function isMatcherName(name: string): name is MatcherName {
  return Object.hasOwn(matchers, name);
}

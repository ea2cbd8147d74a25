import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

/** How `sessionValidity` is spelled: a number and a letter (decision 15). */
export const validityPattern = "^[1-9][0-9]{0,3}(m|h|d|w)$";

export const defaultValidity = "1d";

const secondsOf: Record<string, number> = { m: 60, h: 3_600, d: 86_400, w: 604_800 };
const secondsMax = 365 * 86_400;

/**
 * Seconds of a duration that is spelled by {@link validityPattern}.
 *
 * @throws {Refusal} `invalid-argument` past a year
 */
export function sessionSecondsOf(validity: string): number {
  const seconds = Number(validity.slice(0, -1)) * secondsOf[validity.slice(-1)]!;
  if (seconds <= secondsMax) return seconds;
  throw new Refusal("invalid-argument", `must be at most 365d, but is ${shown(validity)}`, {
    path: "sessionValidity",
  });
}

import type { ItemCounts } from "../../db/progress.ts";
import { halfUp } from "../half_up.ts";

export type { ItemCounts } from "../../db/progress.ts";

/**
 * How far a learner is in a course (decision 28): completed items over all published ones, in percent, rounded half up to
 * two decimals; 0 for a course without any.
 */
export function courseProgress(counts: ItemCounts): number {
  return courseHundredths(counts) / 100;
}

/**
 * How far a learner is in a bundle: the mean over its courses as {@link courseProgress} says them, so that it can be
 * checked by what is shown, rounded in the same way; 0 for a bundle without any.
 */
export function bundleProgress(courses: readonly ItemCounts[]): number {
  if (courses.length === 0) return 0;
  const sum = courses.reduce((sum, counts) => sum + courseHundredths(counts), 0);
  return halfUp(BigInt(sum), BigInt(courses.length)) / 100;
}

/** In hundredths of a percent, which are integers. */
function courseHundredths({ completed, published }: ItemCounts): number {
  return published === 0 ? 0 : halfUp(10_000n * BigInt(completed), BigInt(published));
}

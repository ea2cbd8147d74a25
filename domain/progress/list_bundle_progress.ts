import { countItems, type EnrolledBundleRow, listEnrolledBundles } from "../../db/progress.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { requireUserByEmail } from "../users/require_user.ts";
import { bundleProgress, courseProgress, type ItemCounts } from "./progress.ts";

/** How far a learner is in a bundle. */
export interface BundleProgress {
  title: string;
  /** In percent, with two decimals at most. */
  percent: number;
  enrolledAt: Date;
  /** Its courses, in its order. */
  courses: {
    productId: string;
    /** Days that the course is expected to take; null for unsaid. */
    expectedDays: number | null;
    percent: number;
  }[];
}

/**
 * How far a user of the caller's school is in the bundles that the user is or was enrolled in; the newest enrolment first,
 * then by id. Of them those between the two percentages, which are inside (decision 28).
 *
 * @throws {Refusal} `not-found` for a user who is not there; `invalid-argument` when the minimum is over the maximum
 */
export async function listBundleProgress(
  context: Context,
  { email, minimum, maximum }: { email: string; minimum: number; maximum: number },
): Promise<BundleProgress[]> {
  if (minimum > maximum) {
    throw new Refusal(
      "invalid-argument",
      `must be at most maximumBundleProgress, which is ${maximum}, but got ${minimum}`,
      { path: "filterData.minimumBundleProgress" },
    );
  }
  const user = await requireUserByEmail(context, email);
  const learner = { schoolId: schoolOf(context), userId: user.id };
  const rows = await listEnrolledBundles(context.db, learner);
  const courseIds = new Set(rows.flatMap(({ course_id }) => course_id ?? []));
  const counts = await countItems(context.db, learner, [...courseIds]);
  return Map.groupBy(rows, ({ id }) => id).values()
    .map((rowsOfBundle) => bundleOf(rowsOfBundle, counts))
    .filter(({ percent }) => minimum <= percent && percent <= maximum)
    .toArray();
}

function bundleOf(rows: readonly EnrolledBundleRow[], counts: Map<string, ItemCounts>): BundleProgress {
  const { title, enrolled_at } = rows[0]!;
  const courses = rows.flatMap(({ product_id, course_id, expected_completion_days }) =>
    product_id === null || course_id === null ? [] : {
      productId: product_id,
      expectedDays: expected_completion_days,
      counts: counts.get(course_id)!,
    }
  );
  return {
    title,
    percent: bundleProgress(courses.map(({ counts }) => counts)),
    enrolledAt: enrolled_at,
    courses: courses.map(({ productId, expectedDays, counts }) => ({
      productId,
      expectedDays,
      percent: courseProgress(counts),
    })),
  };
}

import { type CourseItemType, findLearnerCourse, listLearnerItems } from "../../db/progress.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { requireUserByEmail } from "../users/require_user.ts";
import { courseProgress } from "./progress.ts";

export { courseItemTypes } from "../../db/progress.ts";

/** How far a learner is in a course. */
export interface CourseProgress {
  title: string;
  /** In percent, with two decimals at most. */
  percent: number;
  /** Published items, in the course's order. */
  items: { id: string; title: string; type: CourseItemType; isCompleted: boolean }[];
}

/**
 * How far a user of the caller's school is in one of its courses (decision 28). That the enrolment is over, or the
 * course no longer published, takes nothing away.
 *
 * @throws {Refusal} `not-found` for a course or a user that is not there, and for a user who neither is or was enrolled
 *   in the course, directly or by a bundle, nor completed any published item of it
 */
export async function showCourseProgress(
  context: Context,
  of: { courseId: string; email: string },
): Promise<CourseProgress> {
  const user = await requireUserByEmail(context, of.email);
  const learner = { schoolId: schoolOf(context), userId: user.id };
  const course = await findLearnerCourse(context.db, learner, of.courseId);
  if (course === undefined) {
    throw new Refusal("not-found", `The school has no course ${shown(of.courseId)}`, {
      path: "courseIdentifier.digitalProductCourseId",
    });
  }
  const items = await listLearnerItems(context.db, learner, of.courseId);
  const completed = items.filter((item) => item.is_completed).length;
  if (!course.is_enrolled && completed === 0) {
    throw new Refusal(
      "not-found",
      `The user ${shown(of.email)} is not enrolled in the course ${shown(of.courseId)}`,
      { path: "userIdentifier.email" },
    );
  }
  return {
    title: course.title,
    percent: courseProgress({ published: items.length, completed }),
    items: items.map(({ id, title, type, is_completed }) => ({ id, title, type, isCompleted: is_completed })),
  };
}

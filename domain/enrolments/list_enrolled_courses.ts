import { listEnrolledCourses as list } from "../../db/enrolments.ts";
import { countItems, type LearnerName } from "../../db/progress.ts";
import type { Context } from "../context.ts";
import { courseProgress } from "../progress/progress.ts";

/** A course that a learner may use, and how far it is done. */
export interface EnrolledCourse {
  id: string;
  title: string;
  thumbnailUrl: string | null;
  /** Names its page; null when it has none any more. */
  slug: string | null;
  /** Decision 28. */
  completionPercentage: number;
}

/** Courses that a learner may use now, by themselves or within a bundle, those of the last enrolment first. */
export async function listEnrolledCourses(
  { db, clock }: Pick<Context, "db" | "clock">,
  learner: LearnerName,
): Promise<EnrolledCourse[]> {
  const courses = await list(db, learner, clock());
  const counts = await countItems(db, learner, courses.map(({ id }) => id));
  return courses.map((course) => ({
    id: course.id,
    title: course.title,
    thumbnailUrl: course.thumbnail_url,
    slug: course.status === "Archived" ? null : course.slug,
    completionPercentage: courseProgress(counts.get(course.id)!),
  }));
}

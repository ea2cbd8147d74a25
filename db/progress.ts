import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** A user, as somebody who learns. */
export interface LearnerName {
  schoolId: string;
  userId: string;
}

/** What a course's progress is made of. */
export interface ItemCounts {
  /** Its published items. */
  published: number;
  /** Those of them that the learner completed. */
  completed: number;
}

/** What a learner did of these courses, by their ids. */
export async function countItems(
  db: Queryable,
  learner: LearnerName,
  courseIds: readonly string[],
): Promise<Map<string, ItemCounts>> {
  const rows = await db.query<ItemCounts & { course_id: string }>(sql`
    select item.course_id, count(*) as published, count(*) filter (where ${isCompleted(learner)}) as completed
    from course_items item
    where item.school_id = ${learner.schoolId} and item.course_id = any(${courseIds}::text[]) and item.is_published
    group by item.course_id`);
  const counts = new Map<string, ItemCounts>(courseIds.map((id) => [id, { published: 0, completed: 0 }]));
  for (const { course_id, published, completed } of rows) counts.set(course_id, { published, completed });
  return counts;
}

/** A course as its learners have it. */
export interface LearnerCourseRow {
  title: string;
  /** Whether the user is or was enrolled in it, directly or by a bundle. */
  is_enrolled: boolean;
}

/** A course of the school, and whether the user is enrolled in it; undefined when there is no such course. */
export async function findLearnerCourse(
  db: Queryable,
  { schoolId, userId }: LearnerName,
  courseId: string,
): Promise<LearnerCourseRow | undefined> {
  const rows = await db.query<LearnerCourseRow>(sql`
    select product.title,
      course.product_id in (
        select enrolment.product_id from enrolments enrolment
        where enrolment.school_id = ${schoolId} and enrolment.user_id = ${userId}
        union all
        select part.product_id from enrolments enrolment
        join bundle_items part on part.school_id = enrolment.school_id and part.bundle_id = enrolment.product_id
        where enrolment.school_id = ${schoolId} and enrolment.user_id = ${userId}
      ) as is_enrolled
    from courses course
    join digital_products product on product.school_id = course.school_id and product.id = course.product_id
    where course.school_id = ${schoolId} and course.id = ${courseId}`);
  return rows[0];
}

/** A published item of a course. */
export interface LearnerItemRow {
  id: string;
  title: string;
  type: CourseItemType;
  is_completed: boolean;
}

export const courseItemTypes = ["Article", "Video", "LiveEvent", "IoCodingLab", "Quiz"] as const;

/** One of {@link courseItemTypes}. */
export type CourseItemType = (typeof courseItemTypes)[number];

/** Published items of a course, in the order of its sections and in theirs. */
export async function listLearnerItems(
  db: Queryable,
  learner: LearnerName,
  courseId: string,
): Promise<LearnerItemRow[]> {
  return await db.query<LearnerItemRow>(sql`
    select item.id, item.title, item.type, ${isCompleted(learner)} as is_completed
    from course_sections section
    join course_items item on item.school_id = section.school_id and item.course_id = section.course_id
      and item.section_id = section.id
    where section.school_id = ${learner.schoolId} and section.course_id = ${courseId} and item.is_published
    order by section.position, section.id, item.position, item.id`);
}

/** An item of any course of the school, published or not, and what it holds. */
export type LearnerItemContentRow =
  & { is_completed: boolean }
  & (
    | { type: "Quiz"; quiz_id: string }
    | { type: "IoCodingLab"; lab_id: string }
    | { type: Exclude<CourseItemType, "Quiz" | "IoCodingLab"> }
  );

export async function findLearnerItem(
  db: Queryable,
  learner: LearnerName,
  itemId: string,
): Promise<LearnerItemContentRow | undefined> {
  const rows = await db.query<LearnerItemContentRow>(sql`
    select item.type, ${isCompleted(learner)} as is_completed, item.quiz_id, item.lab_id
    from course_items item
    where item.school_id = ${learner.schoolId} and item.id = ${itemId}`);
  return rows[0];
}

/** A bundle that a user is enrolled in, with one of its courses. */
export interface EnrolledBundleRow {
  id: string;
  title: string;
  enrolled_at: Date;
  /** Null, as what follows, for a bundle without courses. */
  product_id: string | null;
  course_id: string | null;
  expected_completion_days: number | null;
}

/**
 * Bundles that a user is enrolled in or was, the newest enrolment first, then by id; each as many rows as it has
 * courses, in its order, or one when it has none.
 */
export async function listEnrolledBundles(
  db: Queryable,
  { schoolId, userId }: LearnerName,
): Promise<EnrolledBundleRow[]> {
  return await db.query<EnrolledBundleRow>(sql`
    select bundle.id, bundle.title, enrolment.enrolled_at, part.product_id, part.course_id,
      part.expected_completion_days
    from enrolments enrolment
    join digital_products bundle
      on bundle.school_id = enrolment.school_id and bundle.id = enrolment.product_id and bundle.type = 'Bundle'
    left join (
      select item.school_id, item.bundle_id, item.position, item.product_id, course.id as course_id,
        item.expected_completion_days
      from bundle_items item
      join courses course on course.school_id = item.school_id and course.product_id = item.product_id
    ) part on part.school_id = bundle.school_id and part.bundle_id = bundle.id
    where enrolment.school_id = ${schoolId} and enrolment.user_id = ${userId}
    order by enrolment.enrolled_at desc, bundle.id, part.position, part.product_id`);
}

/**
 * Of the row `item`. What the learner completed is read as a whole, once: joined to items one by one, a database that has
 * not counted its rows may look through what everybody completed of each.
 */
function isCompleted({ schoolId, userId }: LearnerName): Query {
  return sql`item.id in (
    select event.item_id from progress_events event
    where event.school_id = ${schoolId} and event.user_id = ${userId}
  )`;
}

import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** A course as lists have it. */
export interface CourseListRow {
  id: string;
  title: string;
  slug: string;
  thumbnail_url: string | null;
  created_at: Date;
  updated_at: Date;
  /** Mean of its reviews, rounded half up to two decimals; null without any. */
  rating_out_of_10: number | null;
  /** Those whose access was not revoked, in the course's order. */
  instructors: InstructorRow[];
}

export interface InstructorRow {
  name: string;
  profile_picture_url: string | null;
  tagline: string;
  long_description_markdown: string;
}

/** Published courses of a school, newest first. */
export async function listPublishedCourses(db: Queryable, schoolId: string): Promise<CourseListRow[]> {
  return await db.query<CourseListRow>(sql`
    select course.id, product.title, product.slug, product.thumbnail_url, product.created_at, product.updated_at,
      (
        select round(avg(review.rating_out_of_10)::numeric, 2)::float8 from course_reviews review
        where review.school_id = course.school_id and review.course_id = course.id
      ) as rating_out_of_10,
      ${instructorsOfCourse} as instructors
    from digital_products product
    join courses course on course.school_id = product.school_id and course.product_id = product.id
    where product.school_id = ${schoolId} and product.type = 'ServiceCourse' and product.status = 'Published'
    order by product.created_at desc, product.id`);
}

/** A course that is made. */
export interface NewCourseRow {
  id: string;
  product_id: string;
  type: "RecordedCourse" | "CohortBasedCourse";
  cohort_start_at: Date | null;
  cohort_end_at: Date | null;
  cohort_enrollment_end_at: Date | null;
  goals: readonly string[];
  enrollment_validity_in_hours: number | null;
  is_syllabus_visible_on_landing_page: boolean;
  is_item_discussion_enabled: boolean;
  is_enrollment_manual_only: boolean;
}

/** Stores a course whose product is there. */
export async function insertCourse(db: Queryable, schoolId: string, course: NewCourseRow): Promise<void> {
  await db.query(sql`
    insert into courses (
      school_id, id, product_id, type, cohort_start_at, cohort_end_at, cohort_enrollment_end_at, goals,
      enrollment_validity_in_hours, is_syllabus_visible_on_landing_page, is_item_discussion_enabled,
      is_enrollment_manual_only
    ) values (
      ${schoolId}, ${course.id}, ${course.product_id}, ${course.type}, ${course.cohort_start_at},
      ${course.cohort_end_at}, ${course.cohort_enrollment_end_at}, ${course.goals},
      ${course.enrollment_validity_in_hours}, ${course.is_syllabus_visible_on_landing_page},
      ${course.is_item_discussion_enabled}, ${course.is_enrollment_manual_only}
    )`);
}

/** What a course's page shows beside the product. */
export interface CoursePageRow {
  id: string;
  cohort_start_at: Date | null;
  cohort_end_at: Date | null;
  cohort_enrollment_end_at: Date | null;
  goals: string[];
  enrollment_validity_in_hours: number | null;
  is_syllabus_visible_on_landing_page: boolean;
  is_enrollment_manual_only: boolean;
  instructors: InstructorRow[];
}

/** The course that a product is; undefined when it is none. */
export async function findCoursePage(
  db: Queryable,
  schoolId: string,
  productId: string,
): Promise<CoursePageRow | undefined> {
  const rows = await db.query<CoursePageRow>(sql`
    select course.id, course.cohort_start_at, course.cohort_end_at, course.cohort_enrollment_end_at, course.goals,
      course.enrollment_validity_in_hours, course.is_syllabus_visible_on_landing_page,
      course.is_enrollment_manual_only, ${instructorsOfCourse} as instructors
    from courses course
    where course.school_id = ${schoolId} and course.product_id = ${productId}`);
  return rows[0];
}

/** A part of a course with the titles of its published items, in order. */
export interface SyllabusRow {
  title: string;
  items: string[];
}

export async function listSyllabus(
  db: Queryable,
  schoolId: string,
  courseId: string,
): Promise<SyllabusRow[]> {
  return await db.query<SyllabusRow>(sql`
    select section.title,
      array(
        select item.title from course_items item
        where item.school_id = section.school_id and item.course_id = section.course_id
          and item.section_id = section.id and item.is_published
        order by item.position, item.id
      ) as items
    from course_sections section
    where section.school_id = ${schoolId} and section.course_id = ${courseId}
    order by section.position, section.id`);
}

/** Of the row `course`: {@link InstructorRow}s as JSON. */
const instructorsOfCourse = sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', person.name,
        'profile_picture_url', person.profile_picture_url,
        'tagline', instructor.tagline,
        'long_description_markdown', instructor.long_description_markdown
      )
      order by teaching.position, instructor.id
    ),
    '[]'
  )
  from course_instructors teaching
  join instructors instructor
    on instructor.school_id = teaching.school_id and instructor.id = teaching.instructor_id
  join users person on person.school_id = instructor.school_id and person.id = instructor.user_id
  where teaching.school_id = course.school_id and teaching.course_id = course.id
    and instructor.revoked_at is null
)`;

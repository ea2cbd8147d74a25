import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** A question on a course's page, with its answer. */
export interface FaqRow {
  question_markdown: string;
  answer_markdown: string;
}

/** What somebody says of a course. */
export interface ReviewRow {
  rating_out_of_10: number;
  content: string;
  reviewer_name: string;
  reviewer_workplace: string;
  reviewer_title: string;
  reviewer_picture_url: string | null;
}

/** Stores the questions of a course that has none, in this order. */
export async function insertFaqs(
  db: Queryable,
  schoolId: string,
  courseId: string,
  faqs: readonly FaqRow[],
): Promise<void> {
  if (faqs.length === 0) return;
  await db.query(sql`
    insert into course_faqs (school_id, course_id, position, question_markdown, answer_markdown)
    select ${schoolId}, ${courseId}, place - 1, question, answer
    from unnest(
      ${faqs.map((faq) => faq.question_markdown)}::text[],
      ${faqs.map((faq) => faq.answer_markdown)}::text[]
    ) with ordinality as faq (question, answer, place)`);
}

/** Stores the reviews of a course that has none, in this order. */
export async function insertReviews(
  db: Queryable,
  schoolId: string,
  courseId: string,
  reviews: readonly ReviewRow[],
): Promise<void> {
  if (reviews.length === 0) return;
  const column = <Key extends keyof ReviewRow>(key: Key) => reviews.map((review) => review[key]);
  await db.query(sql`
    insert into course_reviews (
      school_id, course_id, position, rating_out_of_10, content, reviewer_name, reviewer_workplace, reviewer_title,
      reviewer_picture_url
    )
    select ${schoolId}, ${courseId}, place - 1, rating, content, name, workplace, title, nullif(picture, '')
    from unnest(
      ${column("rating_out_of_10")}::float8[], ${column("content")}::text[], ${
    column("reviewer_name")
  }::text[],
      ${column("reviewer_workplace")}::text[], ${column("reviewer_title")}::text[],
      ${column("reviewer_picture_url").map((url) => url ?? "")}::text[]
    ) with ordinality as review (rating, content, name, workplace, title, picture, place)`);
}

export async function listFaqs(db: Queryable, schoolId: string, courseId: string): Promise<FaqRow[]> {
  return await db.query<FaqRow>(sql`
    select question_markdown, answer_markdown from course_faqs
    where school_id = ${schoolId} and course_id = ${courseId}
    order by position
    limit 100`);
}

/** The first of a course's reviews, in its order. */
export async function listReviews(
  db: Queryable,
  schoolId: string,
  courseId: string,
  limit: number,
): Promise<ReviewRow[]> {
  return await db.query<ReviewRow>(sql`
    select rating_out_of_10, content, reviewer_name, reviewer_workplace, reviewer_title, reviewer_picture_url
    from course_reviews
    where school_id = ${schoolId} and course_id = ${courseId}
    order by position
    limit ${limit}`);
}

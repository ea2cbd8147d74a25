import { listFaqs, listReviews } from "../../db/course_words.ts";
import { findCoursePage, listSyllabus } from "../../db/courses.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { type Faq, faqOf, type Review, reviewOf } from "./course_words.ts";
import type { Cohort } from "./create_course.ts";
import { type Instructor, instructorOf } from "./list_courses.ts";
import { requireProduct, withPrices } from "./show_product.ts";
import type { ShownProduct, VisitorChoice } from "./shown_product.ts";

/** A course as its page shows it to a visitor. */
export interface ShownCourse {
  product: ShownProduct;
  /** Null for a recorded course. */
  cohort: Cohort | null;
  goals: readonly string[];
  /** Null for ever. */
  enrollmentValidityInHours: number | null;
  /** Whether only the school enrols, so that nobody buys it. */
  isEnrollmentManualOnly: boolean;
  instructors: readonly Instructor[];
  faqs: readonly Faq[];
  /** The first of them, in the course's order. */
  reviews: readonly Review[];
  /** Sections with the titles of their published items; null where who is not enrolled may not see them. */
  syllabus: readonly { title: string; items: readonly string[] }[] | null;
}

const reviewsShown = 20;

/**
 * A course as its page shows it, with its prices for the visitor.
 *
 * @throws {Refusal} `not-found` for what is no course of the school, or has no page: a draft, or what is archived
 */
export async function showCourse(
  context: Pick<Context, "db" | "clock" | "clientCountry">,
  schoolId: string,
  slug: string,
  choice: VisitorChoice,
): Promise<ShownCourse> {
  const { db } = context;
  const row = await requireProduct(context, schoolId, { slug }, ["Published", "Unlisted"]);
  const course = await findCoursePage(db, schoolId, row.id);
  if (course === undefined) throw new Refusal("not-found", "There is no course at this address");
  const isVisible = course.is_syllabus_visible_on_landing_page;
  return {
    product: await withPrices(context, schoolId, row, choice),
    cohort: course.cohort_start_at && course.cohort_end_at && {
      startAt: course.cohort_start_at,
      endAt: course.cohort_end_at,
      enrollmentEndAt: course.cohort_enrollment_end_at,
    },
    goals: course.goals,
    enrollmentValidityInHours: course.enrollment_validity_in_hours,
    isEnrollmentManualOnly: course.is_enrollment_manual_only,
    instructors: course.instructors.map(instructorOf),
    faqs: (await listFaqs(db, schoolId, course.id)).map(faqOf),
    reviews: (await listReviews(db, schoolId, course.id, reviewsShown)).map(reviewOf),
    syllabus: isVisible ? await listSyllabus(db, schoolId, course.id) : null,
  };
}

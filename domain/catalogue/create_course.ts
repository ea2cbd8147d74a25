import { insertFaqs, insertReviews } from "../../db/course_words.ts";
import { insertCourse } from "../../db/courses.ts";
import type { ProductStatus } from "../../db/digital_products.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { uuid } from "../uuid.ts";
import { type Faq, type Review, rowOfFaq, rowOfReview } from "./course_words.ts";
import { storeProduct } from "./store_product.ts";

/** A course as it is asked for. */
export interface NewCourse {
  title: string;
  shortDescription: string;
  longDescription: string;
  goals: readonly string[];
  /** Null for a recorded course. */
  cohort: Cohort | null;
  thumbnailUrl: string | null;
  /** Null for ever. */
  enrollmentValidityInHours: number | null;
  isSyllabusVisibleOnLandingPage: boolean;
  isItemDiscussionEnabled: boolean;
  isEnrollmentManualOnly: boolean;
  status: ProductStatus;
  faqs: readonly Faq[];
  reviews: readonly Review[];
}

/** When a cohort learns, and until when one may join it; null for any time. */
export interface Cohort {
  startAt: Date;
  endAt: Date;
  enrollmentEndAt: Date | null;
}

/**
 * Makes a course of the caller's school, and the product that it is; the two have the same id.
 *
 * @throws {Refusal} `invalid-argument` for a cohort that ends before it starts, or that one may join after its end
 */
export async function createCourse(
  context: Context,
  course: NewCourse,
): Promise<{ id: string; slug: string }> {
  const schoolId = schoolOf(context);
  if (course.cohort) checkCohort(course.cohort);
  const id = uuid(context.random(16));
  const slug = await context.db.transaction(async (transaction) => {
    const slug = await storeProduct(transaction, schoolId, {
      id,
      type: "ServiceCourse",
      title: course.title,
      short_description: course.shortDescription,
      long_description: course.longDescription,
      thumbnail_url: course.thumbnailUrl,
      status: course.status,
      created_at: context.clock(),
    });
    await insertCourse(transaction, schoolId, {
      id,
      product_id: id,
      type: course.cohort ? "CohortBasedCourse" : "RecordedCourse",
      cohort_start_at: course.cohort?.startAt ?? null,
      cohort_end_at: course.cohort?.endAt ?? null,
      cohort_enrollment_end_at: course.cohort?.enrollmentEndAt ?? null,
      goals: course.goals,
      enrollment_validity_in_hours: course.enrollmentValidityInHours,
      is_syllabus_visible_on_landing_page: course.isSyllabusVisibleOnLandingPage,
      is_item_discussion_enabled: course.isItemDiscussionEnabled,
      is_enrollment_manual_only: course.isEnrollmentManualOnly,
    });
    await insertFaqs(transaction, schoolId, id, course.faqs.map(rowOfFaq));
    await insertReviews(transaction, schoolId, id, course.reviews.map(rowOfReview));
    return slug;
  });
  return { id, slug };
}

function checkCohort({ startAt, endAt, enrollmentEndAt }: Cohort): void {
  const refuse = (field: string, allowed: string, came: Date) => {
    const path = `courseSpecificData.${field}`;
    throw new Refusal("invalid-argument", `must be ${allowed}, but is ${came.toISOString()}`, { path });
  };
  if (endAt <= startAt) refuse("cohortEndAt", "after cohortStartAt", endAt);
  if (enrollmentEndAt && enrollmentEndAt > endAt) {
    refuse("cohortEnrollmentEndAt", "at most cohortEndAt", enrollmentEndAt);
  }
}

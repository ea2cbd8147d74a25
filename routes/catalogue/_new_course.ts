import Type, { type StaticDecode } from "typebox";
import type { NewCourse } from "../../domain/catalogue/create_course.ts";
import { timestamp } from "../_timestamp.ts";
import { pictureUrl, productStatus, text, title } from "../_product_fields.ts";

const CourseSpecificData = Type.Union([
  Type.Object({ type: Type.Literal("RecordedCourse") }),
  Type.Object({
    type: Type.Literal("CohortBasedCourse"),
    cohortStartAt: timestamp({ description: "When the cohort starts" }),
    cohortEndAt: timestamp({ description: "When it ends; after its start" }),
    cohortEnrollmentEndAt: Type.Optional(
      timestamp({ description: "Until when one may join; any time when absent" }),
    ),
  }),
], { description: "A recorded course when absent" });

const Faq = Type.Object({
  questionMarkdown: text(5_000, "The question"),
  answerMarkdown: text(50_000, "Its answer"),
});

const Review = Type.Object({
  ratingOutOf10: Type.Number({ minimum: 0, maximum: 10 }),
  reviewContent: Type.Optional(text(50_000, "What is said")),
  nameOfReviewer: Type.Optional(text(255, "Who says it")),
  titleOfReviewer: Type.Optional(text(255, "As what, like Engineer")),
  workplaceOfReviewer: Type.Optional(text(255, "Where the reviewer works")),
  profilePictureUrlOfReviewer: Type.Optional(pictureUrl("Picture of the reviewer")),
});

/** Payload of create-course. */
export const CourseInput = Type.Object({
  title: title("Title; the slug is made of it"),
  shortDescription: Type.Optional(text(5_000, "A line or two")),
  longDescription: Type.Optional(text(100_000, "Markdown")),
  goals: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 1_000 }), {
    maxItems: 100,
    description: "What a learner can do afterwards",
  })),
  courseSpecificData: Type.Optional(CourseSpecificData),
  thumbnailUrl: Type.Optional(pictureUrl("Picture")),
  enrollmentValidityInHours: Type.Optional(Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: "How long an enrolment lasts; for ever when absent",
  })),
  isSyllabusVisibleOnCourseLandingPage: Type.Optional(Type.Boolean({ default: true })),
  isCourseItemDiscussionEnabled: Type.Optional(Type.Boolean({ default: false })),
  shouldOnlyAllowManualEnrollmentsBySchoolAdmin: Type.Optional(Type.Boolean({ default: false })),
  status: Type.Optional(productStatus),
  faqs: Type.Optional(Type.Array(Faq, { maxItems: 100 })),
  reviews: Type.Optional(Type.Array(Review, { maxItems: 1_000 })),
});

/** The payload in the domain's words. */
export function toNewCourse(input: StaticDecode<typeof CourseInput>): NewCourse {
  const specific = input.courseSpecificData;
  return {
    title: input.title,
    shortDescription: input.shortDescription ?? "",
    longDescription: input.longDescription ?? "",
    goals: input.goals ?? [],
    cohort: specific?.type === "CohortBasedCourse"
      ? {
        startAt: specific.cohortStartAt,
        endAt: specific.cohortEndAt,
        enrollmentEndAt: specific.cohortEnrollmentEndAt ?? null,
      }
      : null,
    thumbnailUrl: input.thumbnailUrl || null,
    enrollmentValidityInHours: input.enrollmentValidityInHours ?? null,
    isSyllabusVisibleOnLandingPage: input.isSyllabusVisibleOnCourseLandingPage ?? true,
    isItemDiscussionEnabled: input.isCourseItemDiscussionEnabled ?? false,
    isEnrollmentManualOnly: input.shouldOnlyAllowManualEnrollmentsBySchoolAdmin ?? false,
    status: input.status ?? "Draft",
    faqs: input.faqs ?? [],
    reviews: (input.reviews ?? []).map((review) => ({
      ratingOutOf10: review.ratingOutOf10,
      content: review.reviewContent ?? "",
      reviewer: {
        name: review.nameOfReviewer ?? "",
        title: review.titleOfReviewer ?? "",
        workplace: review.workplaceOfReviewer ?? "",
        pictureUrl: review.profilePictureUrlOfReviewer || null,
      },
    })),
  };
}

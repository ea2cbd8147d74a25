import Type from "typebox";
import { address, count, entry, flag, id, instant, optional, text, words } from "../_fields.ts";
import { list } from "../list.ts";
import { productFields, putProduct } from "./products.ts";

const itemFields = {
  id: id("courseItemId of the interface; unique in the school"),
  title: words(500, "Title"),
  isPublished: optional(flag("Only published items count for progress; true when absent")),
};

const item = Type.Union([
  entry({ type: Type.Literal("Article"), ...itemFields, articleMarkdown: text(1_000_000, "Its text") }),
  entry({ type: Type.Literal("Video"), ...itemFields, videoId: id("A video of the library") }),
  entry({ type: Type.Literal("LiveEvent"), ...itemFields, liveEventId: id("A live event") }),
  entry({ type: Type.Literal("IoCodingLab"), ...itemFields, labId: id("A lab") }),
  entry({ type: Type.Literal("Quiz"), ...itemFields, quizId: id("A quiz of the library") }),
]);

const section = entry({
  id: id("Names the section; unique in the school"),
  title: words(500, "Title"),
  items: Type.Array(item, { maxItems: 2000 }),
});

const faq = entry({
  questionMarkdown: text(5000, "The question"),
  answerMarkdown: text(50_000, "Its answer"),
});

const review = entry({
  ratingOutOf10: Type.Number({ minimum: 0, maximum: 10 }),
  reviewContent: optional(text(50_000, "The review")),
  nameOfReviewer: optional(text(255, "Who")),
  titleOfReviewer: optional(text(255, "As what: Engineer")),
  workplaceOfReviewer: optional(text(255, "Where the reviewer works")),
  profilePictureUrlOfReviewer: optional(address("Picture")),
});

const courseFields = {
  id: id("serviceCourseId of the interface"),
  productId: id("serviceDigitalProductId of the interface: a course is a product"),
  ...productFields,
  goals: optional(Type.Array(words(5000, "What a learner can do afterwards"), { maxItems: 100 })),
  enrollmentValidityInHours: optional(
    count(1, 2_147_483_647, "How long an enrollment lasts; for ever when absent"),
  ),
  isSyllabusVisibleOnCourseLandingPage: optional(flag("true when absent")),
  isCourseItemDiscussionEnabled: optional(flag("false when absent")),
  shouldOnlyAllowManualEnrollmentsBySchoolAdmin: optional(flag("false when absent")),
  instructorIds: optional(Type.Array(id("Who teaches it"), { maxItems: 100, uniqueItems: true })),
  faqs: optional(Type.Array(faq, { maxItems: 1000 })),
  reviews: optional(Type.Array(review, { maxItems: 1000 })),
  sections: Type.Array(section, { maxItems: 1000 }),
  type: Type.Enum(["RecordedCourse", "CohortBasedCourse"]),
  cohortStartAt: optional(instant("When the cohort starts; of a CohortBasedCourse, and required of it")),
  cohortEndAt: optional(instant("When the cohort ends; of a CohortBasedCourse, and required of it")),
  cohortEnrollmentEndAt: optional(instant("Until when one may join; of a CohortBasedCourse")),
};

export const courses = list({
  name: "courses",
  entry: entry(courseFields),
  rows(course, put, complain) {
    const isCohort = course.type === "CohortBasedCourse";
    for (const field of ["cohortStartAt", "cohortEndAt", "cohortEnrollmentEndAt"] as const) {
      const isGiven = course[field] !== undefined;
      if (isGiven && !isCohort) complain(field, "must be absent of a RecordedCourse");
      if (!isGiven && isCohort && field !== "cohortEnrollmentEndAt") {
        complain(field, "is required of a CohortBasedCourse, but is absent");
      }
    }
    if (course.cohortStartAt && course.cohortEndAt) {
      if (!(Date.parse(course.cohortStartAt) < Date.parse(course.cohortEndAt))) {
        complain(
          "cohortEndAt",
          `must be after cohortStartAt, ${course.cohortStartAt}, but is ${course.cohortEndAt}`,
        );
      }
    }
    putProduct("ServiceCourse", { ...course, id: course.productId }, put, complain);
    put("courses", {
      id: course.id,
      product_id: course.productId,
      type: course.type,
      cohort_start_at: course.cohortStartAt,
      cohort_end_at: course.cohortEndAt,
      cohort_enrollment_end_at: course.cohortEnrollmentEndAt,
      goals: course.goals ?? [],
      enrollment_validity_in_hours: course.enrollmentValidityInHours,
      is_syllabus_visible_on_landing_page: course.isSyllabusVisibleOnCourseLandingPage ?? true,
      is_item_discussion_enabled: course.isCourseItemDiscussionEnabled ?? false,
      is_enrollment_manual_only: course.shouldOnlyAllowManualEnrollmentsBySchoolAdmin ?? false,
    });
    course.instructorIds?.forEach((instructorId, position) =>
      put(
        "course_instructors",
        { course_id: course.id, instructor_id: instructorId, position },
        `instructorIds[${position}]`,
      )
    );
    course.faqs?.forEach(({ questionMarkdown, answerMarkdown }, position) =>
      put("course_faqs", {
        course_id: course.id,
        position,
        question_markdown: questionMarkdown,
        answer_markdown: answerMarkdown,
      }, `faqs[${position}]`)
    );
    course.reviews?.forEach((review, position) =>
      put("course_reviews", {
        course_id: course.id,
        position,
        rating_out_of_10: review.ratingOutOf10,
        content: review.reviewContent ?? "",
        reviewer_name: review.nameOfReviewer ?? "",
        reviewer_title: review.titleOfReviewer ?? "",
        reviewer_workplace: review.workplaceOfReviewer ?? "",
        reviewer_picture_url: review.profilePictureUrlOfReviewer,
      }, `reviews[${position}]`)
    );
    course.sections.forEach((section, position) => {
      const place = `sections[${position}]`;
      put("course_sections", { id: section.id, course_id: course.id, position, title: section.title }, place);
      section.items.forEach((item, position) =>
        put("course_items", {
          id: item.id,
          course_id: course.id,
          section_id: section.id,
          position,
          type: item.type,
          title: item.title,
          is_published: item.isPublished ?? true,
          article_markdown: item.type === "Article" ? item.articleMarkdown : null,
          video_id: item.type === "Video" ? item.videoId : null,
          live_event_id: item.type === "LiveEvent" ? item.liveEventId : null,
          lab_id: item.type === "IoCodingLab" ? item.labId : null,
          quiz_id: item.type === "Quiz" ? item.quizId : null,
        }, `${place}.items[${position}]`)
      );
    });
  },
});

import Type from "typebox";
import { createCourse as create } from "../../domain/catalogue/create_course.ts";
import { operation } from "../_operation.ts";
import { CourseInput, toNewCourse } from "./_new_course.ts";

export const createCourse = operation({
  number: 14,
  name: "create-course",
  key: true,
  scope: "write",
  rate: 60,
  writes: true,
  tag: "Catalogue",
  summary: "Creates a recorded or cohort-based course",
  description: `
Creates a course of the key's school. A course is a digital product: \`serviceDigitalProductId\` names both, so it is the
\`serviceCourseId\` as well. The slug comes from the title, transliterated where it must be, and gets \`-2\`, \`-3\`, … when
the school has it already.

* A cohort ends after it starts, and can be joined at most until its end.
* Only the title is required. \`status\` is \`Draft\` unless given; only \`Published\` courses are listed.
`.trim(),
  payload: CourseInput,
  data: Type.Object({
    serviceDigitalProductId: Type.String(),
    slug: Type.String({ description: "Names the course in addresses; unique in the school" }),
  }),
  refusals: [],
  example: {
    payload: {
      title: "Rust for C programmers",
      shortDescription: "Eight weeks from segmentation faults to lifetimes.",
      longDescription: "What the borrow checker proves, and why.",
      goals: ["Read the errors of the borrow checker", "Write a library that others can trust"],
      courseSpecificData: {
        type: "CohortBasedCourse",
        cohortStartAt: "2026-03-02T13:30:00Z",
        cohortEndAt: "2026-04-27T15:00:00Z",
        cohortEnrollmentEndAt: "2026-03-09T18:29:59Z",
      },
      thumbnailUrl: "https://example.org/thumbnails/rust-for-c-programmers.jpg",
      enrollmentValidityInHours: 8760,
      isSyllabusVisibleOnCourseLandingPage: true,
      isCourseItemDiscussionEnabled: true,
      shouldOnlyAllowManualEnrollmentsBySchoolAdmin: false,
      status: "Draft",
      faqs: [{ questionMarkdown: "Must I know C?", answerMarkdown: "Yes, *well*." }],
      reviews: [{
        ratingOutOf10: 9,
        reviewContent: "Hard, and worth it.",
        nameOfReviewer: "Zoë Müller",
        titleOfReviewer: "Engineer",
        workplaceOfReviewer: "Nordlicht Systems",
        profilePictureUrlOfReviewer: "https://example.org/pictures/zoe.muller.jpg",
      }],
    },
    data: {
      serviceDigitalProductId: "3f2a7c1e-1b9a-4c1d-8f6f-5f0a4b110190",
      slug: "rust-for-c-programmers",
    },
  },
  async handle({ payload, context }) {
    const { id, slug } = await create(context, toNewCourse(payload));
    return { serviceDigitalProductId: id, slug };
  },
});

import Type from "typebox";
import { courseItemTypes, showCourseProgress } from "../../domain/progress/show_course_progress.ts";
import { operation } from "../_operation.ts";
import { UserIdentifier } from "../_user_fields.ts";
import { courseOfPriya } from "./_example.ts";
import { percent, progressText } from "./_progress.ts";

const CourseItem = Type.Object({
  uniqueId: Type.String({ description: "`courseItemId` of other operations" }),
  title: Type.String(),
  isCompleted: Type.Boolean(),
  type: Type.Enum([...courseItemTypes]),
});

export const getUserIndividualCourseProgress = operation({
  number: 6,
  name: "get-user-individual-course-progress",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Learning",
  summary: "Reads how far a user is in one course",
  description: `
A user's progress in one course of the school, and the course's published items in their order.

${progressText}
* A user who is not enrolled in the course, neither directly nor by a bundle that has it, is \`not-found\`: no progress is
  another thing than a progress of 0. What was completed is told without an enrolment too.
* An enrolment that has ended counts, and so does a course that is no longer published: the past stays.
`.trim(),
  payload: Type.Object({
    courseIdentifier: Type.Object({
      type: Type.Literal("course-id"),
      digitalProductCourseId: Type.String({
        minLength: 1,
        maxLength: 255,
        description: "`serviceCourseId` of other operations",
      }),
    }),
    userIdentifier: UserIdentifier,
  }),
  data: Type.Object({
    courseData: Type.Object({
      title: Type.String(),
      completionPercentageOutOf100: percent("Completed items over published ones"),
      courseItems: Type.Array(CourseItem),
    }),
  }),
  refusals: ["not-found"],
  example: {
    payload: {
      courseIdentifier: { type: "course-id", digitalProductCourseId: "course-c" },
      userIdentifier: { type: "email", email: "priya.nair@example.org" },
    },
    data: { courseData: courseOfPriya },
  },
  async handle({ payload, context }) {
    const { title, percent, items } = await showCourseProgress(context, {
      courseId: payload.courseIdentifier.digitalProductCourseId,
      email: payload.userIdentifier.email,
    });
    return {
      courseData: {
        title,
        completionPercentageOutOf100: percent,
        courseItems: items.map(({ id, title, isCompleted, type }) => ({
          uniqueId: id,
          title,
          isCompleted,
          type,
        })),
      },
    };
  },
});

import Type from "typebox";
import { listCourses } from "../../domain/catalogue/list_courses.ts";
import { operation } from "../_operation.ts";
import { demoCourses } from "./_example.ts";
import { timestamp } from "../_timestamp.ts";

const Instructor = Type.Object({
  name: Type.String(),
  profilePhotoUrl: Type.String({ description: "Empty for none" }),
  longDescriptionMarkdown: Type.String({ description: "Empty for none" }),
  tagline: Type.String({ description: "Empty for none" }),
});

const PublishedCourse = Type.Object({
  serviceCourseId: Type.String(),
  courseName: Type.String(),
  courseSlug: Type.String(),
  courseLink: Type.String({ description: "Its page on this service" }),
  thumbnailUrl: Type.String({ description: "Empty for none" }),
  createdAt: timestamp({ description: "When it was made" }),
  lastUpdatedAt: timestamp({ description: "When it was changed last" }),
  ratingOutOf10: Type.Number({ description: "Mean of its reviews, to two decimals; 0 without any" }),
  instructors: Type.Array(Instructor),
});

export const getAllCourses = operation({
  number: 20,
  name: "get-all-courses",
  key: false,
  rate: 60,
  writes: false,
  tag: "Catalogue",
  summary: "Lists the published courses of a school",
  description:
    "Courses that are `Published`, newest first, then by id. Instructors stand in the course's order, without " +
    "those whose access was revoked.",
  payload: Type.Object({ serviceSchoolId: Type.String({ minLength: 1, maxLength: 63 }) }),
  data: Type.Object({ courses: Type.Array(PublishedCourse) }),
  refusals: ["not-found"],
  example: {
    payload: { serviceSchoolId: "demo" },
    data: { courses: demoCourses },
  },
  async handle({ payload, context }) {
    const courses = await listCourses(context, payload.serviceSchoolId);
    return {
      courses: courses.map((course) => ({
        serviceCourseId: course.id,
        courseName: course.title,
        courseSlug: course.slug,
        courseLink: course.link,
        thumbnailUrl: course.thumbnailUrl ?? "",
        createdAt: course.createdAt,
        lastUpdatedAt: course.updatedAt,
        ratingOutOf10: course.ratingOutOf10 ?? 0,
        instructors: course.instructors.map((instructor) => ({
          name: instructor.name,
          profilePhotoUrl: instructor.profilePictureUrl ?? "",
          longDescriptionMarkdown: instructor.longDescriptionMarkdown,
          tagline: instructor.tagline,
        })),
      })),
    };
  },
});

import { listEnrolledCourses } from "../domain/enrolments/list_enrolled_courses.ts";
import { EnrolledCourses } from "./_enrolled_courses.tsx";
import { learnerPage } from "./_learner_page.tsx";

/** All courses of who is logged in. */
export const coursesPage = learnerPage("/courses", async (context, { schoolId, user }) => ({
  title: "Your courses",
  body: (
    <EnrolledCourses
      schoolId={schoolId}
      courses={await listEnrolledCourses(context, { schoolId, userId: user.id })}
    />
  ),
}));

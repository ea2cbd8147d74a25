import { listEnrolledCourses } from "../domain/enrolments/list_enrolled_courses.ts";
import { EnrolledCourses } from "./_enrolled_courses.tsx";
import { learnerPage } from "./_learner_page.tsx";

/** What a learner sees first: courses to go on with, then those that are done. */
export const dashboardPage = learnerPage("/dashboard", async (context, { schoolId, user }) => {
  const courses = await listEnrolledCourses(context, { schoolId, userId: user.id });
  const done = courses.filter(({ completionPercentage }) => completionPercentage === 100);
  const open = courses.filter((course) => !done.includes(course));
  return {
    title: `Hello, ${user.name}`,
    body: (
      <>
        {done.length > 0 && <p class="lead">You have completed {done.length} of {courses.length} courses.</p>}
        <EnrolledCourses schoolId={schoolId} courses={[...open, ...done]} />
      </>
    ),
  };
});

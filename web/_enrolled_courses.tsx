import type { EnrolledCourse } from "../domain/enrolments/list_enrolled_courses.ts";
import { isWebAddress } from "./_document.tsx";

/** A learner's courses, a card each, with how far each is done. */
export function EnrolledCourses(
  { schoolId, courses }: { schoolId: string; courses: readonly EnrolledCourse[] },
) {
  if (courses.length === 0) return <p>You are not enrolled in a course yet.</p>;
  return (
    <section>
      {courses.map((course) => (
        <div class="card" key={course.id} data-course={course.id}>
          {isWebAddress(course.thumbnailUrl) && <img class="face" src={course.thumbnailUrl} alt="" />}
          <h3>
            {course.slug === null
              ? course.title
              : <a href={`/schools/${schoolId}/courses/${course.slug}`}>{course.title}</a>}
          </h3>
          <progress max="100" value={course.completionPercentage} />
          <div class="quiet">{course.completionPercentage} % completed</div>
        </div>
      ))}
    </section>
  );
}

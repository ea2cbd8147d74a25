import { showCourse, type ShownCourse } from "../domain/catalogue/show_course.ts";
import { choiceOf } from "./_choice.ts";
import { isWebAddress } from "./_document.tsx";
import { htmlPage } from "./_html_page.tsx";
import { Markdown } from "./_markdown.tsx";
import { Prices } from "./_prices.tsx";
import { ProductHead } from "./_product_head.tsx";
import { day, when } from "./_when.ts";

/** A course for visitors: where `courseLink` of get-all-courses leads. */
export const coursePage = htmlPage("/schools/:school/courses/:slug", async ({ parts, query, context }) => {
  const choice = choiceOf(query);
  const course = await showCourse(context, parts.school!, parts.slug!, choice);
  const { product } = course;
  return {
    title: product.title,
    school: product.school,
    body: (
      <>
        <ProductHead product={product} />
        <Dates course={course} />
        <Goals goals={course.goals} />
        {course.isEnrollmentManualOnly
          ? <p>The school itself enrols the learners of this course.</p>
          : <Prices product={product} typedCoupon={choice.typedCoupon} />}
        <Syllabus syllabus={course.syllabus} />
        <Instructors instructors={course.instructors} />
        <Reviews reviews={course.reviews} />
        <Faqs faqs={course.faqs} />
      </>
    ),
  };
});

function Dates({ course: { cohort, enrollmentValidityInHours, product } }: { course: ShownCourse }) {
  const { timezone } = product.school;
  return (
    <>
      {cohort && (
        <p>
          From {day(cohort.startAt, timezone)} to {day(cohort.endAt, timezone)}.{" "}
          {cohort.enrollmentEndAt && <>Join before {when(cohort.enrollmentEndAt, timezone)}.</>}
        </p>
      )}
      {enrollmentValidityInHours !== null && (
        <p class="quiet">An enrolment lasts {duration(enrollmentValidityInHours)}.</p>
      )}
    </>
  );
}

function duration(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function Goals({ goals }: Pick<ShownCourse, "goals">) {
  if (goals.length === 0) return null;
  return (
    <section>
      <h2>Afterwards you can</h2>
      <ul>{goals.map((goal) => <li key={goal}>{goal}</li>)}</ul>
    </section>
  );
}

function Syllabus({ syllabus }: Pick<ShownCourse, "syllabus">) {
  if (syllabus === null || syllabus.length === 0) return null;
  return (
    <section>
      <h2>Syllabus</h2>
      {syllabus.map(({ title, items }) => (
        <div class="card" key={title}>
          <h3>{title}</h3>
          <ol>{items.map((item) => <li key={item}>{item}</li>)}</ol>
        </div>
      ))}
    </section>
  );
}

function Instructors({ instructors }: Pick<ShownCourse, "instructors">) {
  if (instructors.length === 0) return null;
  return (
    <section>
      <h2>Taught by</h2>
      {instructors.map(({ name, profilePictureUrl, tagline, longDescriptionMarkdown }) => (
        <div class="card" key={name}>
          {isWebAddress(profilePictureUrl) && <img class="face" src={profilePictureUrl} alt="" />}
          <h3>{name}</h3>
          <div class="quiet">{tagline}</div>
          <Markdown text={longDescriptionMarkdown} />
        </div>
      ))}
    </section>
  );
}

function Reviews({ reviews }: Pick<ShownCourse, "reviews">) {
  if (reviews.length === 0) return null;
  return (
    <section>
      <h2>Reviews</h2>
      {reviews.map(({ ratingOutOf10, content, reviewer }, index) => (
        <blockquote class="card" key={index}>
          <p>{content}</p>
          <div class="quiet">
            {[reviewer.name, reviewer.title, reviewer.workplace].filter((word) => word !== "").join(", ")} –
            {" "}
            {ratingOutOf10} out of 10
          </div>
        </blockquote>
      ))}
    </section>
  );
}

function Faqs({ faqs }: Pick<ShownCourse, "faqs">) {
  if (faqs.length === 0) return null;
  return (
    <section>
      <h2>Questions</h2>
      {faqs.map(({ questionMarkdown, answerMarkdown }, index) => (
        <div class="card" key={index}>
          <Markdown text={questionMarkdown} />
          <Markdown text={answerMarkdown} />
        </div>
      ))}
    </section>
  );
}

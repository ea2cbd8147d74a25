import assert from "node:assert/strict";
import type { Queryable } from "../../db/database.ts";
import { listEnrolledCourses } from "../../db/enrolments.ts";
import {
  countItems,
  findLearnerCourse,
  findLearnerItem,
  listEnrolledBundles,
  listLearnerItems,
} from "../../db/progress.ts";
import { findLatestQuizAttempt } from "../../db/quiz_attempts.ts";
import { sql } from "../../db/sql.ts";
import { testDatabase } from "../database.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const learner = { schoolId: "school-3", userId: "user-7" };
const course = "course-11";
/** As many as a learner of many bundles has. */
const courses = Array.from({ length: 40 }, (_, number) => `course-${number}`);

const statements: [string, (db: Queryable) => Promise<unknown>][] = [
  ["a course of a learner", (db) => findLearnerCourse(db, learner, course)],
  ["a course's items", (db) => listLearnerItems(db, learner, course)],
  ["items of courses", (db) => countItems(db, learner, courses)],
  ["courses of a learner", (db) => listEnrolledCourses(db, learner, new Date("2026-02-01T09:30:00Z"))],
  ["bundles of a learner", (db) => listEnrolledBundles(db, learner)],
  ["an item", (db) => findLearnerItem(db, learner, "course-11-0-0")],
  ["a quiz's latest attempt", (db) => findLatestQuizAttempt(db, learner, "quiz-item-11")],
];

Deno.test("no statement on what learners did reads a table whole", async (t) => {
  await using db = await testDatabase();
  await fill(db);
  const plansAreGood = async (when: string) => {
    for (const [name, run] of statements) {
      await t.step(`${name}, ${when}`, async () => {
        const plan = await planOf(db, run);
        assert.match(plan, /Index/, plan);
        assert.doesNotMatch(plan, /Seq Scan/, plan);
        // Nor what others did, which an index can also give.
        assert.doesNotMatch(
          plan,
          /on (progress_events|enrolments|quiz_attempts) .*\n +(Recheck|Index) Cond: (?!.*user_id = )/,
          plan,
        );
      });
    }
  };
  await whetherCountedOrNot(db, plansAreGood);
});

/** Ten schools with 100 learners, who completed 100 items each: 50 courses of 20 items, 30 bundles. */
async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 10);
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    select schools.id, 'user-' || number, 'x', 'user-' || number, number || '@example.org', now()
    from schools, generate_series(0, 99) as number`);
  await db.query(sql`
    insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
    select schools.id, product, case when product like 'course%' then 'ServiceCourse' else 'Bundle' end, 'x', product,
      'Published', now(), now()
    from schools, unnest(array(select 'course-' || number from generate_series(0, 49) as number)
      || array(select 'bundle-' || number from generate_series(0, 29) as number)) as product`);
  await db.query(sql`
    insert into courses (school_id, id, product_id, type)
    select school_id, id, id, 'RecordedCourse' from digital_products where type = 'ServiceCourse'`);
  await db.query(sql`
    insert into bundle_items (school_id, bundle_id, product_id, position)
    select schools.id, 'bundle-' || bundle, 'course-' || (bundle + position) % 50, position
    from schools, generate_series(0, 29) as bundle, generate_series(0, 4) as position`);
  await db.query(sql`
    insert into course_sections (school_id, id, course_id, position, title)
    select school_id, id || '-' || number, id, number, 'x' from courses, generate_series(0, 3) as number`);
  await db.query(sql`
    insert into course_items (school_id, id, course_id, section_id, position, type, title, article_markdown)
    select school_id, id || '-' || number, course_id, id, number, 'Article', 'x', ''
    from course_sections, generate_series(0, 4) as number`);
  await db.query(sql`
    insert into enrolments (school_id, user_id, product_id, enrolled_at)
    select school_id, users.id, 'bundle-' || (substring(users.id from 6)::integer + number) % 30, now()
    from users, generate_series(0, 9) as number`);
  await db.query(sql`
    insert into progress_events (school_id, user_id, item_id, completed_at)
    select item.school_id, person.id, item.id, now()
    from users person
    join course_items item on item.school_id = person.school_id
      and (substring(item.course_id from 8)::integer + substring(person.id from 6)::integer) % 10 = 0`);
  await db.query(sql`
    insert into quizzes (school_id, id, title, created_at)
    select schools.id, 'quiz-' || number, 'x', now() from schools, generate_series(0, 49) as number`);
  await db.query(sql`
    insert into quiz_questions (school_id, quiz_id, id, position, type, title)
    select school_id, id, 'question-' || number, number, 'MultiCorrect', 'x'
    from quizzes, generate_series(0, 4) as number`);
  await db.query(sql`
    insert into course_items (school_id, id, course_id, section_id, position, type, title, quiz_id)
    select school_id, 'quiz-item-' || number, 'course-' || number, 'course-' || number || '-0', 5, 'Quiz', 'x', id
    from quizzes, lateral (select substring(id from 6)::integer as number) as of`);
  await db.query(sql`
    insert into quiz_attempts (school_id, id, user_id, item_id, quiz_id, submitted_at)
    select person.school_id, person.id || item.id, person.id, item.id, item.quiz_id, now()
    from users person
    join course_items item on item.school_id = person.school_id and item.quiz_id like 'quiz-1%'`);
  await db.query(sql`
    insert into quiz_answers (school_id, attempt_id, quiz_id, question_id, selected_option_ids)
    select school_id, id, quiz_id, 'question-0', '{a}' from quiz_attempts`);
}

import assert from "node:assert/strict";
import type { Queryable } from "../../db/database.ts";
import { countQuizzes, findQuiz, listQuizzes } from "../../db/quizzes.ts";
import { sql } from "../../db/sql.ts";
import { testDatabase } from "../database.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const school = "school-7";

Deno.test("no statement of quizzes reads a table whole, and a page is not sorted", async (t) => {
  await using db = await testDatabase();
  await fill(db);
  const plansAreGood = async (when: string) => {
    await t.step(`a page, ${when}`, async () => {
      const plan = await planOf(db, (db) => listQuizzes(db, school, { limit: 20, offset: 40 }));
      assert.match(plan, /Index/, plan);
      // While the engine thinks that there are a handful it sorts them.
      assert.doesNotMatch(plan, when === "rows counted" ? /Seq Scan|Sort/ : /Seq Scan/, plan);
    });
    await t.step(`their number, ${when}`, async () => {
      const plan = await planOf(db, (db) => countQuizzes(db, school));
      assert.match(plan, /Index/, plan);
      assert.doesNotMatch(plan, /Seq Scan/, plan);
    });
    await t.step(`a quiz, ${when}`, async () => {
      const plan = await planOf(db, (db) => findQuiz(db, school, "quiz-107"));
      assert.match(plan, /quizzes_pkey/, plan);
      assert.doesNotMatch(plan, /Seq Scan/, plan);
    });
  };
  await whetherCountedOrNot(db, plansAreGood);
});

/** A hundred schools with 200 quizzes each, of two questions with three options. */
async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 100);
  await db.query(sql`
    insert into quizzes (school_id, id, title, created_at)
    select 'school-' || number % 100, 'quiz-' || number, 'x', now() - number * interval '1 hour'
    from generate_series(0, 19999) as number`);
  await db.query(sql`
    insert into quiz_questions (school_id, quiz_id, id, position, type, title)
    select school_id, id, 'question-' || number, number, 'MultiCorrect', 'x'
    from quizzes, generate_series(0, 1) as number`);
  await db.query(sql`
    insert into quiz_options (school_id, quiz_id, question_id, id, position, text, is_correct)
    select school_id, quiz_id, id, 'option-' || number, number, 'x', true
    from quiz_questions, generate_series(0, 2) as number`);
}

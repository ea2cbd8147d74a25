import type { Queryable } from "./database.ts";
import type { LearnerName } from "./progress.ts";
import { sql } from "./sql.ts";

/** How a learner answered a quiz in a course. */
export interface QuizAttemptRow {
  /** The quiz that the item was when it was answered. */
  quiz_id: string;
  /** All questions of the quiz, in its order; nothing is selected of one that was left out. */
  questions: { id: string; selected_option_ids: string[] }[];
}

/** The latest attempt of a learner at a course item; undefined when there was none. */
export async function findLatestQuizAttempt(
  db: Queryable,
  { schoolId, userId }: LearnerName,
  itemId: string,
): Promise<QuizAttemptRow | undefined> {
  const rows = await db.query<QuizAttemptRow>(sql`
    select attempt.quiz_id,
      (
        select coalesce(
          json_agg(
            json_build_object('id', question.id, 'selected_option_ids', coalesce(answer.selected_option_ids, '{}'))
            order by question.position, question.id
          ),
          '[]'
        )
        from quiz_questions question
        left join quiz_answers answer
          on answer.school_id = question.school_id and answer.attempt_id = attempt.id
          and answer.question_id = question.id
        where question.school_id = attempt.school_id and question.quiz_id = attempt.quiz_id
      ) as questions
    from quiz_attempts attempt
    where attempt.school_id = ${schoolId} and attempt.user_id = ${userId} and attempt.item_id = ${itemId}
    order by attempt.submitted_at desc, attempt.id desc
    limit 1`);
  return rows[0];
}

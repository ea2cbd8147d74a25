import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** A quiz as lists have it. */
export interface QuizListRow {
  id: string;
  title: string;
  created_at: Date;
}

/** A quiz with its questions, in their order. */
export interface QuizRow {
  title: string;
  created_at: Date;
  questions: QuizQuestionRow[];
}

export interface QuizQuestionRow {
  id: string;
  type: QuestionType;
  title: string;
  description: string;
  explanation: string;
  /** In their order. */
  options: QuizOptionRow[];
}

export interface QuizOptionRow {
  id: string;
  text: string;
  is_correct: boolean;
}

/** How many options the right answer has: one, or any number. */
export const questionTypes = ["SingleCorrect", "MultiCorrect"] as const;

/** One of {@link questionTypes}. */
export type QuestionType = (typeof questionTypes)[number];

export async function countQuizzes(db: Queryable, schoolId: string): Promise<number> {
  const [row] = await db.query<{ quizzes: number }>(sql`
    select count(*) as quizzes from quizzes where school_id = ${schoolId}`);
  return row!.quizzes;
}

/** Newest first, then by id. */
export async function listQuizzes(
  db: Queryable,
  schoolId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<QuizListRow[]> {
  return await db.query<QuizListRow>(sql`
    select id, title, created_at from quizzes
    where school_id = ${schoolId}
    order by created_at desc, id
    limit ${limit} offset ${offset}`);
}

export async function findQuiz(db: Queryable, schoolId: string, id: string): Promise<QuizRow | undefined> {
  const rows = await db.query<QuizRow>(sql`
    select quiz.title, quiz.created_at,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'id', question.id,
              'type', question.type,
              'title', question.title,
              'description', question.description,
              'explanation', question.explanation,
              'options', ${optionsOfQuestion}
            )
            order by question.position, question.id
          ),
          '[]'
        )
        from quiz_questions question
        where question.school_id = quiz.school_id and question.quiz_id = quiz.id
      ) as questions
    from quizzes quiz
    where quiz.school_id = ${schoolId} and quiz.id = ${id}`);
  return rows[0];
}

/** Of the row `question`: {@link QuizOptionRow}s as JSON. */
const optionsOfQuestion = sql`(
  select coalesce(
    json_agg(
      json_build_object('id', option.id, 'text', option.text, 'is_correct', option.is_correct)
      order by option.position, option.id
    ),
    '[]'
  )
  from quiz_options option
  where option.school_id = question.school_id and option.quiz_id = question.quiz_id
    and option.question_id = question.id
)`;

import { findQuiz, type QuestionType } from "../../db/quizzes.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

export { questionTypes } from "../../db/quizzes.ts";

/** A quiz with all that belongs to it, the right answers included. */
export interface Quiz {
  title: string;
  createdAt: Date;
  /** In their order. */
  questions: Question[];
}

export interface Question {
  /** Unique in its quiz. */
  id: string;
  type: QuestionType;
  title: string;
  /** Markdown under the question; empty for none. */
  description: string;
  /** Markdown shown with the answer; empty for none. */
  explanation: string;
  /** In their order. */
  options: Option[];
}

export interface Option {
  /** Unique in its question. */
  id: string;
  text: string;
  isCorrect: boolean;
}

/**
 * A quiz of the caller's school.
 *
 * @throws {Refusal} `not-found` for one that is not there
 */
export async function showQuiz(context: Context, id: string): Promise<Quiz> {
  const row = await findQuiz(context.db, schoolOf(context), id);
  if (row === undefined) {
    throw new Refusal("not-found", `The school has no quiz ${shown(id)}`, { path: "quizId" });
  }
  return {
    title: row.title,
    createdAt: row.created_at,
    questions: row.questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ id, text, is_correct }) => ({ id, text, isCorrect: is_correct })),
    })),
  };
}

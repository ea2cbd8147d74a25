import { countQuizzes, listQuizzes as listRows } from "../../db/quizzes.ts";
import { type Context, schoolOf } from "../context.ts";

/** A quiz of a school's library, as a list shows it. */
export interface ListedQuiz {
  id: string;
  title: string;
  createdAt: Date;
}

export interface QuizPage {
  /** Quizzes on all pages. */
  totalResults: number;
  totalPages: number;
  quizzes: ListedQuiz[];
}

/**
 * One page of the quizzes of the caller's school; newest first, then by id. Past the end there are none (decision 29).
 *
 * @param page `pageNumber` from 1; `limit` quizzes on a page, from 1
 */
export async function listQuizzes(
  context: Context,
  { pageNumber, limit }: { pageNumber: number; limit: number },
): Promise<QuizPage> {
  const schoolId = schoolOf(context);
  const totalResults = await countQuizzes(context.db, schoolId);
  const offset = (pageNumber - 1) * limit;
  const rows = offset < totalResults ? await listRows(context.db, schoolId, { limit, offset }) : [];
  return {
    totalResults,
    totalPages: Math.ceil(totalResults / limit),
    quizzes: rows.map(({ id, title, created_at }) => ({ id, title, createdAt: created_at })),
  };
}

import Type from "typebox";
import { listQuizzes } from "../../domain/quizzes/list_quizzes.ts";
import { operation } from "../_operation.ts";
import { pageNumber } from "../_page_number.ts";
import { timestamp } from "../_timestamp.ts";

const Quiz = Type.Object({
  quizId: Type.String(),
  createdAtIso: timestamp({ description: "When it was made" }),
  title: Type.String(),
});

export const getAllQuizzes = operation({
  number: 10,
  name: "get-all-quizzes",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Quizzes",
  summary: "Lists the quizzes of the school's private library",
  description: `
Quizzes newest first, then by id, \`limit\` of them on a page; a page past the end is empty. \`totalResultCount\` and
\`totalPageCount\` count all pages, and are 0 where there is no quiz. \`get-quiz-details\` gives the questions of one.
`.trim(),
  payload: Type.Object({
    pageNumber,
    limit: Type.Optional(Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 20,
      description: "Quizzes on a page",
    })),
  }),
  data: Type.Object({
    result: Type.Object({
      paginationMetadata: Type.Object({
        totalResultCount: Type.Integer({ minimum: 0 }),
        totalPageCount: Type.Integer({ minimum: 0 }),
      }),
      quizzes: Type.Array(Quiz),
    }),
  }),
  refusals: [],
  example: {
    payload: { pageNumber: 1, limit: 2 },
    data: {
      result: {
        paginationMetadata: { totalResultCount: 5, totalPageCount: 3 },
        quizzes: [
          { quizId: "quiz-git", createdAtIso: "2025-05-10T08:30:00Z", title: "Git" },
          { quizId: "quiz-graphs", createdAtIso: "2025-04-10T08:30:00Z", title: "Graphs" },
        ],
      },
    },
  },
  async handle({ payload, context }) {
    const { totalResults, totalPages, quizzes } = await listQuizzes(context, {
      pageNumber: payload.pageNumber ?? 1,
      limit: payload.limit ?? 20,
    });
    return {
      result: {
        paginationMetadata: { totalResultCount: totalResults, totalPageCount: totalPages },
        quizzes: quizzes.map(({ id, title, createdAt }) => ({ quizId: id, createdAtIso: createdAt, title })),
      },
    };
  },
});

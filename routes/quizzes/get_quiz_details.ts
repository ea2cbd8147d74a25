import Type from "typebox";
import { questionTypes, showQuiz } from "../../domain/quizzes/show_quiz.ts";
import { operation } from "../_operation.ts";
import { timestamp } from "../_timestamp.ts";
import { quizDetails } from "./_example.ts";

const Option = Type.Object({
  optionId: Type.String({ description: "Unique in its question" }),
  text: Type.String(),
  isCorrectOption: Type.Boolean(),
});

const Question = Type.Object({
  questionId: Type.String({ description: "Unique in its quiz" }),
  title: Type.String(),
  explanation: Type.String({ description: "Markdown shown with the answer; empty for none" }),
  description: Type.String({ description: "Markdown under the question; empty for none" }),
  type: Type.Enum([...questionTypes], {
    description: "Whether one option is correct, or any number of them",
  }),
  options: Type.Array(Option),
});

export const getQuizDetails = operation({
  number: 9,
  name: "get-quiz-details",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Quizzes",
  summary: "Reads a quiz of the school's private library",
  description:
    "A quiz with its questions and their options, both in the school's order, and which options are correct: it is for " +
    "the school's system, not for a learner's eyes.",
  payload: Type.Object({ quizId: Type.String({ minLength: 1, maxLength: 255 }) }),
  data: Type.Object({
    createdAtIso: timestamp({ description: "When it was made" }),
    quizTitle: Type.String(),
    questions: Type.Array(Question),
  }),
  refusals: ["not-found"],
  example: { payload: { quizId: "quiz-pointers" }, data: quizDetails },
  async handle({ payload, context }) {
    const quiz = await showQuiz(context, payload.quizId);
    return {
      createdAtIso: quiz.createdAt,
      quizTitle: quiz.title,
      questions: quiz.questions.map(({ id, title, explanation, description, type, options }) => ({
        questionId: id,
        title,
        explanation,
        description,
        type,
        options: options.map(({ id, text, isCorrect }) => ({
          optionId: id,
          text,
          isCorrectOption: isCorrect,
        })),
      })),
    };
  },
});

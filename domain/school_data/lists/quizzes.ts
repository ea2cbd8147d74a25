import Type from "typebox";
import { questionTypes } from "../../../db/quizzes.ts";
import { entry, flag, id, instant, optional, text, words } from "../_fields.ts";
import { list } from "../list.ts";

const option = entry({
  id: id("optionId of the interface; unique in its question"),
  text: words(5000, "What it says"),
  isCorrect: flag("Whether it belongs to the right answer"),
});

const question = entry({
  id: id("questionId of the interface; unique in its quiz"),
  type: Type.Enum([...questionTypes]),
  title: words(5000, "The question"),
  description: optional(text(50_000, "Markdown under it")),
  explanation: optional(text(50_000, "Markdown shown with the answer")),
  options: Type.Array(option, { minItems: 2, maxItems: 100 }),
});

export const quizzes = list({
  name: "quizzes",
  entry: entry({
    id: id("quizId of the interface"),
    title: words(500, "Title"),
    createdAt: optional(instant("When it was made; the time of the import when absent")),
    questions: Type.Array(question, { maxItems: 1000 }),
  }),
  rows(quiz, put, complain) {
    put("quizzes", { id: quiz.id, title: quiz.title, created_at: quiz.createdAt });
    quiz.questions.forEach((question, position) => {
      const place = `questions[${position}]`;
      const correct = question.options.filter(({ isCorrect }) => isCorrect).length;
      if (question.type === "SingleCorrect" && correct !== 1) {
        complain(`${place}.options`, `must hold one that is correct, but ${correct} are`);
      }
      put("quiz_questions", {
        quiz_id: quiz.id,
        id: question.id,
        position,
        type: question.type,
        title: question.title,
        description: question.description ?? "",
        explanation: question.explanation ?? "",
      }, place);
      question.options.forEach(({ id, text, isCorrect }, position) => {
        put(
          "quiz_options",
          { quiz_id: quiz.id, question_id: question.id, id, position, text, is_correct: isCorrect },
          `${place}.options[${position}]`,
        );
      });
    });
  },
});

const answer = entry({
  questionId: id("The question"),
  selectedOptionIds: Type.Array(id("A chosen option"), { maxItems: 100 }),
});

export const quizAttempts = list({
  name: "quizAttempts",
  entry: entry({
    id: id("Names the attempt; unique in the school"),
    userId: id("Who"),
    courseItemId: id("The course item, of type Quiz"),
    quizId: id("Its quiz"),
    submittedAt: instant("When it was handed in; the latest attempt counts"),
    answers: Type.Array(answer, { maxItems: 1000 }),
  }),
  rows(attempt, put) {
    put("quiz_attempts", {
      id: attempt.id,
      user_id: attempt.userId,
      item_id: attempt.courseItemId,
      quiz_id: attempt.quizId,
      submitted_at: attempt.submittedAt,
    });
    attempt.answers.forEach(({ questionId, selectedOptionIds }, index) =>
      put("quiz_answers", {
        attempt_id: attempt.id,
        quiz_id: attempt.quizId,
        question_id: questionId,
        selected_option_ids: selectedOptionIds,
      }, `answers[${index}]`)
    );
  },
});

import Type, { type StaticDecode } from "typebox";
import type { ItemResult } from "../../domain/progress/find_item_result.ts";
import { attemptedFields, notAttemptedFields, toLabResult } from "../_lab_fields.ts";

const Quiz = Type.Object({
  courseItemType: Type.Literal("Quiz"),
  quizUniqueId: Type.String({ description: "The quiz that was answered; without an attempt, the item's" }),
  questions: Type.Array(
    Type.Object({
      questionUniqueId: Type.String(),
      selectedOptionIds: Type.Array(Type.String(), { description: "Empty for a question that was left out" }),
    }),
    { description: "Every question of the quiz, in its order; empty when it was not attempted" },
  ),
});

const labFields = {
  courseItemType: Type.Literal("IoCodingLab"),
  labUniqueId: Type.String({ description: "`labId` of other operations" }),
};
const Lab = Type.Object({ ...labFields, ...attemptedFields });
const UnattemptedLab = Type.Object({ ...labFields, ...notAttemptedFields });

const Article = Type.Object({ courseItemType: Type.Literal("Article") });
const Video = Type.Object({ courseItemType: Type.Literal("Video") });
const LiveEvent = Type.Object({ courseItemType: Type.Literal("LiveEvent") });

/** What is known of what a user did of a course item, by its type. */
export const ItemDetails = Type.Union([Quiz, Lab, UnattemptedLab, Article, Video, LiveEvent]);

/** Details in the interface's words. */
export function toItemDetails(details: ItemResult["details"]): StaticDecode<typeof ItemDetails> {
  switch (details.type) {
    case "Quiz":
      return {
        courseItemType: "Quiz",
        quizUniqueId: details.quizId,
        questions: details.answers.map(({ questionId, selectedOptionIds }) => ({
          questionUniqueId: questionId,
          selectedOptionIds: [...selectedOptionIds],
        })),
      };
    case "IoCodingLab":
      return { courseItemType: "IoCodingLab", labUniqueId: details.labId, ...toLabResult(details.result) };
    default:
      return { courseItemType: details.type };
  }
}

import Type from "typebox";
import { findItemResult } from "../../domain/progress/find_item_result.ts";
import { operation } from "../_operation.ts";
import { userNameFields, userNameText } from "../_user_fields.ts";
import { ItemDetails, toItemDetails } from "./_item_details.ts";

export const getUserCourseItemResult = operation({
  number: 21,
  name: "get-user-course-item-result",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Learning",
  summary: "Reads what a user did of one course item",
  description: `
Whether a user completed one item of a course, and what is known of it beside, by the item's type:

* \`Quiz\`: the options that the user selected in the latest attempt, for every question of the quiz; no questions where
  there was no attempt.
* \`IoCodingLab\`: the states of the test cases in the latest attempt at the lab, as \`get-user-io-lab-result\` gives them.
* \`Article\`, \`Video\`, \`LiveEvent\`: nothing but the type.

The item may be unpublished, and the user need not be enrolled: who did nothing has \`isMarkedAsCompleted: false\`. An item
that is no item of the school is \`not-found\`. ${userNameText}
`.trim(),
  payload: Type.Object({
    courseItemId: Type.String({ minLength: 1, maxLength: 255 }),
    ...userNameFields,
  }),
  data: Type.Object({
    result: Type.Object({ isMarkedAsCompleted: Type.Boolean(), details: ItemDetails }),
  }),
  refusals: ["not-found"],
  example: {
    payload: { courseItemId: "item-c-basics-quiz", userId: "user-05", userEmail: "priya.nair@example.org" },
    data: {
      result: {
        isMarkedAsCompleted: true,
        details: {
          courseItemType: "Quiz",
          quizUniqueId: "quiz-c-basics",
          questions: [
            { questionUniqueId: "q1", selectedOptionIds: ["a"] },
            { questionUniqueId: "q2", selectedOptionIds: ["b"] },
            { questionUniqueId: "q3", selectedOptionIds: ["b"] },
          ],
        },
      },
    },
  },
  async handle({ payload, context }) {
    const { courseItemId: itemId, userId, userEmail } = payload;
    const { isCompleted, details } = await findItemResult(context, { itemId, userId, userEmail });
    return { result: { isMarkedAsCompleted: isCompleted, details: toItemDetails(details) } };
  },
});

import {
  type CourseItemType,
  findLearnerItem,
  type LearnerItemContentRow,
  type LearnerName,
} from "../../db/progress.ts";
import { findLatestQuizAttempt } from "../../db/quiz_attempts.ts";
import { type Context, schoolOf } from "../context.ts";
import { findLabResult, type LabResult } from "../labs/lab_result.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { requireUser } from "../users/require_user.ts";

/** What a user did of a course item. */
export interface ItemResult {
  isCompleted: boolean;
  details: QuizDetails | LabDetails | { type: Exclude<CourseItemType, "Quiz" | "IoCodingLab"> };
}

export interface QuizDetails {
  type: "Quiz";
  quizId: string;
  /** Of the latest attempt: every question of the quiz, in its order. None when there was no attempt. */
  answers: { questionId: string; selectedOptionIds: readonly string[] }[];
}

export interface LabDetails {
  type: "IoCodingLab";
  labId: string;
  /** Of the latest attempt at the lab, in whatever course; null when there was none. */
  result: LabResult | null;
}

/**
 * What a user did of an item of a course of the caller's school, whether or not it is published and the user enrolled. The
 * latest attempt counts.
 *
 * @throws {Refusal} `not-found` for a user or an item that is not there; `invalid-argument` as `requireUser`
 */
export async function findItemResult(
  context: Context,
  of: { itemId: string; userId?: string; userEmail?: string },
): Promise<ItemResult> {
  const user = await requireUser(context, of);
  const learner = { schoolId: schoolOf(context), userId: user.id };
  const item = await findLearnerItem(context.db, learner, of.itemId);
  if (item === undefined) {
    throw new Refusal("not-found", `The school has no course item ${shown(of.itemId)}`, {
      path: "courseItemId",
    });
  }
  return { isCompleted: item.is_completed, details: await detailsOf(context, learner, of.itemId, item) };
}

async function detailsOf(
  context: Context,
  learner: LearnerName,
  itemId: string,
  item: LearnerItemContentRow,
): Promise<ItemResult["details"]> {
  switch (item.type) {
    case "Quiz": {
      const attempt = await findLatestQuizAttempt(context.db, learner, itemId);
      return {
        type: "Quiz",
        // The item may have another quiz by now than the one that was answered.
        quizId: attempt?.quiz_id ?? item.quiz_id,
        answers: (attempt?.questions ?? []).map(({ id, selected_option_ids }) => ({
          questionId: id,
          selectedOptionIds: selected_option_ids,
        })),
      };
    }
    case "IoCodingLab": {
      const { userId } = learner;
      const labId = item.lab_id;
      return { type: "IoCodingLab", labId, result: await findLabResult(context, { userId, labId }) };
    }
    default:
      return { type: item.type };
  }
}

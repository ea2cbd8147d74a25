import Type from "typebox";
import { type LabResult, labStatuses } from "../domain/labs/lab_result.ts";

/** What is said of an attempt at a lab. */
export const attemptedFields = {
  isLabAttempted: Type.Literal(true),
  isRunComplete: Type.Boolean({ description: "Whether no test case is `pending`" }),
  resultArray: Type.Array(Type.Object({ testCaseId: Type.String(), status: Type.Enum([...labStatuses]) })),
};

/** What is said where there was none. */
export const notAttemptedFields = { isLabAttempted: Type.Literal(false) };

/** An attempt, or null for none, in the interface's words. */
export function toLabResult(result: LabResult | null) {
  if (!result) return { isLabAttempted: false as const };
  const { isRunComplete, testCases } = result;
  const resultArray = testCases.map(({ id, status }) => ({ testCaseId: id, status }));
  return { isLabAttempted: true as const, isRunComplete, resultArray };
}

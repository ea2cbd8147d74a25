import Type from "typebox";
import { findLabResult } from "../../domain/labs/lab_result.ts";
import { attemptedFields, notAttemptedFields, toLabResult } from "../_lab_fields.ts";
import { operation } from "../_operation.ts";

export const getUserIoLabResult = operation({
  number: 1,
  name: "get-user-io-lab-result",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Labs",
  summary: "Reads how a user did in a coding lab",
  description: `
How one user of the key's school did in one input/output lab: the latest attempt, with the state of each of its test cases, in
the lab's order. \`isLabAttempted: false\` stands alone where there was none.

A state is \`pending\` until the verdict is there; \`isRunComplete\` when none is. A program that does not compile has
\`compilation-error\` in every test case. An attempt outlives the code execution tasks that were its runs. A user or a lab of
another school is \`not-found\`.
`.trim(),
  payload: Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 255, description: "The school's own id of the user" }),
    labId: Type.String({ minLength: 1, maxLength: 255 }),
  }),
  data: Type.Object({
    result: Type.Union([Type.Object(attemptedFields), Type.Object(notAttemptedFields)]),
  }),
  refusals: ["not-found"],
  example: {
    payload: { userId: "user-10", labId: "lab-primes" },
    data: {
      result: {
        isLabAttempted: true,
        isRunComplete: true,
        resultArray: [
          { testCaseId: "case-1", status: "died-sigfpe" },
          { testCaseId: "case-2", status: "successful" },
          { testCaseId: "case-3", status: "died-sigfpe" },
        ],
      },
    },
  },
  async handle({ payload, context }) {
    return { result: toLabResult(await findLabResult(context, payload)) };
  },
});

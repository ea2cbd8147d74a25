import Type from "typebox";
import { runStatuses, submissionBounds } from "../../../runner/mod.ts";
import { entry, id, instant, optional, text, words } from "../_fields.ts";
import { list } from "../list.ts";
import { base64Url, bytesOf } from "./_bytes.ts";

const bytesMax = submissionBounds.sourceBytesMax;

export const labAttempts = list({
  name: "labAttempts",
  entry: entry({
    id: id("Names the attempt; unique in the school"),
    userId: id("Who"),
    labId: id("The lab"),
    language: words(50, "Named as in the interface: C"),
    source: optional(text(bytesMax, "The program")),
    sourceBase64Url: optional(base64Url(bytesMax)),
    startedAt: instant("When it was handed in; the latest attempt counts"),
    results: Type.Array(
      entry({ testCaseId: id("The test case"), status: Type.Enum([...runStatuses]) }),
      {
        maxItems: 1000,
        description: "How it did in each test case; an attempt that is not over is not imported",
      },
    ),
  }),
  rows(attempt, put, complain) {
    put("lab_attempts", {
      id: attempt.id,
      user_id: attempt.userId,
      lab_id: attempt.labId,
      language: attempt.language,
      source: bytesOf(attempt, "source", bytesMax, complain),
      started_at: attempt.startedAt,
    });
    attempt.results.forEach(({ testCaseId, status }, index) =>
      put(
        "lab_attempt_results",
        { attempt_id: attempt.id, lab_id: attempt.labId, test_case_id: testCaseId, status },
        `results[${index}]`,
      )
    );
  },
});

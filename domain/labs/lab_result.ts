import { hasLab } from "../../db/io_labs.ts";
import { findLabResults, findLatestLabResults, type LabResultRow } from "../../db/lab_attempts.ts";
import { type RunStatus, runStatuses } from "../../runner/mod.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { requireUser } from "../users/require_user.ts";
import { labNotFound } from "./_lab_not_found.ts";

/** The twelve states of a test case in an attempt. */
export const labStatuses = ["pending", ...runStatuses] as const;
export type LabStatus = "pending" | RunStatus;

/** How an attempt at a lab did. */
export interface LabResult {
  /** Whether nothing is `pending`. */
  isRunComplete: boolean;
  /** In the lab's order. */
  testCases: { id: string; status: LabStatus }[];
}

/**
 * How a user's latest attempt at a lab did; null when there was none (decision 27).
 *
 * @throws {Refusal} `not-found` when the caller's school has no such user or no such lab
 */
export async function findLabResult(
  context: Pick<Context, "db" | "actor">,
  { userId, labId }: { userId: string; labId: string },
): Promise<LabResult | null> {
  const rows = await findLatestLabResults(context.db, schoolOf(context), { userId, labId });
  if (rows) return resultOf(rows);
  await requireUser(context, { userId });
  if (!await hasLab(context.db, schoolOf(context), labId)) throw labNotFound(labId);
  return null;
}

/** How one attempt did, whether or not there was a later one. @throws {Refusal} `not-found` */
export async function findAttemptResult(
  context: Pick<Context, "db" | "actor">,
  attemptId: string,
): Promise<LabResult> {
  const rows = await findLabResults(context.db, schoolOf(context), attemptId);
  if (rows) return resultOf(rows);
  throw new Refusal("not-found", `The school has no lab attempt ${shown(attemptId)}`, { path: "attemptId" });
}

function resultOf(rows: readonly LabResultRow[]): LabResult {
  // All test cases have the one source, so it is known of all what is known of one (decision 27).
  const isRefused = rows.some(({ status }) => status === "compilation-error");
  const testCases = rows.map(({ test_case_id, status }) => ({
    id: test_case_id,
    status: isRefused ? "compilation-error" : status as LabStatus,
  }));
  return { isRunComplete: testCases.every(({ status }) => status !== "pending"), testCases };
}

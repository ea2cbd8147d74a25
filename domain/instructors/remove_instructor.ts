import { revokeInstructor } from "../../db/instructors.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

/**
 * Takes the access to the caller's school from an instructor (decision 32): no session of the user counts from now on, no
 * login link opens or is made, no password lets in, no course lists the instructor. The account stays, and all that the
 * user did. Once more for the same instructor changes nothing.
 *
 * @throws {Refusal} `not-found` for whom the school has not among its instructors, nor had
 */
export async function removeInstructor(context: Context, instructorId: string): Promise<void> {
  if (await revokeInstructor(context.db, schoolOf(context), instructorId, context.clock())) return;
  throw new Refusal("not-found", `The school has no instructor ${shown(instructorId)}`, {
    path: "serviceInstructorId",
  });
}

import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { findSchool } from "./find_school.ts";
import type { School } from "./school.ts";

/**
 * The school that `serviceSchoolId` of an operation without a key names.
 *
 * @throws {Refusal} `not-found` when there is none
 */
export async function requireSchool(context: Pick<Context, "db">, schoolId: string): Promise<School> {
  const school = await findSchool(context, schoolId);
  if (school) return school;
  throw new Refusal("not-found", `There is no school ${shown(schoolId)}`, { path: "serviceSchoolId" });
}

import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { createSchool } from "./create_school.ts";
import { findSchool } from "./find_school.ts";
import type { School } from "./school.ts";

/**
 * Makes all of these schools or none. One that is there already, just so, is left alone: importing again changes
 * nothing.
 *
 * @returns how many were made, and how many were there
 * @throws {Refusal} `invalid-argument` for a bad field, `conflict` for an id that is taken by a school of another name or
 * country
 */
export async function importSchools(
  context: Pick<Context, "db" | "clock">,
  schools: readonly Omit<School, "createdAt">[],
): Promise<{ created: number; unchanged: number }> {
  return await context.db.transaction(async (transaction) => {
    const within = { ...context, db: transaction };
    let created = 0;
    for (const school of schools) {
      const present = await findSchool(within, school.id);
      if (present === null) {
        await createSchool(within, school);
        created++;
      } else if (present.name !== school.name || present.country !== school.country) {
        throw new Refusal(
          "conflict",
          `Cannot import school "${school.id}": the id is taken by "${present.name}" in ${present.country}`,
        );
      }
    }
    return { created, unchanged: schools.length - created };
  });
}

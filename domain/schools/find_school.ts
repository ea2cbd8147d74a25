import type { Queryable } from "../../db/database.ts";
import { findSchoolRow } from "../../db/schools.ts";
import { type School, schoolOf } from "./school.ts";

/** The school with this id; null when there is none. */
export async function findSchool(context: { db: Queryable }, id: string): Promise<School | null> {
  const row = await findSchoolRow(context.db, id);
  return row ? schoolOf(row) : null;
}

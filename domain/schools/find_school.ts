import { findSchoolRow } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { type School, schoolOf } from "./school.ts";

/** The school with this id; null when there is none. */
export async function findSchool(context: Pick<Context, "db">, id: string): Promise<School | null> {
  const row = await findSchoolRow(context.db, id);
  return row ? schoolOf(row) : null;
}

import { findSchoolPage } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { type ShownSchool, shownSchoolOf } from "./shown_school.ts";

/** The school of a page. @throws {Refusal} `not-found` */
export async function findShownSchool({ db }: Pick<Context, "db">, schoolId: string): Promise<ShownSchool> {
  const row = await findSchoolPage(db, schoolId);
  if (row) return shownSchoolOf(row);
  throw new Refusal("not-found", "There is no school at this address");
}

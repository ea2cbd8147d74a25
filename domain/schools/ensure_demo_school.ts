import { hasSchools } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { createKey } from "../keys/create_key.ts";
import { createSchool } from "./create_school.ts";
import type { School } from "./school.ts";

/**
 * Makes the school `demo` with a key in a database that has no school at all, for a first start; both or neither.
 *
 * @returns the school and its key's secret, which is shown nowhere again; null when there was a school
 */
export async function ensureDemoSchool(
  context: Pick<Context, "db" | "clock" | "random">,
): Promise<{ school: School; secret: string } | null> {
  return await context.db.transaction(async (db) => {
    if (await hasSchools(db)) return null;
    const inTransaction = { ...context, db };
    const school = await createSchool(inTransaction, { id: "demo", name: "Demo School", country: "IN" });
    const { secret } = await createKey(inTransaction, { schoolId: school.id, name: "First start" });
    return { school, secret };
  });
}

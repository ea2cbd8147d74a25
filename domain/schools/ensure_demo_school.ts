import { hasSchools } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { createKey } from "../keys/create_key.ts";
import { importWithin } from "../school_data/import_school_data.ts";
import type { SourceFile } from "../school_data/source_file.ts";

/**
 * Imports the school `demo` and makes a key for it, in a database that has no school at all: for a first start. Both or
 * neither.
 *
 * @param file says what the school has
 * @returns the key's secret, which is shown nowhere again; null when there was a school
 */
export async function ensureDemoSchool(
  context: Pick<Context, "db" | "clock" | "random">,
  file: SourceFile,
): Promise<{ secret: string } | null> {
  return await context.db.transaction(async (db) => {
    if (await hasSchools(db)) return null;
    const inTransaction = { ...context, db };
    await importWithin(inTransaction, [file]);
    const { secret } = await createKey(inTransaction, { schoolId: "demo", name: "First start" });
    return { secret };
  });
}

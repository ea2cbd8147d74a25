import type { Database } from "../db/database.ts";
import { importSchoolData } from "../domain/school_data/import_school_data.ts";
import { demoSchool, sourceFile } from "./source_files.ts";

/** Puts schools into a database, as an import file has them. */
export async function importSchools(db: Database, ...schools: object[]): Promise<void> {
  await importSchoolData({ db, clock }, [sourceFile("schools.json", { schools })]);
}

/** Puts the school `demo` into a database, which the examples of operations are of. */
export async function importDemoSchool(db: Database): Promise<void> {
  await importSchoolData({ db, clock }, [demoSchool]);
}

const clock = () => new Date("2026-02-01T09:30:00Z");

import { exportSchoolData } from "../domain/school_data/export_school_data.ts";
import { Refusal } from "../domain/refusals.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { CommandError } from "./_failure.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { openExport } from "./_open_export.ts";

const help = `Writes schools with all that is theirs, as import takes it

Usage: lyceum export FILE [--school ID[,ID…]]

FILE is one of
  school.json   one document, an entry a line
  school.jsonl  JSON Lines
  a folder      which must be new or empty: schools.json, and a CSV file for each list that can be one

It holds e-mail addresses and password hashes, so nobody but you may read it. Keys, sessions, submissions and mails are
no part of it; nor are lab attempts that are not over.

Options:
  --school  only these schools; all otherwise`;

/** `export FILE`: whole, or not at all. */
export async function exportCommand(args: string[]): Promise<number> {
  const options = { school: { type: "string" } } as const;
  const read = readArguments(args, { command: "export", help, options, positionals: ["FILE"] });
  if (read === null) return 0;
  const name = read.positionals[0]!;
  const schools = read.values.school?.split(",").map((id) => id.trim()) ?? null;
  const { db } = await openMigratedDatabase(loadConfig());
  try {
    await using target = await openExport(name);
    const count = await exportSchoolData({ db }, schools, target.sink);
    await target.keep();
    console.log(`Wrote ${count} ${count === 1 ? "school" : "schools"} to ${name}`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw error;
  } finally {
    await db.close();
  }
}

import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { openMigratedDatabase } from "./_open_database.ts";

const help = `Brings the database to this version; serve and work do the same when they start

Usage: lyceum migrate`;

/** `migrate`: says what it did, one migration a line. */
export async function migrateCommand(args: string[]): Promise<number> {
  if (!readArguments(args, { command: "migrate", help, options: {} })) return 0;
  const { db, applied } = await openMigratedDatabase(loadConfig());
  await db.close();
  console.log(
    applied.length === 0 ? "The database is up to date" : applied.map((name) => `Applied ${name}`).join("\n"),
  );
  return 0;
}

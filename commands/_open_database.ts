import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open_database.ts";
import { CommandError } from "./_failure.ts";

/** Opens the configured database. Throws a {@link CommandError} with a sentence when that cannot be. */
export async function openConfiguredDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  try {
    return await openDatabase(databaseUrl === undefined ? { directory: dataDir } : { url: databaseUrl });
  } catch (error) {
    throw new CommandError(sentenceOf(error, "Cannot open the database"), { cause: error });
  }
}

/** As {@link openConfiguredDatabase}, and brings it to this version. Gives the names of the migrations applied. */
export async function openMigratedDatabase(config: Config): Promise<{ db: Database; applied: string[] }> {
  const db = await openConfiguredDatabase(config);
  try {
    return { db, applied: await migrate(db) };
  } catch (error) {
    await db.close();
    throw new CommandError(sentenceOf(error, "Cannot migrate the database"), { cause: error });
  }
}

function sentenceOf(error: unknown, what: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith("Cannot ") ? message : `${what}: ${message}`;
}

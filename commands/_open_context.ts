import type { Config } from "../config.ts";
import type { Context } from "../domain/context.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { world } from "./_world.ts";

/** What verbs need that a command calls; closes the database when disposed of. */
export interface OpenContext extends AsyncDisposable {
  context: Pick<Context, "db" | "clock" | "random">;
}

/** Opens the configured database, brought to this version. Throws a {@link CommandError} when that cannot be. */
export async function openContext(config: Config): Promise<OpenContext> {
  const { db } = await openMigratedDatabase(config);
  return { context: { ...world, db }, [Symbol.asyncDispose]: () => db.close() };
}

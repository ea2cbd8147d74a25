import { lockDirectory } from "./_directory_lock.ts";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Where the data is: on a server, in a directory of this machine, or nowhere once the process ends. */
export type DatabaseLocation = { url: string } | { directory: string } | { memory: true };

/**
 * Opens a database. An embedded one that is not there is made; the schema is the business of
 * {@link import("./migrate.ts").migrate}.
 *
 * @throws with a sentence for whoever starts the service: the server cannot be reached, another process has the
 * directory open
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ("url" in location) return await openPostgres({ url: location.url });
  if ("memory" in location) return await openPglite();
  return await openDirectory(location.directory);
}

async function openDirectory(directory: string): Promise<Database> {
  await Deno.mkdir(directory, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(directory);
  try {
    await make(directory);
    return closing(await openPglite({ directory: `${directory}/database` }), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes the data directory beside its place and moves it there whole: a first start that is killed leaves nothing. */
async function make(directory: string): Promise<void> {
  const place = `${directory}/database`;
  if (await exists(place)) return;
  const unfinished = `${directory}/database.new`;
  if (await exists(unfinished)) await Deno.remove(unfinished, { recursive: true });
  const database = await openPglite({ directory: unfinished });
  await database.close();
  await Deno.rename(unfinished, place);
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.stat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The same database, which on closing also does `afterwards`. */
function closing(database: Database, afterwards: () => void): Database {
  const close = database.close.bind(database);
  let closed: Promise<void> | undefined;
  return Object.assign(database, { close: () => closed ??= close().finally(afterwards) });
}

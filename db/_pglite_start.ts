import { PGlite } from "@electric-sql/pglite";
import type { DatabaseError } from "./database.ts";
import { watchEngine } from "./_pglite_watch.ts";
import {
  jsonArrayTypes,
  jsonTypes,
  type Parameter,
  writeJson,
  writeJsonArray,
  writeValue,
} from "./_values.ts";

/** Where an embedded database keeps its data. */
export interface PgliteOptions {
  /** Its directory, of which nobody else may be the reader or writer; in memory when absent. */
  directory?: string;
  /** A data directory packed by {@link dumpPglite}, to begin with instead of an empty one. */
  dump?: Blob;
}

/** Beside PGlite's own. Of the write-ahead log a checkpoint leaves about `max_wal_size` on disk. */
const settings = [
  "TimeZone=UTC",
  "DateStyle=ISO,YMD",
  "bytea_output=hex",
  "min_wal_size=32MB",
  "max_wal_size=64MB",
];

/** A running engine, and its crash, should it come. */
export interface StartedPglite {
  pg: PGlite;
  crashed: Promise<DatabaseError>;
}

/** Starts the engine, its values set to pass as text both ways. */
export async function startPglite({ directory, dump }: PgliteOptions): Promise<StartedPglite> {
  const said: string[] = [];
  const note = (line: string) => {
    said.push(line);
    if (said.length > 20) said.shift();
    return false;
  };
  try {
    const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])];
    const pg = await PGlite.create({ dataDir: directory, loadDataDir: dump, onStderr: note, startParams });
    const crashed = watchEngine(pg, said);
    // The seam's own readers and writers are the same for both engines.
    for (const type of Object.keys(pg.parsers)) pg.parsers[type] = (text) => text;
    pg.serializers = {
      17: ({ value }: Parameter) =>
        value instanceof Uint8Array ? value as unknown as string : writeValue(value),
    };
    for (const type of jsonTypes) pg.serializers[type] = ({ value }: Parameter) => writeJson(value);
    for (const type of jsonArrayTypes) pg.serializers[type] = ({ value }: Parameter) => writeJsonArray(value);
    return { pg, crashed };
  } catch (error) {
    const reason = said.findLast((line) => /FATAL|PANIC/.test(line)) ?? (error as Error).message;
    throw new Error(`Cannot open the embedded database${directory ? ` in "${directory}"` : ""}: ${reason}`, {
      cause: error,
    });
  }
}

import { PGlite, type PGliteInterface, type Results, type Transaction } from "@electric-sql/pglite";
import { checkChannel } from "./_channel.ts";
import { startUpkeep } from "./_pglite_upkeep.ts";
import { type Database, DatabaseError, type Queryable } from "./database.ts";
import type { Query } from "./sql.ts";
import { TransactionGuard } from "./_transaction.ts";
import {
  jsonArrayTypes,
  jsonTypes,
  Parameter,
  readValue,
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

/** Opens PostgreSQL in this process: one connection, so one statement at a time and a transaction alone. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const pg = await start(options);
  return new PgliteDatabase(pg, options.directory === undefined ? () => {} : startUpkeep(pg));
}

/** Packs the data directory of a database that {@link openPglite} opened. */
export async function dumpPglite(database: Database): Promise<Blob> {
  if (!(database instanceof PgliteDatabase)) throw new TypeError("Cannot dump: it is not a PGlite database");
  return await database.dump();
}

class PgliteDatabase implements Database {
  readonly engine = "pglite";
  readonly #pg: PGlite;
  readonly #stopUpkeep: () => void;
  readonly #guard = new TransactionGuard();
  #closing: Promise<void> | undefined;
  /** The trap that ended the engine; the memory behind it is in no known state. */
  #broken: unknown;

  constructor(pg: PGlite, stopUpkeep: () => void) {
    this.#pg = pg;
    this.#stopUpkeep = stopUpkeep;
  }

  async query<Row extends object>(query: Query): Promise<Row[]> {
    this.#refuse();
    return await this.#translated(() => run(this.#pg, query)) as Row[];
  }

  async transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    this.#refuse();
    let failure: { error: unknown } | undefined;
    const attempt = this.#pg.transaction(async (transaction: Transaction) => {
      const statements = {
        query: (query: Query) => this.#translated(() => run(transaction, query)),
        script: async (text: string) => void await this.#translated(() => transaction.exec(text)),
      };
      try {
        return await this.#guard.run(statements, work);
      } catch (error) {
        failure = { error };
        throw error;
      }
    });
    try {
      return await attempt;
    } catch (error) {
      throw failure ? failure.error : this.#translate(error);
    }
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    checkChannel(channel);
    this.#refuse();
    // A new function each time: PGlite keeps listeners in a set, and the same one may listen twice.
    const stop = await this.#translated(() => this.#pg.listen(channel, (payload) => onNotify(payload)));
    return async () => {
      if (!this.#closing) await this.#translated(() => stop());
    };
  }

  close(): Promise<void> {
    this.#stopUpkeep();
    this.#closing ??= this.#broken ? Promise.resolve() : this.#pg.close();
    return this.#closing;
  }

  dump(): Promise<Blob> {
    return this.#pg.dumpDataDir("none");
  }

  #refuse(): void {
    if (this.#closing) throw new DatabaseError("Cannot use the database: it is closed", "08003", undefined);
    if (this.#broken) throw this.#brokenError();
    this.#guard.refuseInside();
  }

  async #translated<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      throw this.#translate(error);
    }
  }

  #translate(error: unknown): unknown {
    if (error instanceof WebAssembly.RuntimeError) {
      this.#broken = error;
      return this.#brokenError();
    }
    if (error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code))) {
      const constraint = "constraint" in error && error.constraint ? String(error.constraint) : undefined;
      return new DatabaseError(error.message, String(error.code), constraint, { cause: error });
    }
    return error;
  }

  #brokenError(): DatabaseError {
    const message =
      "Cannot use the embedded database: its engine crashed; start again, committed data is safe";
    return new DatabaseError(message, "XX000", undefined, { cause: this.#broken });
  }
}

async function run(pg: Pick<PGliteInterface, "query">, query: Query): Promise<object[]> {
  const parameters = query.values.map((value) => value === null ? null : new Parameter(value));
  const { rows, fields }: Results<(string | null)[]> = await pg.query(query.text, parameters, {
    rowMode: "array",
  });
  return rows.map((row) =>
    Object.fromEntries(fields.map((field, index) => [field.name, readValue(row[index]!, field.dataTypeID)]))
  );
}

/** Beside PGlite's own. Of the write-ahead log a checkpoint leaves about `max_wal_size` on disk. */
const settings = [
  "TimeZone=UTC",
  "DateStyle=ISO,YMD",
  "bytea_output=hex",
  "min_wal_size=32MB",
  "max_wal_size=64MB",
];

async function start({ directory, dump }: PgliteOptions): Promise<PGlite> {
  const said: string[] = [];
  const note = (line: string) => said.push(line) > 20 ? !said.shift() : false;
  try {
    const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])];
    const pg = await PGlite.create({ dataDir: directory, loadDataDir: dump, onStderr: note, startParams });
    // Values pass as text both ways: the seam's own readers and writers are the same for both engines.
    for (const type of Object.keys(pg.parsers)) pg.parsers[type] = (text) => text;
    pg.serializers = {
      17: ({ value }: Parameter) =>
        value instanceof Uint8Array ? value as unknown as string : writeValue(value),
    };
    for (const type of jsonTypes) pg.serializers[type] = ({ value }: Parameter) => writeJson(value);
    for (const type of jsonArrayTypes) pg.serializers[type] = ({ value }: Parameter) => writeJsonArray(value);
    return pg;
  } catch (error) {
    const reason = said.findLast((line) => /FATAL|PANIC/.test(line)) ?? (error as Error).message;
    throw new Error(`Cannot open the embedded database${directory ? ` in "${directory}"` : ""}: ${reason}`, {
      cause: error,
    });
  }
}

import type { PGlite, PGliteInterface, Results, Transaction } from "@electric-sql/pglite";
import { checkChannel } from "./_channel.ts";
import { type PgliteOptions, startPglite } from "./_pglite_start.ts";
import { startUpkeep } from "./_pglite_upkeep.ts";
import { type Database, DatabaseError, type Queryable } from "./database.ts";
import type { Query } from "./sql.ts";
import { TransactionGuard } from "./_transaction.ts";
import { Parameter, readValue } from "./_values.ts";

export type { PgliteOptions };

/** Opens PostgreSQL in this process: one connection, so one statement at a time and a transaction alone. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const { pg, crashed } = await startPglite(options);
  return new PgliteDatabase(pg, crashed, options.directory === undefined ? () => {} : startUpkeep(pg));
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

  constructor(pg: PGlite, readonly crashed: Promise<DatabaseError>, stopUpkeep: () => void) {
    this.#pg = pg;
    this.#stopUpkeep = stopUpkeep;
  }

  async query<Row extends object>(query: Query): Promise<Row[]> {
    this.#refuse();
    return await translated(() => run(this.#pg, query)) as Row[];
  }

  async transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    this.#refuse();
    let failure: { error: unknown } | undefined;
    const attempt = this.#pg.transaction(async (transaction: Transaction) => {
      const statements = {
        query: (query: Query) => translated(() => run(transaction, query)),
        script: async (text: string) => void await translated(() => transaction.exec(text)),
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
      throw failure ? failure.error : translate(error);
    }
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    checkChannel(channel);
    this.#refuse();
    // A new function each time: PGlite keeps listeners in a set, and the same one may listen twice.
    const stop = await translated(() => this.#pg.listen(channel, (payload) => onNotify(payload)));
    return async () => {
      if (!this.#closing) await translated(() => stop());
    };
  }

  close(): Promise<void> {
    this.#stopUpkeep();
    this.#closing ??= this.#pg.close();
    return this.#closing;
  }

  dump(): Promise<Blob> {
    return this.#pg.dumpDataDir("none");
  }

  #refuse(): void {
    if (this.#closing) throw new DatabaseError("Cannot use the database: it is closed", "08003", undefined);
    this.#guard.refuseInside();
  }
}

async function translated<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error) || !("code" in error)) return error;
  const constraint = "constraint" in error && error.constraint ? String(error.constraint) : undefined;
  return new DatabaseError(error.message, String(error.code), constraint, { cause: error });
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

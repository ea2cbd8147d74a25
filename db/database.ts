import type { Query } from "./sql.ts";

/**
 * The seam between Lyceum and its database: the same SQL runs on PostgreSQL and on PGlite.
 *
 * Values come back the same from both, and `tests/db/contract.ts` pins it: `int2`, `int4` and `int8` as number (an
 * `int8` past 2^53 is an error, never a rounded number), `numeric` as string, `bytea` as Uint8Array, `timestamptz` as
 * Date, `date` as `YYYY-MM-DD`, `json`/`jsonb` parsed, arrays as arrays, `null` as null; any other type as the text
 * that PostgreSQL writes. A parameter goes in as what it comes back as; where the statement wants `json` or `jsonb`,
 * any value but null is written as JSON. A failed statement throws {@link DatabaseError}.
 */
export interface Database extends Queryable {
  readonly engine: "postgres" | "pglite";
  /**
   * Resolves, with what happened, when the embedded engine has crashed: every later statement fails, and only a new
   * process helps. Never on PostgreSQL, whose lost connections are made again.
   */
  readonly crashed: Promise<DatabaseError>;
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws, and also when one of its
   * statements failed and `work` caught the error, which is then thrown. Not nestable: within `work`, the database
   * itself refuses statements (on PGlite they would wait for ever).
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotify` with the payload of every NOTIFY on `channel` from now on. The answer stops it. While the
   * connection is lost notifications are missed; `onMissed` is called when listening goes on.
   *
   * @param channel small letters, digits and `_`
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>>;
  /** Ends all statements and connections. Safe to call twice. */
  close(): Promise<void>;
}

/** Something that runs a statement: the database, or a transaction in it. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(query: Query): Promise<Row[]>;
}

/**
 * A statement that the database refused or could not be asked. `code` is its SQLSTATE, the same on both engines; of
 * class 08 when the connection is to blame.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  constructor(
    message: string,
    /** SQLSTATE, five characters: `23505` for a unique violation. */
    readonly code: string,
    /** The violated constraint, where the database names one. */
    readonly constraint: string | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

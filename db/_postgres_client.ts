import postgres from "postgres";
import { DatabaseError } from "./database.ts";
import type { Query } from "./sql.ts";
import {
  jsonArrayTypes,
  jsonTypes,
  Parameter,
  readValue,
  writeJson,
  writeJsonArray,
  writeValue,
} from "./_values.ts";

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database?sslmode=require`. */
  url: string;
  /** Connections at most, one for listening not counted. */
  connectionsMax?: number;
  /** A statement that takes longer fails with SQLSTATE 57014. */
  statementTimeoutMs?: number;
}

/** What a connection tells whoever made it. */
export interface ClientEvents {
  onNotify?: (channel: string, payload: string) => void;
  onLost?: () => void;
}

/**
 * One connection, made when first used. Once lost it stays lost, and refuses every further statement: a driver that
 * connected again on its own could run the rest of a transaction outside of it.
 */
export class PostgresClient {
  readonly #sql: postgres.Sql;
  /** How to tell those who wait for a statement that the connection is lost. */
  readonly #waiting = new Set<(reason: DatabaseError) => void>();
  #lost: DatabaseError | undefined;
  #onLost: (() => void) | undefined;

  constructor(options: PostgresOptions, events: ClientEvents = {}) {
    this.#onLost = events.onLost;
    this.#sql = postgres(options.url, driverOptions(options, events, () => this.#lose()));
  }

  /** Whether the connection can be used no more. */
  get lost(): boolean {
    return this.#lost !== undefined;
  }

  /** Calls the connection lost, whatever it is: nobody may use it again. */
  abandon(): void {
    this.#lose();
  }

  /** Runs a statement. @throws {DatabaseError} */
  async query(query: Query): Promise<object[]> {
    const parameters = query.values.map((value) => value === null ? null : new SentParameter(value));
    const sent = parameters.map((parameter) => this.#sql.typed(parameter as unknown as string, 0));
    const options = { prepare: true, simple: false };
    const rows = await this.#run(async () => {
      try {
        return await this.#sql.unsafe(query.text, sent, options).values();
      } catch (error) {
        throw parameters.find((parameter) => parameter?.failure)?.failure ?? error;
      }
    });
    const columns = rows.columns;
    return rows.map((row) =>
      Object.fromEntries(columns.map(({ name, type }, index) => [name, readValue(row[index], type)]))
    );
  }

  /** Runs a text of any number of statements without parameters. @throws {DatabaseError} */
  async script(text: string): Promise<void> {
    await this.#run(async () => await this.#sql.unsafe(text).simple());
  }

  /** Ends the connection and with it whatever statement runs. */
  async end(): Promise<void> {
    this.#onLost = undefined;
    await this.#sql.end({ timeout: 0 });
  }

  async #run<Result>(start: () => Promise<Result>): Promise<Result> {
    if (this.#lost) throw this.#lost;
    // A race against one promise of the loss would keep every result until the connection ends.
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.add(reject);
    start().then(resolve, reject);
    try {
      return await promise;
    } catch (error) {
      const translated = translate(error);
      if (translated instanceof DatabaseError && endsConnection(translated)) this.#lose(translated);
      throw translated;
    } finally {
      this.#waiting.delete(reject);
    }
  }

  #lose(reason = new DatabaseError("The connection to the database was lost", "08006", undefined)): void {
    if (this.#lost) return;
    this.#lost = reason;
    for (const reject of this.#waiting) reject(reason);
    this.#onLost?.();
  }
}

/**
 * A parameter whose type the driver learns in the middle of its talk with the server, and whose writing must not throw
 * there: the driver would lose the thread. One that cannot be written is sent as a NUL, which PostgreSQL takes for no
 * type at all, and the failure is told afterwards.
 */
class SentParameter extends Parameter {
  failure: Error | undefined;

  override toString(): string {
    return this.write(writeValue);
  }

  write(writer: (value: unknown) => string): string {
    try {
      return writer(this.value);
    } catch (error) {
      this.failure = error as Error;
      return "\0";
    }
  }
}

/** What the driver threw, as the seam's error where the database or the way to it is to blame. */
export function translate(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error) || !("code" in error)) return error;
  const code = String(error.code);
  if (error instanceof postgres.PostgresError) {
    return new DatabaseError(error.message, code, error.constraint_name || undefined, { cause: error });
  }
  if (code === "CONNECTION_ENDED" || code === "CONNECTION_DESTROYED") {
    return new DatabaseError("Cannot use the database: it is closed", "08003", undefined, { cause: error });
  }
  const connecting = code === "CONNECT_TIMEOUT" || code === "ECONNREFUSED" || code === "ENOTFOUND";
  const message = `The connection to the database failed: ${error.message} (${code})`;
  return new DatabaseError(message, connecting ? "08001" : "08006", undefined, { cause: error });
}

/** Class 08: the connection. Class 57P: the server goes down or ended the session. 25P03: idle in a transaction. */
function endsConnection({ code }: DatabaseError): boolean {
  return code.startsWith("08") || code.startsWith("57P") || code === "25P03";
}

function driverOptions(options: PostgresOptions, events: ClientEvents, onclose: () => void) {
  const same = (text: string) => text;
  // A statement that the driver tries again comes with its parameters already written.
  const once = (write: (value: unknown) => string) => (parameter: unknown) =>
    parameter instanceof SentParameter ? parameter.write(write) : String(parameter);
  return {
    max: 1,
    idle_timeout: undefined,
    // A connection that ended between two statements of a transaction would be a loss.
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => {},
    onclose,
    // Known to the driver, though not to its types: it reads LISTEN's notifications through it.
    onnotify: events.onNotify,
    connection: {
      application_name: "lyceum",
      TimeZone: "UTC",
      DateStyle: "ISO, YMD",
      bytea_output: "hex",
      extra_float_digits: 1,
      standard_conforming_strings: "on",
      statement_timeout: options.statementTimeoutMs ?? 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    types: {
      text: {
        to: 25,
        from: [0, 16, 17, 20, 21, 23, 25, 26, 700, 701, 1082, 1114, 1184],
        serialize: String,
        parse: same,
      },
      json: { to: 114, from: [...jsonTypes], serialize: once(writeJson), parse: same },
      jsonArray: { to: 199, from: [...jsonArrayTypes], serialize: once(writeJsonArray), parse: same },
    },
  };
}

import { checkChannel } from "./_channel.ts";
import { type Database, DatabaseError, type Queryable } from "./database.ts";
import type { PostgresClient, PostgresOptions } from "./_postgres_client.ts";
import { PostgresListener } from "./_postgres_listener.ts";
import { PostgresPool } from "./_postgres_pool.ts";
import { type Query, sql } from "./sql.ts";
import { TransactionGuard } from "./_transaction.ts";

export type { PostgresOptions };

/**
 * Opens connections to a PostgreSQL server, one now and more as they are needed.
 *
 * @throws when the server cannot be reached or does not let us in, naming it without the password
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const address = describeAddress(options.url);
  const database = new PostgresDatabase(options);
  try {
    await database.query(sql`select 1`);
    return database;
  } catch (error) {
    await database.close();
    throw new Error(`Cannot open the database at ${address}: ${(error as Error).message}`, { cause: error });
  }
}

class PostgresDatabase implements Database {
  readonly engine = "postgres";
  readonly crashed = new Promise<never>(() => {});
  readonly #pool: PostgresPool;
  readonly #listener: PostgresListener;
  readonly #guard = new TransactionGuard();
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#pool = new PostgresPool(options);
    this.#listener = new PostgresListener(options);
  }

  async query<Row extends object>(query: Query): Promise<Row[]> {
    this.#guard.refuseInside();
    return await this.#pool.use((client) => client.query(query)) as Row[];
  }

  async transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    this.#guard.refuseInside();
    return await this.#pool.use(async (client) => {
      await client.script("begin");
      const statements = {
        query: (query: Query) => client.query(query),
        script: (text: string) => client.script(text),
      };
      let value: T;
      try {
        value = await this.#guard.run(statements, work);
      } catch (error) {
        await rollBack(client);
        throw error;
      }
      await commit(client);
      return value;
    });
  }

  async listen(channel: string, onNotify: (payload: string) => void, onMissed?: () => void) {
    checkChannel(channel);
    this.#guard.refuseInside();
    if (this.#closing) throw new DatabaseError("Cannot use the database: it is closed", "08003", undefined);
    return await this.#listener.listen(channel, { onNotify, onMissed });
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([this.#listener.close(), this.#pool.close()]).then(() => {});
    return this.#closing;
  }
}

async function rollBack(client: PostgresClient): Promise<void> {
  // Of a lost connection the server rolls back by itself.
  if (client.lost) return;
  try {
    await client.script("rollback");
  } catch {
    // Nobody knows what state it is in, so nobody may use it again. Ending it rolls back as well.
    client.abandon();
  }
}

async function commit(client: PostgresClient): Promise<void> {
  try {
    await client.script("commit");
  } catch (error) {
    if (!client.lost) throw error;
    throw new DatabaseError(
      "The connection to the database was lost while committing: the transaction may have been committed or not",
      "08007",
      undefined,
      { cause: error },
    );
  }
}

function describeAddress(url: string): string {
  if (!URL.canParse(url)) {
    throw new Error(
      "Cannot open the database: its address is no URL; write postgres://user:password@host:5432/name",
    );
  }
  const { protocol, host, pathname } = new URL(url);
  if (protocol !== "postgres:" && protocol !== "postgresql:") {
    throw new Error(`Cannot open the database: its address begins with ${protocol}//, not with postgres://`);
  }
  return `${host}${pathname}`;
}

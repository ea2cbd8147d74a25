import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "./database.ts";
import { PostgresClient, type PostgresOptions } from "./_postgres_client.ts";

/**
 * Connections, each lent to one statement or one transaction at a time: a fast statement never waits behind a slow
 * one on the same connection, and nothing slips into a transaction.
 */
export class PostgresPool {
  readonly #options: PostgresOptions;
  readonly #idle: PostgresClient[] = [];
  readonly #all = new Set<PostgresClient>();
  readonly #lent = new Set<Promise<unknown>>();
  readonly #waiting: PromiseWithResolvers<PostgresClient>[] = [];
  #closed = false;

  constructor(options: PostgresOptions) {
    this.#options = options;
  }

  /** Lends a connection to `work`, waiting in turn while all are lent. */
  async use<T>(work: (client: PostgresClient) => Promise<T>): Promise<T> {
    if (this.#closed) throw closedError();
    const lent = this.#lend(work);
    this.#lent.add(lent);
    try {
      return await lent;
    } finally {
      this.#lent.delete(lent);
    }
  }

  /** Waits for what runs, five seconds at most, and ends every connection. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiting.splice(0)) waiter.reject(closedError());
    const patience = new AbortController();
    const late = delay(5_000, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([Promise.allSettled(this.#lent), late]);
    patience.abort();
    await Promise.all([...this.#all].map((client) => client.end()));
  }

  async #lend<T>(work: (client: PostgresClient) => Promise<T>): Promise<T> {
    const client = await this.#take();
    try {
      return await work(client);
    } finally {
      this.#give(client);
    }
  }

  async #take(): Promise<PostgresClient> {
    for (let client = this.#idle.pop(); client; client = this.#idle.pop()) {
      if (!client.lost) return client;
      this.#discard(client);
    }
    if (this.#all.size < (this.#options.connectionsMax ?? 10)) return this.#make();
    const waiter = Promise.withResolvers<PostgresClient>();
    this.#waiting.push(waiter);
    return await waiter.promise;
  }

  #give(client: PostgresClient): void {
    if (client.lost) this.#discard(client);
    const waiter = this.#waiting.shift();
    if (waiter) waiter.resolve(client.lost ? this.#make() : client);
    else if (!client.lost) this.#idle.push(client);
  }

  #make(): PostgresClient {
    const client = new PostgresClient(this.#options);
    this.#all.add(client);
    return client;
  }

  #discard(client: PostgresClient): void {
    this.#all.delete(client);
    client.end().catch(() => {});
  }
}

function closedError(): DatabaseError {
  return new DatabaseError("Cannot use the database: it is closed", "08003", undefined);
}

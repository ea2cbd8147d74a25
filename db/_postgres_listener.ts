import { setTimeout as delay } from "node:timers/promises";
import { PostgresClient, type PostgresOptions } from "./_postgres_client.ts";
import { sql } from "./sql.ts";

interface Listener {
  onNotify: (payload: string) => void;
  onMissed: (() => void) | undefined;
}

/**
 * Listens on a connection of its own. When that is lost, makes a new one, trying until it can, listens again on
 * every channel, and tells each listener that it may have missed something.
 */
export class PostgresListener {
  readonly #options: PostgresOptions;
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #stop = new AbortController();
  #client: PostgresClient | undefined;
  #restoring: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#options = options;
  }

  /** @param channel a checked name */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    await this.#restoring;
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
    try {
      await this.#connected().script(`listen "${channel}"`);
    } catch (error) {
      listeners.delete(listener);
      throw error;
    }
    return async () => {
      if (!listeners.delete(listener) || listeners.size > 0 || this.#stop.signal.aborted) return;
      // On a lost connection nothing is listened to any more, and the new one is told of fewer channels.
      await this.#client?.script(`unlisten "${channel}"`).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#client?.end();
    await this.#restoring;
  }

  #connected(): PostgresClient {
    this.#client ??= new PostgresClient(this.#options, {
      onNotify: (channel, payload) =>
        this.#channels.get(channel)?.forEach(({ onNotify }) => onNotify(payload)),
      onLost: () => this.#lost(),
    });
    return this.#client;
  }

  #lost(): void {
    this.#client?.end().catch(() => {});
    this.#client = undefined;
    this.#restoring ??= this.#restore().finally(() => this.#restoring = undefined);
  }

  async #restore(): Promise<void> {
    for (let pauseMs = 50; !this.#stop.signal.aborted; pauseMs = Math.min(2 * pauseMs, 5_000)) {
      const interrupted = await delay(pauseMs, false, { signal: this.#stop.signal }).catch(() => true);
      if (interrupted) return;
      try {
        const client = this.#connected();
        const channels = [...this.#channels].filter(([, listeners]) => listeners.size > 0);
        for (const [channel] of channels) await client.script(`listen "${channel}"`);
        await client.query(sql`select 1`);
        for (const [, listeners] of channels) listeners.forEach(({ onMissed }) => onMissed?.());
        return;
      } catch {
        // Still away; the client was dropped when it was lost.
      }
    }
  }
}

import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import type { Context, Log } from "../domain/context.ts";
import { queueFigures } from "../domain/code_execution/queue_figures.ts";
import type { Runner } from "../runner/mod.ts";
import { metricsText } from "./_metrics_text.ts";
import { CommandError } from "./_failure.ts";

/** The figures of one process, gathered from whoever has them. */
export class Metrics {
  /** Lent once the database is open. */
  db: Context["db"] | null = null;
  /** Lent once the judge is there. */
  runner: Pick<Runner, "stats"> | null = null;
  readonly #finished = new Map<string, number>();

  /** A task was finished by this process. */
  countFinished(status: string): void {
    this.#finished.set(status, (this.#finished.get(status) ?? 0) + 1);
  }

  /** In the text format of Prometheus. A database that cannot be asked leaves its figures out. */
  async text(): Promise<string> {
    const queue = this.db && await queueFigures({ db: this.db }).catch(() => null);
    return metricsText({ queue, runner: this.runner?.stats() ?? null, finished: this.#finished });
  }

  /** One line for the log; null when nothing was ever judged here. */
  summary(): Record<string, unknown> | null {
    if (!this.runner || this.#finished.size === 0) return null;
    const { hits, storeHits, misses } = this.runner.stats().cache;
    const compilations = { fromMemory: hits, fromStore: storeHits, compiled: misses };
    return { finished: Object.fromEntries(this.#finished), ...compilations };
  }
}

/** Serves `/metrics` where the configuration says so, and says in the log every minute what was judged, if anything was. */
export function startMetrics(
  metrics: Metrics,
  { host, metricsPort }: Pick<Config, "host" | "metricsPort">,
  log: Log,
): AsyncDisposable {
  const stopping = new AbortController();
  const server = metricsPort === undefined ? null : serve(metrics, host, metricsPort);
  if (server) log.info("Metrics", { port: metricsPort });
  const logging = logSummaries(metrics, log, stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await logging;
      await server?.shutdown();
    },
  };
}

function serve(metrics: Metrics, hostname: string, port: number): Deno.HttpServer {
  const answer = async ({ method, url }: Request) => {
    if (URL.parse(url)?.pathname !== "/metrics") {
      return new Response("Only /metrics is here\n", { status: 404 });
    }
    if (method !== "GET" && method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    return new Response(await metrics.text(), { headers: { "content-type": "text/plain; version=0.0.4" } });
  };
  try {
    return Deno.serve({ hostname, port, onListen() {} }, answer);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new CommandError(`Cannot serve metrics on port ${port}: ${why}`, { cause: error });
  }
}

const everyMs = 60_000;

async function logSummaries(metrics: Metrics, log: Log, signal: AbortSignal): Promise<void> {
  let last = "";
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => {});
    const summary = metrics.summary();
    if (summary === null || JSON.stringify(summary) === last) continue;
    last = JSON.stringify(summary);
    log.info("Judged so far", summary);
  }
}

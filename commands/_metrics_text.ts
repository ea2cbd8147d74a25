import type { QueueFigures } from "../domain/code_execution/queue_figures.ts";
import type { HistogramFigures, RunnerStats } from "../runner/mod.ts";

/** What is told; what a process has not is null. */
export interface Figures {
  /** Of the whole database; null while it cannot be asked. */
  queue: QueueFigures | null;
  /** Of this process, as all that follows; null where it does not judge. */
  runner: RunnerStats | null;
  /** Tasks finished by status. */
  finished: ReadonlyMap<string, number>;
}

/** The figures in the text format of Prometheus (0.0.4). Names of schools, tasks or programs are not among them. */
export function metricsText({ queue, runner, finished }: Figures): string {
  const text = new MetricsText();
  if (queue) {
    text.add("queue_waiting", "gauge", "Tasks that wait, of all processes", [[{}, queue.waiting]]);
    text.add("queue_in_work", "gauge", "Tasks in work, of all processes", [[{}, queue.inWork]]);
    text.add("callbacks_waiting", "gauge", "Callbacks to be sent or tried again", [[
      {},
      queue.callbacksWaiting,
    ]]);
  }
  const byStatus = [...finished].map(([status, count]) => [{ status }, count] as const);
  text.add("tasks_finished_total", "counter", "Tasks that this process finished", byStatus);
  if (!runner) return text.toString();
  const { cache, compilers, executors, compilations, runs } = runner;
  text.add("compilation_lookups_total", "counter", "Compilations asked for, by where they were found", [
    [{ found: "memory" }, cache.hits],
    [{ found: "store" }, cache.storeHits],
    [{ found: "nowhere" }, cache.misses],
  ]);
  text.add("program_store_failures_total", "counter", "Times that the store of programs was of no use", [
    [{}, cache.storeFailures],
  ]);
  text.add("compilation_cache_bytes", "gauge", "Memory of remembered compilations", [[{}, cache.bytes]]);
  text.addHistogram("compilation_seconds", "Compiling, waiting for a compiler included", compilations);
  text.addHistogram("run_seconds", "Running, waiting for an executor included", runs);
  const pools = [["compiler", compilers], ["executor", executors]] as const;
  const ofPools = (value: (pool: RunnerStats["compilers"]) => number) =>
    pools.map(([role, pool]) => [{ role }, value(pool)] as const);
  text.add("processes", "gauge", "Child processes that are there", ofPools((pool) => pool.pids.length));
  text.add("processes_idle", "gauge", "Those with nothing to do", ofPools((pool) => pool.idle));
  text.add("processes_started_total", "counter", "Child processes started", ofPools((pool) => pool.started));
  text.add("processes_failed_total", "counter", "Those that died, were killed or did not start", [
    ...ofPools((pool) => pool.failed),
  ]);
  text.add("process_memory_bytes", "gauge", "Resident memory of child processes", [
    ...ofPools((pool) => pool.rssKb * 1_024),
  ]);
  text.add("jobs_waiting", "gauge", "Jobs that wait for a child process", ofPools((pool) => pool.waiting));
  return text.toString();
}

type Samples = readonly (readonly [labels: Record<string, string>, value: number])[];

class MetricsText {
  #lines: string[] = [];

  add(name: string, type: "gauge" | "counter", help: string, samples: Samples): void {
    this.#head(name, type, help);
    for (const [labels, value] of samples) this.#sample(name, labels, value);
  }

  addHistogram(name: string, help: string, { buckets, seconds, count }: HistogramFigures): void {
    this.#head(name, "histogram", help);
    for (const [most, inBucket] of buckets) this.#sample(`${name}_bucket`, { le: String(most) }, inBucket);
    this.#sample(`${name}_bucket`, { le: "+Inf" }, count);
    this.#sample(`${name}_sum`, {}, seconds);
    this.#sample(`${name}_count`, {}, count);
  }

  #head(name: string, type: string, help: string): void {
    this.#lines.push(`# HELP lyceum_${name} ${help}`, `# TYPE lyceum_${name} ${type}`);
  }

  #sample(name: string, labels: Record<string, string>, value: number): void {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}=${JSON.stringify(text)}`);
    this.#lines.push(`lyceum_${name}${pairs.length > 0 ? `{${pairs.join()}}` : ""} ${value}`);
  }

  toString(): string {
    return `${this.#lines.join("\n")}\n`;
  }
}

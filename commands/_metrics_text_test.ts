import assert from "node:assert/strict";
import { type Figures, metricsText } from "./_metrics_text.ts";

const pool = { pids: [7, 8], idle: 1, waiting: 0, rssKb: 10, started: 5, failed: 3 };
const times = { buckets: [[0.1, 1], [1, 2]] as const, seconds: 30.5, count: 3 };
const figures: Figures = {
  queue: { waiting: 4, inWork: 2, callbacksWaiting: 1 },
  runner: {
    compilers: pool,
    executors: { ...pool, waiting: 6 },
    cache: { hits: 9, storeHits: 8, misses: 7, storeFailures: 1, bytes: 1_000 },
    compilations: times,
    runs: times,
  },
  finished: new Map([["successful", 12], ["wrong-answer", 3]]),
};

Deno.test("every figure has a name, a type and a line of help", () => {
  const lines = metricsText(figures).trimEnd().split("\n");
  const samples = lines.filter((line) => !line.startsWith("#"));
  for (const sample of samples) {
    const [, family] = /^(lyceum_\w+?)(?:_bucket|_sum|_count)?(?:\{[^}]*\})? [0-9.]+$/.exec(sample) ?? [];
    assert.ok(family, sample);
    assert.ok(lines.some((line) => line.startsWith(`# TYPE ${family} `)), sample);
    assert.ok(lines.some((line) => line.startsWith(`# HELP ${family} `)), sample);
  }
  for (
    const sample of [
      "lyceum_queue_waiting 4",
      'lyceum_tasks_finished_total{status="wrong-answer"} 3',
      'lyceum_compilation_lookups_total{found="store"} 8',
      'lyceum_run_seconds_bucket{le="0.1"} 1',
      'lyceum_run_seconds_bucket{le="+Inf"} 3',
      "lyceum_run_seconds_sum 30.5",
      'lyceum_processes_failed_total{role="executor"} 3',
      'lyceum_jobs_waiting{role="executor"} 6',
    ]
  ) assert.ok(samples.includes(sample), sample);
});

Deno.test("what a process has not is left out", () => {
  const text = metricsText({ queue: null, runner: null, finished: new Map() });
  assert.doesNotMatch(text, /queue|run_seconds/);
});

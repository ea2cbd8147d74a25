import { createRunner, defaultLimits, type RunRequest } from "../runner/mod.ts";
import { atOnce } from "./_at_once.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { quantile } from "./_statistics.ts";

/** Runs per second of a program that is compiled already, through the runner, by how many are asked for at once. */
export async function benchRuns(options: BenchOptions): Promise<Report> {
  const parallelism = navigator.hardwareConcurrency;
  const runner = await createRunner({ parallelism, log: () => {} });
  try {
    const submission = {
      language: "C" as const,
      source,
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    };
    const compilation = await runner.compile(submission);
    if (!compilation.ok) throw new Error(new TextDecoder().decode(compilation.output));
    const request: RunRequest = { stdin: new TextEncoder().encode("20 22\n"), limits: defaultLimits };
    const runOnce = async () => {
      const { ending } = await runner.run(compilation.program, request);
      if (ending.kind !== "exit" || ending.code !== 0) throw new Error(`A run ended by ${ending.kind}`);
    };
    const total = options.tiny ? 16 : 100 * options.rounds;
    await atOnce(16, options.tiny ? 16 : 200, runOnce);
    const rows: [number, number, number, number][] = [];
    for (const concurrency of [1, 2, 4, 8, 16]) {
      options.progress(`${concurrency} at once`);
      const { seconds, ms } = await atOnce(concurrency, total, runOnce);
      rows.push([concurrency, total / seconds, quantile(ms, 0.5), quantile(ms, 0.95)]);
    }
    return {
      columns: ["at once", "runs/s", "median ms", "p95 ms"],
      rows,
      summary: { executors: parallelism, "most runs/s": Math.max(...rows.map((row) => row[1])) },
    };
  } finally {
    await runner.close();
  }
}

const source = new TextEncoder().encode(`#include <stdio.h>

int main(void) {
  int a, b;
  if (scanf("%d %d", &a, &b) != 2) return 1;
  printf("%d\\n", a + b);
  return 0;
}
`);

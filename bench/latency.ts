import { compileNatively, runNatively } from "./_native.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { quantile } from "./_statistics.ts";
import { startService } from "./_service.ts";

/**
 * Submit to finished over HTTP with the embedded database, service and judge in one process as `deno task start` runs
 * them; beside it gcc -O2 and a run of the same program. The three take turns.
 */
export async function benchLatency(options: BenchOptions): Promise<Report> {
  await using service = await startService(options);
  const rounds = options.tiny ? 2 : 10 * options.rounds;
  const times = { compiled: [] as number[], known: [] as number[], native: [] as number[] };
  for (let round = 0; round < (options.tiny ? 1 : 10); round++) await service.judge(program(-1 - round));
  for (let round = 0; round < rounds; round++) {
    if (round % 10 === 0) options.progress(`${round} of ${rounds}`);
    times.compiled.push(await service.judge(program(round)));
    times.known.push(await service.judge(program(0)));
    times.native.push(await compileAndRunNatively(program(round)));
  }
  const native = quantile(times.native, 0.5);
  const row = (title: string, ms: number[]) =>
    [title, quantile(ms, 0.5), quantile(ms, 0.95), quantile(ms, 0.5) / native] as const;
  return {
    columns: ["submit to finished", "median ms", "p95 ms", "median / gcc"],
    rows: [
      row("a new program", times.compiled),
      row("a program compiled before", times.known),
      row("gcc -O2, fork, exec", times.native),
    ],
    summary: { rounds, "ms between polls": service.pollMs },
  };
}

/** A small program as learners submit them; the number makes it a new one. */
function program(number: number): string {
  return `#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  /* ${number} */
  int numbers[100], sum = 0;
  for (int i = 0; i < 100; i++) numbers[i] = i * 37 % 101;
  qsort(numbers, 100, sizeof numbers[0], ascending);
  for (int i = 0; i < 100; i++) sum += i * numbers[i];
  printf("%d\\n", sum);
  return 0;
}
`;
}

async function compileAndRunNatively(source: string): Promise<number> {
  const folder = await Deno.makeTempDir();
  try {
    const start = performance.now();
    await Deno.writeTextFile(`${folder}/main.c`, source);
    await runNatively([await compileNatively(`${folder}/main.c`, `${folder}/main`)]);
    return performance.now() - start;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

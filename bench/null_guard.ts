import { fastest, overhead } from "./metering.ts";
import { measure, usualFlags } from "./_measure.ts";
import { guardPairs } from "./_modules.ts";
import { benchPrograms } from "./_programs.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { geometricMean } from "./_statistics.ts";

/** What it costs that null pointers trap: metered programs with the guard, and with clang's checks, over such without either. */
export async function benchNullGuard(options: BenchOptions): Promise<Report> {
  const pairs = await guardPairs(benchPrograms(options.tiny ? ["tak", "gemm"] : []), options);
  const guarded = await measure(pairs.guarded, usualFlags, options);
  const checked = await measure(pairs.checked, usualFlags, options);
  return {
    columns: ["program", "without ms", "guard", "clang's checks"],
    rows: guarded.map((
      one,
      index,
    ) => [one.name, fastest(one.plainMs), overhead(one), overhead(checked[index]!)]),
    summary: {
      "geomean of the guard": geometricMean(guarded.map(overhead)),
      "geomean of clang's checks": geometricMean(checked.map(overhead)),
    },
  };
}

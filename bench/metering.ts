import { measure, type Measured, usualFlags } from "./_measure.ts";
import { modulePairs } from "./_modules.ts";
import { benchPrograms } from "./_programs.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { geometricMean } from "./_statistics.ts";

/** What metering costs: metered over plain run time, both at their fastest, with the executors' V8 flags. */
export async function benchMetering(options: BenchOptions): Promise<Report> {
  const pairs = await modulePairs(benchPrograms(options.tiny ? ["tak", "gemm"] : []), options);
  const measured = await measure(pairs, usualFlags, options);
  const sizes = new Map(pairs.map(({ name, plain, metered }) => [name, metered.length / plain.length]));
  return {
    columns: ["program", "plain ms", "metered ms", "ratio", "size ratio"],
    rows: measured.map((
      one,
    ) => [one.name, fastest(one.plainMs), fastest(one.meteredMs), overhead(one), sizes.get(one.name)!]),
    summary: overheadSummary(measured),
  };
}

/** The overhead over all programs, and over each kind of them. */
export function overheadSummary(measured: readonly Measured[]): Record<string, number> {
  const summary: Record<string, number> = {
    geomean: geometricMean(measured.map(overhead)),
    worst: Math.max(...measured.map(overhead)),
  };
  for (const kind of ["kernel", "loops", "calls"]) {
    const ratios = measured.filter(({ name }) => name.startsWith(kind)).map(overhead);
    if (ratios.length > 0) summary[`geomean of ${kind}`] = geometricMean(ratios);
  }
  return summary;
}

/** Metered time over plain time. Noise only ever adds, so the fastest of each is compared. */
export function overhead({ plainMs, meteredMs }: Measured): number {
  return fastest(meteredMs) / fastest(plainMs);
}

export function fastest(ms: readonly number[]): number {
  return Math.min(...ms);
}

import { measure, type Measured, usualFlags } from "./_measure.ts";
import { fastest, overheadSummary } from "./metering.ts";
import { modulePairs } from "./_modules.ts";
import { benchPrograms } from "./_programs.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { geometricMean } from "./_statistics.ts";

/** What V8's flags do to metered and plain programs: each variant against no flags at all, over all programs. */
export async function benchV8Flags(options: BenchOptions): Promise<Report> {
  const pairs = await modulePairs(benchPrograms(options.tiny ? ["tak"] : []), options);
  const tried: { title: string; measured: Measured[] }[] = [];
  for (const [title, flags] of Object.entries(variants)) {
    options.progress(title);
    tried.push({ title, measured: await measure(pairs, flags, options) });
  }
  const base = tried[0]!.measured;
  const against = (measured: Measured[], of: "plainMs" | "meteredMs") =>
    geometricMean(measured.map((one, index) => fastest(one[of]) / fastest(base[index]![of])));
  return {
    columns: ["flags", "plain", "metered", "overhead", "of calls", "worst"],
    rows: tried.map(({ title, measured }) => {
      const { geomean, worst, "geomean of calls": calls } = overheadSummary(measured);
      return [
        title,
        against(measured, "plainMs"),
        against(measured, "meteredMs"),
        geomean!,
        calls ?? 1,
        worst!,
      ];
    }),
    summary: { programs: pairs.length, rounds: options.rounds },
  };
}

const inlining = (budget: number, size: number, factor: number) => [
  `--wasm-inlining-budget=${budget}`,
  `--wasm-inlining-max-size=${size}`,
  `--wasm-inlining-factor=${factor}`,
];

const variants: Record<string, readonly string[]> = {
  "none": [],
  "the executors'": usualFlags,
  "no inlining": ["--no-wasm-inlining"],
  "budget 15000, size 1000, factor 10": inlining(15_000, 1_000, 10),
  "budget 30000, size 5000, factor 50": inlining(30_000, 5_000, 50),
  "budget 100000, size 5000, factor 50": inlining(100_000, 5_000, 50),
  "budget 30000, size 5000, factor 10": inlining(30_000, 5_000, 10),
  "budget 30000, size 1000, factor 50": inlining(30_000, 1_000, 50),
  "the executors', no Liftoff": [...usualFlags, "--no-liftoff"],
  "the executors', Liftoff alone": [...usualFlags, "--liftoff-only"],
  "the executors', no loop unrolling": [...usualFlags, "--no-wasm-loop-unrolling"],
  "the executors', no loop peeling": [...usualFlags, "--no-wasm-loop-peeling"],
};

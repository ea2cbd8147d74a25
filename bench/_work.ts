import type { Report } from "./_report.ts";
import { geometricMean } from "./_statistics.ts";

/** One program's work, natively and here; the start of either is left out. */
export interface Work {
  name: string;
  nativeMs: number;
  meteredMs: number;
  fuel: number;
}

/** What the works say of a rate. */
export function calibrationReport(works: readonly Work[], fuelPerMs: number): Report {
  const native = ({ nativeMs }: Work) => Math.max(0.01, nativeMs);
  const rates = works.map((work) => work.fuel / native(work));
  return {
    columns: ["program", "native ms", "metered ms", "virtual ms", "fuel/native ms", "virtual/native"],
    rows: works.map((work, at) => [
      work.name,
      native(work),
      work.meteredMs,
      work.fuel / fuelPerMs,
      Math.round(rates[at]!),
      rates[at]! / fuelPerMs,
    ]),
    summary: {
      "fuelPerMs now": fuelPerMs,
      "fuelPerMs for virtual/native = 1": Math.round(geometricMean(rates)),
      "virtual/native now": geometricMean(rates) / fuelPerMs,
      "least virtual/native": Math.min(...rates) / fuelPerMs,
      "greatest virtual/native": Math.max(...rates) / fuelPerMs,
    },
  };
}

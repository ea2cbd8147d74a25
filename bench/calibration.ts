import { languages } from "../runner/languages/mod.ts";
import { measure, usualFlags } from "./_measure.ts";
import { fastest } from "./metering.ts";
import { modulePairs } from "./_modules.ts";
import { compileNatively, runNatively } from "./_native.ts";
import { benchPrograms, workFlags } from "./_programs.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { geometricMean } from "./_statistics.ts";

/**
 * What a virtual millisecond is worth: fuel of each program over the milliseconds that `gcc -O2` takes for the same,
 * without the start of a process. The geometric mean is what `fuelPerMs` should be on this machine.
 */
export async function benchCalibration(options: BenchOptions): Promise<Report> {
  const fuelPerMs = languages.find(({ name }) => name === "C")!.fuelPerMs;
  const programs = benchPrograms(options.tiny ? ["tak", "gemm", "text"] : []);
  const measured = await measure(await modulePairs(programs, options), usualFlags, options);
  const folder = await Deno.makeTempDir();
  try {
    const idleMs = await nativeMs(await emptyProgram(folder), options.rounds + 10);
    const rows: [string, number, number, number, number, number][] = [];
    for (const { name, path } of programs) {
      const { fuel, meteredMs, stdout } = measured.find((one) => one.name === name)!;
      options.progress(`native ${name}`);
      const binary = await compileNatively(path, `${folder}/${name}`, workFlags(options.tiny));
      const printed = (await runNatively(binary)).stdout;
      if (printed !== stdout) {
        throw new Error(`Cannot compare ${name}: it prints ${stdout} here, ${printed} natively`);
      }
      const native = Math.max(0.01, await nativeMs(binary, options.rounds) - idleMs);
      rows.push([
        name,
        native,
        fastest(meteredMs),
        fuel / fuelPerMs,
        fuel / native,
        fuel / fuelPerMs / native,
      ]);
    }
    const rates = rows.map((row) => row[4]);
    return {
      columns: ["program", "native ms", "metered ms", "virtual ms", "fuel/native ms", "virtual/native"],
      rows: rows.map((row) => row.map((value, at) => at === 4 ? Math.round(Number(value)) : value)),
      summary: {
        "fuelPerMs now": fuelPerMs,
        "fuelPerMs for virtual/native = 1": Math.round(geometricMean(rates)),
        "virtual/native now": geometricMean(rates) / fuelPerMs,
        "least virtual/native": Math.min(...rates) / fuelPerMs,
        "greatest virtual/native": Math.max(...rates) / fuelPerMs,
      },
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function nativeMs(binary: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await runNatively(binary)).ms);
  return fastest(times);
}

/** Starting and ending a process, which no virtual time counts. */
async function emptyProgram(folder: string): Promise<string> {
  await Deno.writeTextFile(`${folder}/empty.c`, "int main(void) { return 0; }\n");
  return await compileNatively(`${folder}/empty.c`, `${folder}/empty`);
}

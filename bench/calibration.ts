import type { LanguageName } from "../runner/languages/language.ts";
import { languageOf } from "../runner/languages/mod.ts";
import { measure, usualFlags } from "./_measure.ts";
import { fastest } from "./metering.ts";
import { modulePairs } from "./_modules.ts";
import { interpretedWork } from "./_interpreted_work.ts";
import { compileNatively, fastestNatively, runNatively } from "./_native.ts";
import { benchPrograms, workFlags } from "./_programs.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { calibrationReport, type Work } from "./_work.ts";

/**
 * What a virtual millisecond is worth: fuel of each program over the milliseconds that the language's usual implementation takes
 * for the same, without its start. The geometric mean is what `fuelPerMs` should be on this machine.
 */
export async function benchCalibration(options: BenchOptions): Promise<Report> {
  const language = languageOf((options.language ?? "C") as LanguageName);
  return calibrationReport(
    language.interpretation === undefined
      ? await compiledWork(options)
      : await interpretedWork(language, options),
    language.fuelPerMs,
  );
}

async function compiledWork(options: BenchOptions): Promise<Work[]> {
  const programs = benchPrograms(options.tiny ? ["tak", "gemm", "text"] : []);
  const measured = await measure(await modulePairs(programs, options), usualFlags, options);
  const folder = await Deno.makeTempDir();
  try {
    const idleMs = await fastestNatively([await emptyProgram(folder)], options.rounds + 10);
    const works: Work[] = [];
    for (const { name, path } of programs) {
      const { fuel, meteredMs, stdout } = measured.find((one) => one.name === name)!;
      options.progress(`native ${name}`);
      const binary = await compileNatively(path, `${folder}/${name}`, workFlags(options.tiny));
      const printed = (await runNatively([binary])).stdout;
      if (printed !== stdout) {
        throw new Error(`Cannot compare ${name}: it prints ${stdout} here, ${printed} natively`);
      }
      const nativeMs = await fastestNatively([binary], options.rounds) - idleMs;
      works.push({ name, nativeMs, meteredMs: fastest(meteredMs), fuel });
    }
    return works;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Starting and ending a process, which no virtual time counts. */
async function emptyProgram(folder: string): Promise<string> {
  await Deno.writeTextFile(`${folder}/empty.c`, "int main(void) { return 0; }\n");
  return await compileNatively(`${folder}/empty.c`, `${folder}/empty`);
}

import { type LatencyProgram, latencyPrograms } from "./_latency_programs.ts";
import { runInFolder } from "./_native.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { type Service, startService } from "./_service.ts";
import { quantile } from "./_statistics.ts";
import { languages } from "../runner/languages/mod.ts";

/** Tests of one program that are submitted together. */
const tests = 10;

/** Turns that are not counted: the first of everything is slower. */
const turnsBefore = 5;

/**
 * Submit to finished over HTTP with the embedded database, service and judge in one process as `deno task start` runs
 * them; beside each language the usual native way to compile and run the same, each time by fork and exec. All take turns.
 */
export async function benchLatency(options: BenchOptions): Promise<Report> {
  await using service = await startService(options);
  const programs = latencyPrograms.filter(({ language }) => languages.some(({ name }) => name === language));
  const rounds = options.tiny ? 1 : 5 * options.rounds;
  const rows: [string, number, number, number][] = [];
  const summary: Record<string, number> = { rounds, "ms between polls": service.pollMs };
  const add = (title: string, ms: number[], native: number[]) => {
    const ratio = quantile(ms, 0.5) / quantile(native, 0.5);
    rows.push([title, quantile(ms, 0.5), quantile(ms, 0.95), ratio]);
    return ratio;
  };
  for (const program of programs) {
    const { language, nativeTitle } = program;
    options.progress(language);
    const times = await measure(service, program, rounds, options.tiny ? 1 : turnsBefore);
    summary[`${language} / ${nativeTitle}`] = add(`${language}: a new program`, times.fresh, times.native);
    add(`${language}: a program judged before`, times.known, times.native);
    add(`${nativeTitle}, fork, exec`, times.native, times.native);
    if (language !== "Cpp") continue;
    const speedup = 1 / add(`${language}: ${tests} tests of a new program`, times.batch, times.nativeBatch);
    add(`${tests} × ${nativeTitle}, fork, exec`, times.nativeBatch, times.nativeBatch);
    summary[`${tests} tests of one program, times faster`] = speedup;
  }
  return { columns: ["submit to finished", "median ms", "p95 ms", "median / native"], rows, summary };
}

async function measure(service: Service, program: LatencyProgram, rounds: number, before: number) {
  const { language, source } = program;
  const times = {
    fresh: [] as number[],
    known: [] as number[],
    native: [] as number[],
    batch: [] as number[],
    nativeBatch: [] as number[],
  };
  const hasBatch = language === "Cpp";
  for (let turn = -before; turn < rounds; turn++) {
    const turnTimes = {
      fresh: await service.judge(language, source(2 * turn), ["37"]),
      known: await service.judge(language, source(-2 * before), ["37"]),
      native: await compileAndRun(program, source(2 * turn)),
      batch: hasBatch ? await service.judge(language, source(2 * turn + 1), tenInputs()) : 0,
      nativeBatch: hasBatch ? await tenTimes(() => compileAndRun(program, source(2 * turn + 1))) : 0,
    };
    if (turn < 0) continue;
    for (const name of Object.keys(times) as (keyof typeof times)[]) times[name].push(turnTimes[name]);
  }
  return times;
}

function tenInputs(): string[] {
  return Array.from({ length: tests }, (_, index) => String(index + 1));
}

async function tenTimes(work: () => Promise<number>): Promise<number> {
  let ms = 0;
  for (let test = 0; test < tests; test++) ms += await work();
  return ms;
}

async function compileAndRun({ fileName, nativeCommands }: LatencyProgram, source: string): Promise<number> {
  const folder = await Deno.makeTempDir();
  try {
    const start = performance.now();
    await Deno.writeTextFile(`${folder}/${fileName}`, source);
    for (const command of nativeCommands) await runInFolder(command, folder);
    return performance.now() - start;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

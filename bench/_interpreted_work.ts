import { createRunner, defaultLimits, type Language, limitBounds, type Runner } from "../runner/mod.ts";
import { fastestNativeCpu, runNatively } from "./_native.ts";
import { interpretedPrograms } from "./_programs.ts";
import type { BenchOptions } from "./_report.ts";
import type { Work } from "./_work.ts";

/** Command that interprets a file natively, by the language's name. */
const natives: Record<string, readonly string[]> = {
  Python: ["python3", "-s", "-B"],
  // Without its compiler to machine code, which programs that run for milliseconds hardly meet, and others suddenly.
  Nodejs: ["node", "--jitless"],
};

/** Runs each program with the judge's own interpreter, and with the machine's. Both must print the same. */
export async function interpretedWork(language: Language, options: BenchOptions): Promise<Work[]> {
  const command = natives[language.name];
  if (command === undefined) {
    throw new Error(`Cannot measure ${language.name}: nobody said how it runs natively`);
  }
  const runner = await createRunner({ parallelism: 1, log: () => {} });
  const folder = await Deno.makeTempDir();
  try {
    const measureOne = async (name: string, source: string) => {
      options.progress(name);
      const path = `${folder}/${language.fileName}`;
      await Deno.writeTextFile(path, source);
      const here = await runHere(runner, language, name, source, options.rounds);
      const natively = (await runNatively([...command, path])).stdout;
      if (natively !== here.stdout) {
        throw new Error(`Cannot compare ${name}: it prints ${here.stdout} here, ${natively} natively`);
      }
      return { ...here, nativeMs: await fastestNativeCpu([...command, path], 3 * options.rounds) };
    };
    const idle = await measureOne("nothing", "");
    const works: Work[] = [];
    for (const { name, source } of interpretedPrograms(language, options.tiny)) {
      const { nativeMs, meteredMs, fuel } = await measureOne(name, source);
      works.push({
        name,
        nativeMs: nativeMs - idle.nativeMs,
        meteredMs: meteredMs - idle.meteredMs,
        fuel: fuel - idle.fuel,
      });
    }
    return works;
  } finally {
    await runner.close();
    await Deno.remove(folder, { recursive: true });
  }
}

async function runHere(runner: Runner, language: Language, name: string, source: string, rounds: number) {
  const compilation = await runner.compile({
    language: language.name,
    source: new TextEncoder().encode(source),
    flags: [],
    files: new Map(),
    stackKb: defaultLimits.stackKb,
  });
  if (!compilation.ok) throw new Error(`Cannot run ${name}: ${new TextDecoder().decode(compilation.output)}`);
  const limits = { ...defaultLimits, cpuMs: limitBounds.cpuMs.max, wallMs: limitBounds.wallMs.max };
  const request = { stdin: new Uint8Array(), limits };
  let meteredMs = Infinity;
  for (let round = 0;; round++) {
    const start = performance.now();
    const { ending, fuel, stdout, stderr } = await runner.run(compilation.program, request);
    if (ending.kind !== "exit" || ending.code !== 0) {
      throw new Error(`Cannot measure ${name}: ${ending.kind} ${new TextDecoder().decode(stderr)}`);
    }
    // One round more: the first lets V8 optimise.
    if (round > 0) meteredMs = Math.min(meteredMs, performance.now() - start);
    if (round === rounds) return { meteredMs, fuel, stdout: new TextDecoder().decode(stdout) };
  }
}

import { stackSizeKbMax } from "../runner/process/child_command.ts";
import { executorV8Flags } from "../runner/executor/v8_flags.ts";
import type { ModulePair } from "./_modules.ts";
import type { BenchOptions } from "./_report.ts";

/** Milliseconds of one program's runs, in order; the fuel that every metered one used, and what every one printed. */
export interface Measured {
  name: string;
  plainMs: number[];
  meteredMs: number[];
  fuel: number;
  stdout: string;
}

/** The flags that executors run with. */
export const usualFlags: readonly string[] = executorV8Flags;

/**
 * Times all modules in one child process with the given V8 flags: plain and metered by turns, a new instance each time.
 * The child checks that both print the same and that the fuel never differs.
 */
export async function measure(
  pairs: readonly ModulePair[],
  v8Flags: readonly string[],
  { rounds, progress }: BenchOptions,
): Promise<Measured[]> {
  const folder = await Deno.makeTempDir();
  try {
    for (const { name, plain, metered } of pairs) {
      await Deno.writeFile(`${folder}/${name}.plain.wasm`, plain);
      await Deno.writeFile(`${folder}/${name}.metered.wasm`, metered);
    }
    const measured: Measured[] = [];
    for await (
      const line of childLines(v8Flags, [
        folder,
        String(rounds),
        ...pairs.map(({ name }) => name),
      ])
    ) {
      const one = JSON.parse(line) as Measured;
      progress(`measured ${one.name}`);
      measured.push(one);
    }
    if (measured.length !== pairs.length) throw new Error("Cannot measure: the measuring child gave up");
    return measured;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** As executors are started, with a large native stack; see `runner/process`. */
async function* childLines(v8Flags: readonly string[], args: readonly string[]): AsyncGenerator<string> {
  const script = `ulimit -s unlimited 2>/dev/null || ulimit -s "$(ulimit -H -s)"; exec "$@"`;
  const flags = [`--stack-size=${stackSizeKbMax}`, "--expose-gc", ...v8Flags];
  const entry = new URL("measure_child.ts", import.meta.url).pathname;
  const child = new Deno.Command("sh", {
    args: [
      "-c",
      script,
      "sh",
      Deno.execPath(),
      "run",
      "-A",
      "--no-check",
      `--v8-flags=${flags.join()}`,
      entry,
      ...args,
    ],
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  await child.status;
}

/** `deno task bench NAME`: one measurement, its table on stdout. README.md says what each number means. */
import { parseArgs } from "node:util";
import { benchCalibration } from "./calibration.ts";
import { benchLatency } from "./latency.ts";
import { benchMetering } from "./metering.ts";
import { type BenchOptions, type Report, reportText } from "./_report.ts";
import { benchRuns } from "./runs.ts";
import { benchV8Flags } from "./v8_flags.ts";

const benches: Record<string, { title: string; run: (options: BenchOptions) => Promise<Report> }> = {
  metering: { title: "what metering costs: metered over plain WebAssembly", run: benchMetering },
  "v8-flags": { title: "what V8's flags do to that", run: benchV8Flags },
  calibration: { title: "virtual milliseconds against gcc -O2", run: benchCalibration },
  runs: { title: "runs per second of a compiled program", run: benchRuns },
  latency: { title: "submit to finished over HTTP, beside gcc -O2", run: benchLatency },
};

const usage = `deno task bench NAME [--json] [--rounds N] [--tiny]

${Object.entries(benches).map(([name, { title }]) => `  ${name.padEnd(12)} ${title}`).join("\n")}

  --json       print JSON instead of a table
  --rounds N   measure each thing N times (5)
  --tiny       do the least work, to see that everything works; the figures mean nothing
`;

if (import.meta.main) Deno.exit(await main(Deno.args));

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      rounds: { type: "string" },
      tiny: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [name, ...more] = positionals;
  const rounds = Number(values.rounds ?? (values.tiny ? 1 : 5));
  if (values.help) return console.log(usage) ?? 0;
  if (
    name === undefined || !Object.hasOwn(benches, name) || more.length > 0 ||
    !(Number.isInteger(rounds) && rounds > 0)
  ) {
    console.error(usage);
    return 2;
  }
  const progress = (text: string) => console.error(`${name}: ${text}`);
  const report = await benches[name]!.run({ tiny: values.tiny ?? false, rounds, progress });
  console.log(
    values.json
      ? JSON.stringify({ name, rounds, machine: machine(), ...report }, null, 2)
      : reportText(report),
  );
  return 0;
}

function machine() {
  const { os, arch } = Deno.build;
  return { os, arch, cores: navigator.hardwareConcurrency, deno: Deno.version.deno, v8: Deno.version.v8 };
}

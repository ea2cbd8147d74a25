/** `deno task bench NAME`: one measurement, its table on stdout. README.md says what each number means. */
import { parseArgs } from "node:util";
import { benchCalibration } from "./calibration.ts";
import { benchExceptions } from "./exceptions.ts";
import { benchImport } from "./import.ts";
import { benchLatency } from "./latency.ts";
import { benchMetering } from "./metering.ts";
import { benchNullGuard } from "./null_guard.ts";
import { languages } from "../runner/languages/mod.ts";
import { benchOperations } from "./operations.ts";
import { type BenchOptions, type Report, reportText } from "./_report.ts";
import { benchRuns } from "./runs.ts";
import { benchSales } from "./sales.ts";
import { benchV8Flags } from "./v8_flags.ts";

const benches: Record<string, { title: string; run: (options: BenchOptions) => Promise<Report> }> = {
  metering: { title: "what metering costs: metered over plain WebAssembly", run: benchMetering },
  "null-guard": { title: "what it costs that null pointers trap", run: benchNullGuard },
  "v8-flags": { title: "what V8's flags do to that", run: benchV8Flags },
  calibration: { title: "virtual milliseconds against gcc -O2, python3, …", run: benchCalibration },
  runs: { title: "runs per second of a compiled program", run: benchRuns },
  exceptions: { title: "random C++ programs against g++ -O2: do they do the same", run: benchExceptions },
  latency: { title: "submit to finished over HTTP, beside gcc, g++, python3, node", run: benchLatency },
  operations: {
    title: "calls/s of operations, beside a bare server with the same SQL",
    run: benchOperations,
  },
  import: { title: "100,000 users and a million events, beside storing them unchecked", run: benchImport },
  sales: { title: "a million sales summed up by get-sales-data, beside adding them up", run: benchSales },
};

const usage = `deno task bench NAME [LANGUAGE] [--json] [--rounds N] [--tiny]

${Object.entries(benches).map(([name, { title }]) => `  ${name.padEnd(12)} ${title}`).join("\n")}

  LANGUAGE     of calibration: ${languages.map(({ name }) => name).join(", ")} (C)
  --json       print JSON instead of a table
  --rounds N   measure each thing N times (5)
  --tiny       do the least work, to see that everything works; the figures mean nothing
`;

if (import.meta.main) Deno.exit(await main(Deno.args));

async function main(args: string[]): Promise<number> {
  const asked = parse(args);
  if (asked === null) {
    console.error(usage);
    return 2;
  }
  const { name, language, rounds, tiny, json } = asked;
  const progress = (text: string) => console.error(`${name}: ${text}`);
  const report = await benches[name]!.run({ tiny, rounds, language, progress });
  console.log(
    json ? JSON.stringify({ name, rounds, machine: machine(), ...report }, null, 2) : reportText(report),
  );
  return 0;
}

interface Asked {
  name: string;
  language: string | undefined;
  rounds: number;
  tiny: boolean;
  json: boolean;
}

/** Null for arguments that make no sense, or that ask for help. */
function parse(args: string[]): Asked | null {
  try {
    const { values: { json = false, tiny = false, rounds }, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean" }, rounds: { type: "string" }, tiny: { type: "boolean" } },
    });
    const [name = "", word, ...more] = positionals;
    const language = languages.find((known) => known.name.toLowerCase() === word?.toLowerCase())?.name;
    const count = Number(rounds ?? (tiny ? 1 : 5));
    const isRight = Object.hasOwn(benches, name) && more.length === 0 && Number.isInteger(count) && count > 0;
    const isLanguageRight = word === undefined || language !== undefined && name === "calibration";
    return isRight && isLanguageRight ? { name, language, rounds: count, tiny, json } : null;
  } catch {
    return null;
  }
}

function machine() {
  const { os, arch } = Deno.build;
  return { os, arch, cores: navigator.hardwareConcurrency, deno: Deno.version.deno, v8: Deno.version.v8 };
}

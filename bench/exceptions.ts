import { runModule } from "../runner/executor/run_module.ts";
import { languageOf } from "../runner/languages/mod.ts";
import { defaultLimits } from "../runner/limits.ts";
import type { Ending } from "../runner/program.ts";
import { repairNestedTry } from "../runner/toolchain/repair_nested_try.ts";
import { clangCompiler, meteredProgram } from "./_modules.ts";
import { compileNatively } from "./_native.ts";
import type { BenchOptions, Report } from "./_report.ts";
import { randomProgram } from "./exceptions/random_program.ts";

/**
 * Whether C++ programs full of exceptions do what they do when g++ compiles them: stdout and how they end. And whether they
 * would if what LLVM compiles wrongly was not mended.
 */
export async function benchExceptions({ tiny, rounds, progress }: BenchOptions): Promise<Report> {
  const count = tiny ? 2 : programsOfRound * rounds;
  const compilers = {
    mended: await clangCompiler(repairNestedTry),
    unmended: await clangCompiler((ir) => ir),
  };
  const folder = await Deno.makeTempDir();
  try {
    const rows: [string, string, string][] = [];
    for (let seed = 0; seed < count; seed++) {
      const text = randomProgram(seed);
      const native = await runWithGcc(text, folder);
      const same = (kind: keyof typeof compilers) =>
        runHere(meteredProgram(compilers[kind], "main.cpp", text)) === native ? "same" : "different";
      const [mended, unmended] = [same("mended"), same("unmended")];
      progress(`seed ${seed}: ${mended}; not mended, ${unmended}`);
      rows.push([`seed ${seed}`, mended, unmended]);
    }
    return {
      columns: ["program", "as g++", "not mended"],
      rows: rows.filter((row) => row.includes("different")),
      summary: {
        "programs": count,
        "as g++": rows.filter((row) => row[1] === "same").length,
        "as g++ if not mended": rows.filter((row) => row[2] === "same").length,
      },
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const programsOfRound = 20;

async function runWithGcc(text: string, folder: string): Promise<string> {
  await Deno.writeTextFile(`${folder}/main.cpp`, text);
  const binary = await compileNatively(`${folder}/main.cpp`, `${folder}/main`, ["-std=c++20", "-w"], "g++");
  const { code, signal, stdout } = await new Deno.Command(binary, {
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).output();
  return described(signal === null ? `exit ${code}` : signal, stdout);
}

function runHere(module: Uint8Array): string {
  const { ending, stdout } = runModule(
    new WebAssembly.Module(module as Uint8Array<ArrayBuffer>),
    {
      moduleKey: "",
      module: null,
      sharesModule: false,
      args: ["main"],
      files: [],
      stackKb: 8_192,
      stackStartKb: 0,
      fuelPerMs: languageOf("Cpp").fuelPerMs,
      stdin: new Uint8Array(),
      limits: defaultLimits,
      trace: false,
    },
    nativeStackBytes,
  );
  return described(nameOf(ending), stdout);
}

/** These programs are not deep. */
const nativeStackBytes = 65_536;

function described(ending: string, stdout: Uint8Array): string {
  return `${ending}\n${new TextDecoder().decode(stdout)}`;
}

function nameOf(ending: Ending): string {
  if (ending.kind === "exit") return `exit ${ending.code}`;
  return ending.kind === "signal" && ending.signal === 6 ? "SIGABRT" : JSON.stringify(ending);
}

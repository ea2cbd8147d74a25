import { type Directory, type Preopen, Volume } from "../wasi/mod.ts";
import { cArguments } from "./c.ts";
import type { Clang, ToolEnding } from "./clang.ts";
import { CompilerOutput } from "./compiler_output.ts";
import { cppArguments, irArguments, isOptimised } from "./cpp.ts";
import { needsRepair } from "./needs_repair.ts";
import { mayBlameHeader, precompiledHeader, suitsPrecompiledHeader } from "./precompiled_header.ts";
import { repairNestedTry } from "./repair_nested_try.ts";
import type { MemorySize } from "./memory_pool.ts";
import { type UnitAction, unitArguments, type UnitLanguage } from "./unit.ts";

/** What the units of one submission share. */
export interface UnitJob {
  /** The working directory. */
  volume: Volume;
  output: CompilerOutput;
  /** Texts of all sources and headers. */
  texts: readonly Uint8Array[];
  /** All files of the submission, any of which a unit may include. */
  files: readonly Uint8Array[];
  /** Flags that passed the allow-list, for units of either language. */
  flags: Readonly<Record<UnitLanguage, readonly string[]>>;
}

/** Makes objects of sources. Blocks the thread. */
export class UnitCompiler {
  readonly #clang: Clang;
  readonly #usr: Directory;

  readonly #repair: (ir: string) => string;

  /** @param repair what mends IR; another only to see what LLVM does without it */
  constructor(clang: Clang, usr: Directory, repair = repairNestedTry) {
    this.#clang = clang;
    this.#usr = usr;
    this.#repair = repair;
  }

  /** Compiles the source into the object, both paths in the working directory. */
  compile(job: UnitJob, language: UnitLanguage, source: string, object: string): ToolEnding {
    if (language === "c") {
      const args = cArguments({ flags: job.flags.c, texts: job.texts });
      return this.#run([...args, ...unitArguments("c", source, object)], job, "small");
    }
    const flags = job.flags["c++"];
    return isOptimised(flags) && needsRepair(job.files, flags)
      ? this.#compileByIr(job, source, object)
      : this.#compileCpp(job, source, object, "-emit-obj");
  }

  /** For units that LLVM would compile wrongly: between its optimiser and its code generator their IR is mended. */
  #compileByIr(job: UnitJob, source: string, object: string): ToolEnding {
    const ir = `${object}.ll`;
    const ending = this.#compileCpp(job, source, ir, "-emit-llvm");
    if (ending.kind !== "exit" || ending.code !== 0) return ending;
    const text = new TextDecoder().decode(job.volume.readFile(ir.replace(/^\.\//, ""))!);
    const mended = new Volume();
    mended.placeFile("unit.ll", new TextEncoder().encode(this.#repair(text)));
    const args = [...irArguments(job.flags["c++"]), ...unitArguments("ir", "/mended/unit.ll", object)];
    return this.#run(args, job, "small", { name: "/mended", directory: mended.root });
  }

  #compileCpp(job: UnitJob, source: string, result: string, action: UnitAction): ToolEnding {
    const flags = job.flags["c++"];
    const args = [
      ...cppArguments({ flags, texts: job.texts }),
      ...unitArguments("c++", source, result, action),
    ];
    return (suitsPrecompiledHeader(flags) ? this.#compileQuickly(args, job) : null) ??
      this.#run(args, job, "large");
  }

  /** Compiles a unit that begins with the precompiled header; null where it must not, and nothing was printed then. */
  #compileQuickly(args: readonly string[], job: UnitJob): ToolEnding | null {
    const output = new CompilerOutput();
    const ending = this.#run([...args, ...precompiledHeader.using], { ...job, output }, "large");
    const printed = output.bytes();
    const isFine = ending.kind === "exit" && ending.code === 0;
    if (!isFine && mayBlameHeader(new TextDecoder().decode(printed), job.texts)) return null;
    job.output.write(printed);
    return ending;
  }

  #run(
    args: readonly string[],
    { volume, output }: UnitJob,
    size: MemorySize,
    ...more: Preopen[]
  ): ToolEnding {
    const preopens = [{ name: ".", directory: volume.root }, { name: "/usr", directory: this.#usr }, ...more];
    return this.#clang.run(args, preopens, output, size);
  }
}

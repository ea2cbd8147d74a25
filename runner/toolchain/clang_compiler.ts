import { compileLimits } from "../limits.ts";
import { MalformedModule } from "../wasm/malformed_module.ts";
import { UnsupportedFeature } from "../wasm/unsupported_feature.ts";
import { type Directory, type Preopen, Volume } from "../wasi/mod.ts";
import { cLibraries } from "./c.ts";
import type { Clang } from "./clang.ts";
import { flagsForC } from "./clang_flags.ts";
import type { CompilerFailure } from "./compiler_failure.ts";
import { CompilerOutput } from "./compiler_output.ts";
import { cppLibraries } from "./cpp.ts";
import { linkArguments } from "./link.ts";
import { LinkedFiles } from "./linked_files.ts";
import { mainCaller } from "./main_caller.ts";
import { findMain, type MainFunction } from "./main_function.ts";
import { type ObjectFile, readObjectFile } from "./object_file.ts";
import { OwnParts } from "./own_parts.ts";
import type { PartStore } from "./part_store.ts";
import { isHeader, type UnitLanguage, unitLanguage } from "./unit.ts";
import { UnitCompiler } from "./unit_compiler.ts";

/** A C or C++ program to compile. */
export interface ClangSubmission {
  /** Name of the submitted source, `main.c` or `main.cpp`, which says what it is; an additional file of the same name is left out. */
  fileName: string;
  source: Uint8Array;
  /** Flags that passed the allow-list. */
  flags: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
  stackKb: number;
}

/** A linked module, not metered yet; or why there is none. */
export type Linked = { ok: true; module: Uint8Array; output: CompilerOutput } | Failed;
interface Failed {
  ok: false;
  output: CompilerOutput;
  /** Null when the compiler itself said what is wrong. */
  failure: CompilerFailure | null;
}

/** Makes WebAssembly programs of C and C++. Blocks the thread; nothing of one submission is there for the next. */
export class ClangCompiler {
  readonly #clang: Clang;
  readonly #usr: Directory;
  readonly #parts: OwnParts;
  readonly #units: UnitCompiler;
  readonly #linkedFiles: LinkedFiles;

  /**
   * @param sysroot not yet sealed: what it lacks is compiled and added here, and then it is sealed
   * @param store where what was compiled so is kept for the next time
   * @param repair what mends IR; another only to see what LLVM does without it
   */
  constructor(clang: Clang, sysroot: Volume, store: PartStore, repair?: (ir: string) => string) {
    this.#clang = clang;
    this.#usr = sysroot.root;
    this.#parts = new OwnParts(clang, sysroot, store);
    this.#units = new UnitCompiler(clang, sysroot.root, repair);
    this.#linkedFiles = new LinkedFiles(sysroot, this.#parts.forCpp([]).support);
  }

  compile(submission: ClangSubmission): Linked {
    const output = new CompilerOutput();
    const volume = jobVolume();
    const { sources, texts } = placeFiles(volume, submission);
    const isCpp = unitLanguage(submission.fileName) === "c++";
    const { flags, stackKb } = submission;
    const files = [submission.source, ...submission.files.values()];
    const job = {
      volume,
      output,
      texts,
      files,
      flags: { "c": isCpp ? flagsForC(flags) : flags, "c++": flags },
    };
    const objects: string[] = [];
    let failed = false;
    for (const { source, language } of sources) {
      const object = objectName(source, objects);
      const ending = this.#units.compile(job, language, source, object);
      if (ending.kind === "failure") return { ok: false, output, failure: ending.failure };
      failed ||= ending.code !== 0;
      objects.push(object);
    }
    return failed
      ? { ok: false, output, failure: null }
      : this.#link(objects, isCpp, volume, stackKb, output);
  }

  #link(
    objects: readonly string[],
    isCpp: boolean,
    volume: Volume,
    stackKb: number,
    output: CompilerOutput,
  ): Linked {
    const start = new Volume();
    const bytes = objects.map((object) => volume.readFile(object.replace(/^\.\//, "")));
    const files = bytes.filter((object) => object !== null).map(readOrLeave);
    const main = mainOf(files);
    const caller = main === undefined ? null : mainCaller(main);
    const callerObject = caller === null ? null : this.#parts.compile(caller);
    if (callerObject !== null) start.placeFile("start.o", callerObject);
    const parts = isCpp ? this.#parts.forCpp(bytes) : this.#parts.forC;
    const request = {
      ...parts,
      objects: [...parts.objects, ...(caller === null ? [] : ["/start/start.o"]), ...objects],
      libraries: isCpp ? cppLibraries : cLibraries,
      stackKb,
      output: "main.wasm",
    };
    const preopens = [{ name: "/start", directory: start.root }];
    const known = files.filter((file) => file !== null);
    if (known.length === files.length) {
      if (callerObject !== null) known.push(readObjectFile(callerObject));
      const libraries = this.#linkedFiles.forObjects([parts.entry, ...parts.objects], parts.support, known);
      preopens.push({ name: "/usr/lib", directory: libraries.root });
    }
    const ending = this.#run(linkArguments(request), volume, output, ...preopens);
    if (ending.kind === "failure") return { ok: false, output, failure: ending.failure };
    const module = ending.code === 0 ? volume.readFile("main.wasm") : null;
    return module === null ? { ok: false, output, failure: null } : { ok: true, module, output };
  }

  #run(args: readonly string[], volume: Volume, output: CompilerOutput, ...more: Preopen[]) {
    const preopens = [{ name: ".", directory: volume.root }, { name: "/usr", directory: this.#usr }, ...more];
    return this.#clang.run(args, preopens, output, "small");
  }
}

function jobVolume(): Volume {
  return new Volume({
    limits: {
      fileBytesMax: compileLimits.fileBytesMax,
      totalBytesMax: 4 * compileLimits.fileBytesMax,
      entriesMax: 10_000,
    },
  });
}

interface Unit {
  source: string;
  language: UnitLanguage;
}

/** Lays out the working directory. Gives the sources to compile, the submitted one first, and all texts. */
function placeFiles(volume: Volume, { fileName, source, files }: ClangSubmission) {
  volume.placeFile(fileName, source);
  const mainLanguage = unitLanguage(fileName)!;
  const sources: Unit[] = [{ source: fileName, language: mainLanguage }];
  const texts = [source];
  for (const [path, bytes] of files) {
    if (path === fileName || path.startsWith(`${fileName}/`)) continue;
    volume.placeFile(path, bytes);
    const language = unitLanguage(path);
    const isSource = language === "c" || language === mainLanguage;
    if (isSource) sources.push({ source: argument(path), language });
    if (isSource || isHeader(path)) texts.push(bytes);
  }
  return { sources, texts };
}

/** As a compiler driver would name it, unless another source has the same name but for its ending. */
function objectName(source: string, taken: readonly string[]): string {
  const usual = source.replace(/\.[^.]*$/, ".o");
  return taken.includes(usual) ? `${source}.o` : usual;
}

/** A path that no tool takes for an option (`-x.c`) or a file of options (`@x.c`). */
function argument(path: string): string {
  return /^[-@]/.test(path) ? `./${path}` : path;
}

/** The first `main`; null for none, undefined where the linker must judge an object before one was found. */
function mainOf(objects: readonly (ObjectFile | null)[]): MainFunction | null | undefined {
  for (const object of objects) {
    if (object === null) return undefined;
    const main = findMain(object);
    if (main !== null) return main;
  }
  return null;
}

/** Null for an object that is such (by assembly) that only the linker may judge it. */
function readOrLeave(bytes: Uint8Array): ObjectFile | null {
  try {
    return readObjectFile(bytes);
  } catch (error) {
    if (error instanceof MalformedModule || error instanceof UnsupportedFeature) return null;
    throw error;
  }
}

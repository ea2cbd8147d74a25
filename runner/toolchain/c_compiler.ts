import { compileLimits } from "../limits.ts";
import { type Directory, type Preopen, Volume } from "../wasi/mod.ts";
import { cArguments, cLibraries, isCHeader, isCSource, unitArguments } from "./c.ts";
import { MalformedModule } from "../wasm/malformed_module.ts";
import { UnsupportedFeature } from "../wasm/unsupported_feature.ts";
import type { Clang } from "./clang.ts";
import type { CompilerFailure } from "./compiler_failure.ts";
import { CompilerOutput } from "./compiler_output.ts";
import { linkArguments } from "./link.ts";
import { mainCaller } from "./main_caller.ts";
import { findMain, type MainFunction } from "./main_function.ts";
import { supportHeaders, supportSources } from "./support_sources.ts";

/** A C program to compile. */
export interface CSubmission {
  /** Name of the submitted source; an additional file of the same name is left out. */
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

/** Makes WebAssembly programs of C. Blocks the thread; nothing of one submission is there for the next. */
export class CCompiler {
  readonly #clang: Clang;
  readonly #usr: Directory;
  readonly #support: string[] = [];
  /** Objects of ours by their text. There are few: each kind of `main` that libc cannot call. */
  readonly #ours = new Map<string, Uint8Array>();

  /** @param sysroot not yet sealed: what libc lacks is compiled and added here, and then it is sealed */
  constructor(clang: Clang, sysroot: Volume) {
    this.#clang = clang;
    this.#usr = sysroot.root;
    for (const [name, text] of Object.entries(supportHeaders)) {
      sysroot.placeFile(`local/include/${name}`, new TextEncoder().encode(text));
    }
    for (const [name, text] of Object.entries(supportSources)) {
      const path = `lib/lyceum/${name}.o`;
      sysroot.placeFile(path, this.#compileOurs(text));
      this.#support.push(`/usr/${path}`);
    }
    sysroot.seal();
  }

  compile(submission: CSubmission): Linked {
    const output = new CompilerOutput();
    const volume = jobVolume();
    const { sources, texts } = placeFiles(volume, submission);
    const prefix = cArguments({ flags: submission.flags, texts });
    const objects: string[] = [];
    let failed = false;
    for (const source of sources) {
      const object = source.replace(/\.[^.]*$/, ".o");
      const ending = this.#run([...prefix, ...unitArguments(source, object)], volume, output);
      if (ending.kind === "failure") return { ok: false, output, failure: ending.failure };
      failed ||= ending.code !== 0;
      objects.push(object);
    }
    return failed
      ? { ok: false, output, failure: null }
      : this.#link(objects, volume, submission.stackKb, output);
  }

  #link(objects: readonly string[], volume: Volume, stackKb: number, output: CompilerOutput): Linked {
    const start = new Volume();
    const main = mainOf(objects, volume);
    const caller = main === undefined ? null : mainCaller(main);
    if (caller !== null) start.placeFile("start.o", this.#compileOurs(caller));
    const request = {
      objects: caller === null ? objects : ["/start/start.o", ...objects],
      support: this.#support,
      libraries: cLibraries,
      stackKb,
      output: "main.wasm",
    };
    const ending = this.#run(linkArguments(request), volume, output, {
      name: "/start",
      directory: start.root,
    });
    if (ending.kind === "failure") return { ok: false, output, failure: ending.failure };
    const module = ending.code === 0 ? volume.readFile("main.wasm") : null;
    return module === null ? { ok: false, output, failure: null } : { ok: true, module, output };
  }

  #compileOurs(text: string): Uint8Array {
    const known = this.#ours.get(text);
    if (known !== undefined) return known;
    const output = new CompilerOutput();
    const volume = jobVolume();
    volume.placeFile("ours.c", new TextEncoder().encode(text));
    const ending = this.#run(
      [...cArguments({ flags: [], texts: [] }), ...unitArguments("ours.c", "ours.o")],
      volume,
      output,
    );
    const object = ending.kind === "exit" && ending.code === 0
      ? volume.readFile("ours.o")?.slice()
      : undefined;
    if (object === undefined) {
      throw new Error(`Cannot compile a part of ours: ${new TextDecoder().decode(output.bytes())}`);
    }
    this.#ours.set(text, object);
    return object;
  }

  #run(args: readonly string[], volume: Volume, output: CompilerOutput, ...more: Preopen[]) {
    const preopens = [{ name: ".", directory: volume.root }, { name: "/usr", directory: this.#usr }, ...more];
    return this.#clang.run(args, preopens, output);
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

/** Lays out the working directory. Gives the sources to compile, the submitted one first, and all texts. */
function placeFiles(volume: Volume, { fileName, source, files }: CSubmission) {
  volume.placeFile(fileName, source);
  const sources = [fileName];
  const texts = [source];
  for (const [path, bytes] of files) {
    if (path === fileName || path.startsWith(`${fileName}/`)) continue;
    volume.placeFile(path, bytes);
    if (isCSource(path)) sources.push(argument(path));
    if (isCSource(path) || isCHeader(path)) texts.push(bytes);
  }
  return { sources, texts };
}

/** A path that no tool takes for an option (`-x.c`) or a file of options (`@x.c`). */
function argument(path: string): string {
  return /^[-@]/.test(path) ? `./${path}` : path;
}

/** The first `main`; null for none, undefined where an object is such (by assembly) that only the linker may judge it. */
function mainOf(objects: readonly string[], volume: Volume): MainFunction | null | undefined {
  try {
    for (const object of objects) {
      const bytes = volume.readFile(object.replace(/^\.\//, ""));
      const main = bytes === null ? null : findMain(bytes);
      if (main !== null) return main;
    }
    return null;
  } catch (error) {
    if (error instanceof MalformedModule || error instanceof UnsupportedFeature) return undefined;
    throw error;
  }
}

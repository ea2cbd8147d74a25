import { Volume } from "../wasi/mod.ts";
import { cArguments } from "./c.ts";
import type { Clang } from "./clang.ts";
import { CompilerOutput } from "./compiler_output.ts";
import { cppArguments } from "./cpp.ts";
import {
  cppRuntimeHeaders,
  cppRuntimeSources,
  cppStartSource,
  filesystemErrorSource,
  filesystemName,
} from "./cpp_runtime.ts";
import type { LinkRequest } from "./link.ts";
import type { MemorySize } from "./memory_pool.ts";
import type { PartStore } from "./part_store.ts";
import { precompiledHeader } from "./precompiled_header.ts";
import { stdHeader, stdHeaderName } from "./std_header.ts";
import { supportHeaders, supportSources } from "./support_sources.ts";
import { unitArguments, type UnitLanguage } from "./unit.ts";
import { usualHeader, usualHeaderName } from "./usual_instantiations.ts";

/** What of ours is linked with a program. */
type LinkedParts = Pick<LinkRequest, "entry" | "objects" | "support">;

/** What programs get that the sysroot lacks: compiled here, by the compiler that compiles them, and placed in the sysroot. */
export class OwnParts {
  readonly #clang: Clang;
  readonly #sysroot: Volume;
  readonly #store: PartStore;
  /** By language and text. There are few: the parts themselves, and each kind of `main` that libc cannot call. */
  readonly #objects = new Map<string, Uint8Array>();
  /** For a program that is all C. */
  readonly forC: LinkedParts;
  readonly #cppSupport: readonly string[];
  readonly #filesystemError: string;
  readonly #cppStart: string;

  /** @param sysroot not yet sealed; it is afterwards */
  constructor(clang: Clang, sysroot: Volume, store: PartStore) {
    this.#clang = clang;
    this.#sysroot = sysroot;
    this.#store = store;
    for (const [name, text] of Object.entries({ ...supportHeaders, ...stdHeaders })) {
      sysroot.placeFile(`local/include/${name}`, encode(text));
    }
    const support = Object.entries(supportSources).map(([name, text]) => this.#place(name, text, "c"));
    const runtime = Object.entries(cppRuntimeSources).map(([name, text]) => this.#place(name, text, "c++"));
    this.forC = { entry: "/usr/lib/crt1-command.o", objects: [], support };
    this.#cppSupport = [...runtime, ...support];
    this.#cppStart = this.#place("start", cppStartSource, "c++");
    this.#filesystemError = this.#place("filesystem_error", filesystemErrorSource, "c++");
    sysroot.placeFile(precompiledHeader.path, this.#precompile());
    sysroot.seal();
  }

  /** For a program with C++ in it, by the bytes of its objects. */
  forCpp(objects: readonly (Uint8Array | null)[]): LinkedParts {
    const usesFilesystem = objects.some((bytes) =>
      bytes !== null && new TextDecoder("latin1").decode(bytes).includes(filesystemName)
    );
    return {
      entry: this.#cppStart,
      objects: usesFilesystem ? [this.#filesystemError] : [],
      support: this.#cppSupport,
    };
  }

  /** The object of a text of ours; `part` is what it is called where it is kept. */
  compile(text: string, language: UnitLanguage = "c", part = "caller"): Uint8Array {
    const key = `${language}:${text}`;
    const known = this.#objects.get(key);
    if (known !== undefined) return known;
    const source = language === "c" ? "ours.c" : "ours.cpp";
    const files = { ...cppRuntimeHeaders, [source]: text };
    const size = language === "c" ? "small" : "large";
    const object = this.#make(
      part,
      argumentsOf(language),
      unitArguments(language, source, made),
      files,
      size,
    );
    this.#objects.set(key, object);
    return object;
  }

  #place(name: string, text: string, language: UnitLanguage): string {
    const path = `lib/lyceum/${name}.o`;
    this.#sysroot.placeFile(path, this.compile(text, language, name));
    return `/usr/${path}`;
  }

  #precompile(): Uint8Array {
    const making = precompiledHeader.making(made);
    return this.#make("header", argumentsOf("c++"), making, stdHeaders, "large");
  }

  /** Calls clang, unless that was done before. Whatever its output depends on is in the key: flags, and texts of ours. */
  #make(
    part: string,
    prefix: readonly string[],
    rest: readonly string[],
    files: Record<string, string>,
    size: MemorySize,
  ): Uint8Array {
    const key = JSON.stringify([prefix, rest, files, supportHeaders]);
    const kept = this.#store.get(part, key);
    if (kept !== null) return kept;
    const output = new CompilerOutput();
    const volume = new Volume();
    for (const [path, text] of Object.entries(files)) volume.placeFile(path, encode(text));
    const preopens = [
      { name: ".", directory: volume.root },
      { name: "/usr", directory: this.#sysroot.root },
    ];
    const ending = this.#clang.run([...prefix, ...rest], preopens, output, size);
    const bytes = ending.kind === "exit" && ending.code === 0 ? volume.readFile(made) : null;
    if (bytes === null) {
      throw new Error(`Cannot compile a part of ours: ${new TextDecoder().decode(output.bytes())}`);
    }
    const whole = bytes.slice();
    this.#store.put(part, key, whole);
    return whole;
  }
}

const stdHeaders = { [stdHeaderName]: stdHeader, [usualHeaderName]: usualHeader };

/** Name of what is made, in a working directory of its own. */
const made = "made";

function argumentsOf(language: UnitLanguage): string[] {
  const units = { flags: [], texts: [] };
  return language === "c" ? cArguments(units) : cppArguments(units);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

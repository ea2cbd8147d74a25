import { createHash } from "node:crypto";
import type { Compiled } from "./compilation_cache.ts";
import type { Language } from "./languages/language.ts";
import { compileLimits } from "./limits.ts";
import { cacheDirectory, cacheVariables } from "./process/cache_directory.ts";
import { ChildFailure } from "./process/child_failure.ts";
import type { PlainValue } from "./process/plain_value.ts";
import { Pool, type PoolOptions, type PoolStats } from "./process/pool.ts";
import type { Submission } from "./program.ts";
import type { StoredForm } from "./stored_form.ts";
import { compilerFailureLine } from "./toolchain/compiler_failure.ts";
import { nullGuardKb } from "./toolchain/null_guard.ts";

/** The compilers of one runner: children with clang in memory, each compiling and metering one submission at a time. */
export class Compilers {
  #pool: Pool;

  constructor(options: Pick<PoolOptions, "entry" | "size" | "log">) {
    this.#pool = new Pool({ ...options, ...compilerOptions });
  }

  warm(count: number): Promise<void> {
    return this.#pool.warm(count);
  }

  /**
   * Compiles and meters. A program that breaks a limit of the compiler's is a compilation that failed.
   *
   * @throws {ChildFailure} when two compilers died over it, none can be started, or they were closed.
   */
  async compile(submission: Submission, language: Language): Promise<Compiled> {
    const request = requestOf(submission);
    let compiled: Compiled | undefined;
    try {
      await this.#pool.request({
        request: () => request,
        accept: (reply) => {
          compiled = readReply(reply, submission, language);
          return true;
        },
        wallMsMax: compileLimits.wallMsMax,
        cpuMsMax,
        retriesWatchdog: false,
      });
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.kind !== "watchdog" || gotNoProcessor(error)) throw error;
      return tookTooLong();
    }
    return compiled!;
  }

  stats(): PoolStats {
    return this.#pool.stats();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const compilerOptions = {
  role: "compiler",
  permissions: ["--allow-read", ...cachePermissions()],
  // Clang is large and each part of it runs briefly: optimised sooner, it compiles in a tenth to a sixth less (README of `toolchain/`).
  v8Flags: ["--wasm-tiering-budget=50000"],
  startMsMax: 180_000,
  replyBytesMax: 2 * compileLimits.fileBytesMax + compileLimits.outputBytesMax,
  requestsMax: 1_000,
  rssKbMax: 2_097_152,
};

/** While a compiler prepares itself, it keeps what it made for the next one. */
function cachePermissions(): string[] {
  const directory = cacheDirectory();
  if (directory === null) return [];
  return [`--allow-env=${cacheVariables.join()}`, `--allow-write=${directory.replaceAll(",", ",,")}`];
}

function requestOf({ language, source, flags, files, stackKb }: Submission): PlainValue {
  return {
    language,
    source,
    flags: [...flags],
    files: [...files].map(([path, bytes]) => [path, bytes]),
    stackKb,
  };
}

/** CPU time that a compilation may take, milliseconds: all but the first second of it is counted. */
const cpuMsMax = compileLimits.wallMsMax - 1_000;

/** Whether it was the machine that took the time, for which nobody's program can do anything. */
function gotNoProcessor({ cpuMs }: ChildFailure): boolean {
  return cpuMs !== null && cpuMs < cpuMsMax;
}

/** It depends on how busy the machine was, so it is not kept. */
function tookTooLong(): Compiled {
  const output = new TextEncoder().encode(compilerFailureLine("time"));
  return { compilation: { ok: false, output }, isLasting: false };
}

/** @throws {ChildFailure} for what is no reply of a compiler. */
function readReply(reply: PlainValue, submission: Submission, language: Language): Compiled {
  const { ok, module, output } = (reply ?? {}) as Partial<Record<string, PlainValue>>;
  if (!(output instanceof Uint8Array)) throw garbage();
  if (ok === false) return compiledOf({ module: null, output }, submission, language);
  if (ok !== true || !(module instanceof Uint8Array)) throw garbage();
  return compiledOf({ module, output }, submission, language);
}

/** The compilation that left this module, null for none, and this output. Both are copied. */
export function compiledOf(
  { module, output }: StoredForm,
  submission: Submission,
  language: Language,
): Compiled {
  // A view would keep the whole frame in memory for as long as the cache keeps the compilation.
  if (module === null) return { compilation: { ok: false, output: output.slice() }, isLasting: true };
  const program = {
    moduleKey: createHash("sha256").update(module).digest("hex"),
    module: module.slice(),
    args: ["main"],
    files: submission.files,
    stackKb: nullGuardKb + submission.stackKb,
    fuelPerMs: language.fuelPerMs,
  };
  return { compilation: { ok: true, program, output: output.slice() }, isLasting: true };
}

function garbage(): ChildFailure {
  return new ChildFailure("garbage", "it answered what is no compilation");
}

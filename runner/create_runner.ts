import { CompilationCache, type Compiled } from "./compilation_cache.ts";
import { compiledOf, Compilers } from "./compilers.ts";
import { Executors } from "./executor/executors.ts";
import { fingerprint } from "./fingerprint.ts";
import { Histogram } from "./histogram.ts";
import { interpret, type InterpretedLanguage, isInterpreted, primersOf } from "./interpreters/interpret.ts";
import { Interpreters } from "./interpreters/interpreters.ts";
import { Translators } from "./interpreters/translators.ts";
import { judge } from "./judge.ts";
import type { Language } from "./languages/language.ts";
import { languages } from "./languages/mod.ts";
import { defaultLimits } from "./limits.ts";
import { ChildFailure } from "./process/child_failure.ts";
import type { Compilation, Outcome, Program, RunRequest, Submission } from "./program.ts";
import type { Expected, Runner, RunnerOptions, RunnerStats } from "./runner.ts";
import { StoredPrograms } from "./stored_programs.ts";
import { submissionKey } from "./submission_key.ts";
import type { Verdict } from "./verdict.ts";

/** Starts a judge: a compiler and all executors are up when it is there; more compilers come on demand. */
export async function createRunner(options: RunnerOptions): Promise<Runner> {
  const runner = new ProcessRunner(options);
  try {
    await runner.warm();
  } catch (error) {
    await runner.close();
    throw error;
  }
  return runner;
}

const cacheBytesMax = 268_435_456;

/** How long closing waits for programs that are being stored. */
const storeMsMax = 2_000;

class ProcessRunner implements Runner {
  readonly languages: readonly Language[] = languages;
  #options: RunnerOptions;
  #compilers: Compilers;
  #executors: Executors;
  #interpreters: Interpreters;
  #translators: Translators;
  #cache = new CompilationCache(cacheBytesMax);
  #stored: StoredPrograms | null = null;
  #compilations = new Histogram();
  #runs = new Histogram();

  constructor(options: RunnerOptions) {
    this.#options = options;
    const entry = import.meta.resolve("./process/entry.ts");
    const pool = { entry, size: options.parallelism, log: options.log };
    this.#compilers = new Compilers(pool);
    this.#executors = new Executors(pool);
    this.#interpreters = new Interpreters(pool);
    this.#translators = new Translators(pool);
    const { store, log } = options;
    if (store !== undefined) this.#stored = new StoredPrograms(store, fingerprint(), log);
  }

  async warm(): Promise<void> {
    await Promise.all([this.#compilers.warm(1), this.#warmExecutors()]);
  }

  /** Executors come up with every interpreter in them, and with its code warm. */
  async #warmExecutors(): Promise<void> {
    const primers = this.languages.filter(isInterpreted).filter(isPrimer).map(async (language) =>
      primersOf(language, await this.#interpreters.get(language.interpretation.interpreter))
    );
    this.#executors.primeWith((await Promise.all(primers)).flat());
    await this.#executors.warm(this.#options.parallelism);
  }

  async compile(submission: Submission): Promise<Compilation> {
    const language = this.languages.find(({ name }) => name === submission.language);
    if (language === undefined) {
      throw new Error(`Cannot compile ${submission.language}: there is no such language`);
    }
    const key = submissionKey(submission);
    return await this.#cache.get(
      key,
      () =>
        isInterpreted(language)
          ? this.#compilations.time(() => this.#interpret(submission, language))
          : this.#findOrCompile(key, submission, language),
    );
  }

  /** Takes about as long as to look into the store, so nothing is stored. */
  async #interpret(submission: Submission, language: InterpretedLanguage): Promise<Compiled> {
    const interpreter = await this.#interpreters.get(language.interpretation.interpreter);
    let translated = submission;
    if (language.interpretation.translator !== undefined) {
      const { isLasting, ...translation } = await this.#translators.translate(submission, language.fileName);
      if (!translation.ok) return { compilation: translation, isLasting };
      translated = { ...submission, source: translation.source, files: translation.files };
    }
    return await interpret(
      translated,
      language,
      interpreter,
      (program, request) => this.#executors.run(program, request),
    );
  }

  /** What another process compiled before, or a compilation. */
  async #findOrCompile(key: string, submission: Submission, language: Language): Promise<Compiled> {
    const { log } = this.#options;
    const form = await this.#stored?.get(key);
    if (form) {
      log("debug", "A compiled program was in the store", { key });
      return compiledOf(form, submission, language);
    }
    const compiled = await this.#compilations.time(() => this.#compilers.compile(submission, language));
    const { compilation, isLasting } = compiled;
    log("debug", "A program was compiled", { key, ok: compilation.ok });
    if (isLasting) {
      const module = compilation.ok ? compilation.program.module : null;
      this.#stored?.put(key, { module, output: compilation.output });
    }
    return compiled;
  }

  run(program: Program, request: RunRequest): Promise<Outcome> {
    return this.#runs.time(() => this.#executors.run(program, request));
  }

  async judge(submission: Submission, request: RunRequest, expected: Expected | null): Promise<Verdict> {
    let compilation: Compilation;
    try {
      compilation = await this.compile(submission);
    } catch (error) {
      if (!isJobFailure(error)) throw error;
      this.#options.log("error", "A submission could not be compiled", { error });
      return { status: "internal-isolate-error", compilerOutput: new Uint8Array(), run: null };
    }
    if (!compilation.ok) return judge(compilation, null, expected);
    const outcome = await this.run(compilation.program, request);
    if (outcome.ending.kind === "internal") {
      const { reason } = outcome.ending;
      this.#options.log("error", "A program could not be run", {
        reason,
        moduleKey: compilation.program.moduleKey,
      });
    }
    return judge(compilation, outcome, expected);
  }

  async selfTest(): Promise<void> {
    for (const { name, selfTest } of this.languages) {
      const request = { stdin: selfTest.stdin, limits: defaultLimits };
      const expected = { output: selfTest.stdout, matcher: "ExactMatch" } as const;
      const verdict = await this.judge(selfTest.submission, request, expected);
      if (verdict.status !== "successful") {
        const said = new TextDecoder().decode(verdict.compilerOutput).slice(0, 1_000);
        throw new Error(`The self-test of ${name} is ${verdict.status} instead of successful: ${said}`);
      }
    }
  }

  stats(): RunnerStats {
    const { hits, misses, bytes } = this.#cache;
    const { hits: storeHits, failures: storeFailures } = this.#stored ?? { hits: 0, failures: 0 };
    return {
      compilers: this.#compilers.stats(),
      executors: this.#executors.stats(),
      cache: { hits, storeHits, misses: misses - storeHits, storeFailures, bytes },
      compilations: this.#compilations.figures(),
      runs: this.#runs.figures(),
    };
  }

  async close(): Promise<void> {
    await this.#stored?.close(storeMsMax);
    const children = [this.#compilers, this.#translators, this.#interpreters, this.#executors];
    await Promise.all(children.map((pool) => pool.close()));
  }
}

/** A language that is translated runs on another's interpreter, which that one has warm. */
function isPrimer({ interpretation }: InterpretedLanguage): boolean {
  return interpretation.translator === undefined;
}

/** Of two children in a row, over this job; not of the pool as a whole. */
function isJobFailure(error: unknown): boolean {
  return error instanceof ChildFailure && error.kind !== "closed" && error.kind !== "start";
}

/** A flag that `compilerFlagString` may hold, and what it is for `clang -cc1`. */
interface FlagRule {
  /** For people: what a refusal lists. */
  shown: string;
  pattern: RegExp;
  /** The same for `-cc1`, which is stricter than the driver; absent: passed on as it is. */
  cc1?(flag: string): readonly string[];
}

const nothing = () => [];

/** What of one language may be said to the compiler. */
export class ClangFlags {
  readonly #rules: readonly FlagRule[];

  constructor(rules: readonly FlagRule[]) {
    this.#rules = rules;
  }

  /** What is allowed, for people. */
  get allowed(): string {
    return this.#rules.map((rule) => rule.shown).join(", ");
  }

  /** Why a flag is refused, for a person; null for one that is allowed. */
  refuse(flag: string): string | null {
    return this.#ruleOf(flag) === undefined ? `it is not an allowed flag; allowed are ${this.allowed}` : null;
  }

  /** The arguments of `clang -cc1` for flags that passed {@link refuse}. */
  cc1(flags: readonly string[]): string[] {
    return flags.flatMap((flag) => {
      const rule = this.#ruleOf(flag);
      if (rule === undefined) {
        throw new Error(`Cannot pass on the flag ${JSON.stringify(flag)}: it was not checked`);
      }
      return rule.cc1?.(flag) ?? [flag];
    });
  }

  #ruleOf(flag: string): FlagRule | undefined {
    return this.#rules.find((rule) => rule.pattern.test(flag));
  }
}

/** First match wins. A flag without effect on WebAssembly, or on a program that is run once, is taken and dropped. */
const shared: readonly FlagRule[] = [
  { shown: "-O0 … -O3", pattern: /^-O[0-3]$/ },
  { shown: "-O", pattern: /^-O$/, cc1: () => ["-O1"] },
  { shown: "-Os", pattern: /^-Os$/ },
  { shown: "-Oz", pattern: /^-Oz$/ },
  { shown: "-Og", pattern: /^-Og$/ },
  { shown: "-pedantic", pattern: /^-pedantic(-errors)?$/ },
  { shown: "-W…", pattern: /^-W(?![lap](,|$))[\w+=#-]*$/ },
  { shown: "-w", pattern: /^-w$/ },
  { shown: "-D…", pattern: /^-D[A-Za-z_]\w*(\([\w, .]*\))?(=[^]*)?$/ },
  { shown: "-U…", pattern: /^-U[A-Za-z_]\w*$/ },
  { shown: "-lm", pattern: /^-lm$/, cc1: nothing },
  { shown: "-g", pattern: /^-g(gdb)?[0-3]?$/, cc1: nothing },
  { shown: "-s", pattern: /^-s$/, cc1: nothing },
  { shown: "-pipe", pattern: /^-pipe$/, cc1: nothing },
  { shown: "-static", pattern: /^-static$/, cc1: nothing },
  { shown: "-fwrapv", pattern: /^-fwrapv$/ },
  { shown: "-funroll-loops", pattern: /^-f(no-)?unroll-loops$/ },
  { shown: "-finline-functions", pattern: /^-f(no-)?inline-functions$/ },
  { shown: "-fomit-frame-pointer", pattern: /^-f(no-)?omit-frame-pointer$/, cc1: nothing },
  { shown: "-funsigned-char", pattern: /^-f(un|no-)signed-char$/, cc1: () => ["-fno-signed-char"] },
  { shown: "-fsigned-char", pattern: /^-f(no-un)?signed-char$/, cc1: nothing },
  { shown: "-fms-extensions", pattern: /^-fms-extensions$/ },
  { shown: "-fno-strict-aliasing", pattern: /^-fno-strict-aliasing$/, cc1: () => ["-relaxed-aliasing"] },
  { shown: "-fstrict-aliasing", pattern: /^-fstrict-aliasing$/, cc1: nothing },
  // What they mean together, checks.ts says.
  { shown: "-fsanitize=undefined", pattern: /^-f(no-)?sanitize=undefined$/, cc1: nothing },
  { shown: "-fno-sanitize-recover", pattern: /^-f(no-)?sanitize-recover(=undefined|=all)?$/, cc1: nothing },
  { shown: "-fno-builtin", pattern: /^-fno-builtin(-\w+)?$/ },
  { shown: "-fno-inline", pattern: /^-fno-inline$/ },
  { shown: "-fno-optimize-sibling-calls", pattern: /^-fno-optimize-sibling-calls$/ },
  { shown: "-fno-delete-null-pointer-checks", pattern: /^-fno-delete-null-pointer-checks$/ },
  {
    shown: "-fno-common, -fno-math-errno, -fno-stack-protector, …",
    pattern:
      /^-fno-(common|math-errno|stack-protector|trapping-math|pic|pie|plt|ident|exceptions|(asynchronous-)?unwind-tables|tree-vectorize|strict-overflow)$/,
    cc1: nothing,
  },
];

export const cFlags = new ClangFlags([
  ...shared,
  {
    shown: "-std=…",
    pattern:
      /^-std=(gnu|c)(89|90|99|9x|11|1x|17|18|23|2x|2y)$|^-std=iso9899:(1990|199409|1999|199x|2011|201x|2017|2018|2024)$/,
  },
  { shown: "-ansi", pattern: /^-ansi$/, cc1: () => ["-std=c89"] },
  { shown: "-fgnu89-inline", pattern: /^-fgnu89-inline$/ },
]);

export const cppFlags = new ClangFlags([
  ...shared,
  { shown: "-std=…", pattern: /^-std=(gnu|c)\+\+(98|03|0x|11|1y|14|1z|17|2a|20|2b|23|2c|26)$/ },
  { shown: "-ansi", pattern: /^-ansi$/, cc1: () => ["-std=c++98"] },
  { shown: "-fconstexpr-depth=…", pattern: /^-fconstexpr-depth=\d{1,4}$/ },
  { shown: "-fconstexpr-steps=…", pattern: /^-fconstexpr-steps=\d{1,8}$/ },
  { shown: "-ftemplate-depth=…", pattern: /^-ftemplate-depth=\d{1,4}$/ },
  // What clang does in any case.
  { shown: "-fexceptions", pattern: /^-f(exceptions|rtti|coroutines|concepts)$/, cc1: () => [] },
  { shown: "-fpermissive", pattern: /^-fpermissive$/, cc1: () => [] },
]);

/** Those of a C++ program's flags that its C sources are compiled with. */
export function flagsForC(flags: readonly string[]): string[] {
  return flags.filter((flag) =>
    !flag.startsWith("-std=") && flag !== "-ansi" && cFlags.refuse(flag) === null
  );
}

import { cc1Flags } from "./c_flags.ts";
import { hasOffsetIdiom } from "./offset_idiom.ts";

/** What of a C submission decides how its units are compiled. */
export interface CUnits {
  /** Flags that passed the allow-list. */
  flags: readonly string[];
  /** Texts of all sources and headers. */
  texts: readonly Uint8Array[];
}

/** Additional files that are compiled and linked beside the submitted source. */
export function isCSource(path: string): boolean {
  return path.endsWith(".c");
}

export function isCHeader(path: string): boolean {
  return path.endsWith(".h");
}

/** The arguments by which clang compiles units of one C submission, all but the names of source and object. */
export function cArguments({ flags, texts }: CUnits): string[] {
  return [
    ...fixedArguments,
    ...(texts.some(hasOffsetIdiom) ? [] : ["-fsanitize=null"]),
    ...cc1Flags(flags),
  ];
}

/** The arguments of one unit, to come after {@link cArguments}. */
export function unitArguments(source: string, object: string): string[] {
  return ["-main-file-name", source.slice(source.lastIndexOf("/") + 1), "-o", object, "-x", "c", source];
}

/** Libraries in the order in which they are searched. README.md says what each is for. */
export const cLibraries: readonly string[] = [
  "-lsetjmp",
  "-lwasi-emulated-signal",
  "-lwasi-emulated-process-clocks",
  "-lwasi-emulated-getpid",
  "-lwasi-emulated-mman",
  // Before libc, whose own printf and scanf abort at a `long double`.
  "-lc-printscan-long-double",
  "-lc",
  "-lclang_rt.builtins",
];

/** What the driver would pass for `clang -O2 -std=gnu17`, and what a judge wants beside it. */
const fixedArguments: readonly string[] = [
  "clang",
  "-cc1",
  ...["-triple", "wasm32-unknown-wasip1", "-target-cpu", "generic", "-emit-obj"],
  ...["-disable-free", "-clear-ast-before-backend"],
  ...["-mrelocation-model", "static", "-mframe-pointer=none", "-fvisibility=hidden"],
  ...["-ffp-contract=on", "-fno-rounding-math", "-fgnuc-version=4.2.1"],
  ...["-ferror-limit", "19", "-fdebug-compilation-dir=/"],
  ...["-resource-dir", "/usr/lib/clang", "-internal-isystem", "/usr/lib/clang/include"],
  ...["-internal-isystem", "/usr/local/include", "-internal-isystem", "/usr/include"],
  // setjmp and longjmp, by WebAssembly's exceptions.
  ...["-target-feature", "+exception-handling", "-exception-model=wasm", "-mllvm", "-wasm-enable-sjlj"],
  ...["SIGNAL", "PROCESS_CLOCKS", "GETPID", "MMAN"].map((what) => `-D_WASI_EMULATED_${what}`),
  // A loop that waits for ever waits for ever, as with gcc; C11 would let clang remove it.
  "-fno-finite-loops",
  // WebAssembly has no page at address 0 that could be missing, and clang computes 1/0 to anything at compile time.
  ...["-fsanitize=integer-divide-by-zero", "-fsanitize-minimal-runtime"],
  ...["-O2", "-std=gnu17"],
];

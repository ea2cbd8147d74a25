import { checks } from "./checks.ts";
import { cFlags } from "./clang_flags.ts";

/** What of a submission decides how its units are compiled. */
export interface Units {
  /** Flags that passed the allow-list. */
  flags: readonly string[];
  /** Texts of all sources and headers. */
  texts: readonly Uint8Array[];
}

/** The arguments by which clang compiles C units of one submission, all but what each unit has of its own. */
export function cArguments({ flags, texts }: Units): string[] {
  return [
    ...commonArguments,
    ...systemHeaders,
    ...checks({ flags, texts }),
    ...["-O2", "-std=gnu17"],
    ...cFlags.cc1(flags),
  ];
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

/** What the driver would pass for C and C++ alike, and what a judge wants beside it. */
export const commonArguments: readonly string[] = [
  "clang",
  "-cc1",
  ...["-triple", "wasm32-unknown-wasip1", "-target-cpu", "generic"],
  ...["-disable-free", "-clear-ast-before-backend"],
  ...["-mrelocation-model", "static", "-mframe-pointer=none", "-fvisibility=hidden"],
  ...["-ffp-contract=on", "-fno-rounding-math", "-fgnuc-version=4.2.1"],
  ...["-ferror-limit", "19", "-fdebug-compilation-dir=/"],
  ...["-resource-dir", "/usr/lib/clang"],
  // setjmp and longjmp, by WebAssembly's exceptions.
  ...["-target-feature", "+exception-handling", "-exception-model=wasm", "-mllvm", "-wasm-enable-sjlj"],
  ...["SIGNAL", "PROCESS_CLOCKS", "GETPID", "MMAN"].map((what) => `-D_WASI_EMULATED_${what}`),
  // A loop that waits for ever waits for ever, as with gcc; C11 would let clang remove it.
  "-fno-finite-loops",
];

/** Where headers are looked for, behind those of C++. */
export const systemHeaders: readonly string[] = [
  ...["-internal-isystem", "/usr/lib/clang/include"],
  ...["-internal-isystem", "/usr/local/include", "-internal-isystem", "/usr/include"],
];

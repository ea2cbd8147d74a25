import type { Units } from "./c.ts";

/**
 * What clang is to check while the program runs, as arguments of `clang -cc1`.
 *
 * Clang computes 1/0 to anything at compile time, and takes what uses a null pointer for code that never runs. A null pointer traps when it
 * is used (`null_guard.ts`); only where the program may handle SIGSEGV itself, clang checks before, so that the handler is called.
 * With `-fsanitize=undefined` it checks all there is, and a runtime of ours says what was wrong (`undefined_behaviour.c`).
 */
export function checks({ flags, texts }: Units): string[] {
  return [
    "-fno-delete-null-pointer-checks",
    ...(isChecked(flags) ? undefinedChecks(flags) : usualChecks(texts)),
  ];
}

function usualChecks(texts: readonly Uint8Array[]): string[] {
  return [
    ...["-fsanitize=integer-divide-by-zero", "-fsanitize-minimal-runtime"],
    ...(texts.some(namesSigsegv) ? ["-fsanitize=null"] : []),
  ];
}

function namesSigsegv(text: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(text).includes("SIGSEGV");
}

/** The last flag of a kind counts, as it does for every compiler driver. */
function isChecked(flags: readonly string[]): boolean {
  return flags.findLast((flag) => /^-f(no-)?sanitize=/.test(flag)) === "-fsanitize=undefined";
}

function undefinedChecks(flags: readonly string[]): string[] {
  const goesOn = !flags.findLast((flag) => /^-f(no-)?sanitize-recover/.test(flag))?.startsWith("-fno-");
  return [
    `-fsanitize=${[...recoverable, "unreachable", "return"].join()}`,
    ...(goesOn ? [`-fsanitize-recover=${recoverable.join()}`] : []),
  ];
}

/**
 * The kinds of `-fsanitize=undefined` after which a program can go on. Left out: `function` and `vptr`, which need what the linker and
 * the C++ runtime here do not have.
 */
const recoverable = [
  "alignment",
  "array-bounds",
  "bool",
  "builtin",
  "enum",
  "integer-divide-by-zero",
  "nonnull-attribute",
  "null",
  "object-size",
  "pointer-overflow",
  "returns-nonnull-attribute",
  "shift-base",
  "shift-exponent",
  "signed-integer-overflow",
  "vla-bound",
];

import type { Ending } from "../program.ts";

/**
 * V8's words for the traps that are a signal natively. All others end the run as SIGILL: `unreachable`, and also `float
 * unrepresentable`, which is none of decision 21's SIGFPE (an x86 goes on with a made-up number; clang's own conversions
 * saturate and never get there).
 */
const signals: readonly (readonly [message: RegExp, signal: number])[] = [
  [/^memory access out of bounds$/, 11],
  [/^(data|element) segment out of bounds$/, 11],
  [/^table index is out of bounds$/, 11],
  [/^null function( or function signature mismatch)?$/, 11],
  [/^function signature mismatch$/, 11],
  [/^dereferencing a null pointer$/, 11],
  [/^(divide|remainder) by zero$/, 8],
  [/^divide result unrepresentable$/, 8],
];

/** `WebAssembly.Exception`, which TypeScript's library does not know yet. */
const WasmException = Reflect.get(WebAssembly, "Exception") as new () => object;

const sigill = 4;
export const sigabrt = 6;

/**
 * What ended a run, told from what V8 threw; limits and system calls come before this and are not asked here. Null for
 * what no guest can cause. The end of V8's own stack is among that: the call stack that the meter counts ends before it,
 * so whoever gets there met a frame that we thought smaller, and must not die of it.
 *
 * @param unreachable the signal that `unreachable` stands for: SIGABRT in modules with libc's own `abort`
 */
export function endingOfTrap(thrown: unknown, unreachable: number = sigill): Ending | null {
  // An exception that no frame caught: natively std::terminate, which aborts.
  if (thrown instanceof WasmException) return { kind: "signal", signal: sigabrt };
  if (!(thrown instanceof WebAssembly.RuntimeError)) return null;
  for (const [message, signal] of signals) {
    if (message.test(thrown.message)) return { kind: "signal", signal };
  }
  return { kind: "signal", signal: thrown.message === "unreachable" ? unreachable : sigill };
}

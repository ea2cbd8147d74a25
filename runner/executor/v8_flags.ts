/**
 * V8's flags in an executor, beside its stack size. The process runs nothing but metered modules, so they are ours to
 * choose. Metering makes functions larger than the default inlining budget, and without inlining small recursive
 * functions pay for their meter three times. But a function that is inlined into itself has a frame for many calls at
 * once, all of which a recursion by another path wastes: with a factor of 50 such a recursion took 7 bytes of native
 * stack a counted byte (36 without Liftoff's call counts), with 10 it is 4 (8), for the same speed. The call stack's
 * limit must be reached before the native stack's end, see `call_stack.ts`.
 *
 * `gc` lets a run's memory go when the run is over instead of when V8 thinks of it.
 */
export const executorV8Flags = [
  "--wasm-inlining-budget=10000",
  "--wasm-inlining-max-size=2000",
  "--wasm-inlining-factor=10",
  "--expose-gc",
] as const;

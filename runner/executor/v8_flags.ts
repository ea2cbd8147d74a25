/**
 * V8's flags in an executor, beside its stack size. The process runs nothing but metered modules, so they are ours to
 * choose. Metering makes functions larger than the default inlining budget, and without inlining small recursive
 * functions pay for their meter twice; `gc` lets a run's memory go when the run is over instead of when V8 thinks of it.
 */
export const executorV8Flags = [
  "--wasm-inlining-budget=30000",
  "--wasm-inlining-max-size=5000",
  "--wasm-inlining-factor=50",
  "--expose-gc",
] as const;

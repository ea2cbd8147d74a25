/**
 * What the engine takes in one module (WebAssembly JavaScript interface, Limits). Metering adds to a module; one that would no
 * longer pass then is refused, because the fault must not appear when it is run.
 */
export const engineLimits = {
  typesMax: 1_000_000,
  functionsMax: 1_000_000,
  paramsMax: 1_000,
  resultsMax: 1_000,
  globalsMax: 1_000_000,
  exportsMax: 1_000_000,
  localsMax: 50_000,
} as const;

/**
 * The engine never optimises a function of more bytes than about this, which is then more than ten times as slow as its fuel says. It is
 * for metered bodies: the largest of the interpreters has a seventh of it.
 */
export const optimisedBytesMax = 1_000_000;

/** All function bodies together may not become larger than this, bytes: metering can make a module many times larger. */
export const codeBytesMax = 256 * 1024 * 1024;

/**
 * Locals of a function times its blocks. Where control flows together the engine's optimising compiler may join every local, so that
 * with 50,000 locals and as many loops it takes hundreds of gigabytes. The largest functions of interpreters have about a million.
 */
export const joinsMax = 8_000_000;

/**
 * What a metered module exports beside its own. The host sets the three globals after making an instance and before
 * calling anything in it; until then every one is 0 and nothing can run.
 */

/** Names that begin like this are ours; a module that exports one already is refused. */
export const reservedPrefix = "lyceum.";

/**
 * Mutable `i64`: fuel left. Below zero: the run has used it up. The host may lower it, also within a call from the guest.
 */
export const fuelExport = "lyceum.fuel";

/** Mutable `i32`: bytes of call stack left, in weights of frames. Below zero: the stack has overflowed. */
export const stackBytesExport = "lyceum.stack_bytes";

/** Mutable `i32`: pages of 64 KiB up to which `memory.grow` succeeds. */
export const memoryPagesExport = "lyceum.memory_pages";

/**
 * Function without parameters and results, there only if the module had a start function: the host calls it once, after the
 * globals are set and before anything else.
 */
export const startExport = "lyceum.start";

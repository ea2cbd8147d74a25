/**
 * Whether a C++ unit has to be compiled by way of IR that {@link repairNestedTry} has seen. Quick, and rather too often true: it is
 * if any text or macro has a word that makes a catchswitch of the learner's own code.
 *
 * The library's headers have `try` as well, in streams above all. They change nothing in it that they use behind it, except to
 * pass it on to other functions; where the learner's code is what runs in them (futures, coroutines), its words are here.
 *
 * @param files all that a unit may include, beside the library's headers
 * @param flags that the unit is compiled with; macros among them
 */
export function needsRepair(files: readonly Uint8Array[], flags: readonly string[]): boolean {
  return flags.some((flag) => tryWords.test(flag.replace(/^-D/, ""))) ||
    files.some((file) => tryWords.test(new TextDecoder("latin1").decode(file).replace(lineSplice, "")));
}

/** A backslash at the end of a line joins it to the next, within a word too; `??/` was once a backslash. */
const lineSplice = /(?:\\|\?\?\/)[ \t\v\f]*\r?\n/g;

/** `##`, or `%:%:`, makes any word of any two. */
const tryWords =
  /\b(?:try|catch|co_await|co_yield|co_return|future|promise|packaged_task|async)\b|##|%:%:|\?\?=\?\?=/;

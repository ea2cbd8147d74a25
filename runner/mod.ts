/**
 * The judge: source and input in, verdict out. It has never heard of a course, a task or HTTP. This file is all that
 * others may import.
 */
export * from "./limits.ts";
export * from "./verdict.ts";
export type * from "./program.ts";
export type { Language, LanguageName } from "./languages/language.ts";
export { isMatcherName, type MatcherName, matcherNames } from "./matchers/mod.ts";
export type { HistogramFigures } from "./histogram.ts";
export type { ProgramStore } from "./program_store.ts";
export type { Expected, Runner, RunnerOptions, RunnerStats } from "./runner.ts";
export { createRunner } from "./create_runner.ts";
export { findLanguage, languages } from "./languages/mod.ts";
export { childArgument } from "./process/child_command.ts";
export { runChild } from "./process/entry.ts";

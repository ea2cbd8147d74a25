import type { Language } from "../runner/mod.ts";

const folder = new URL("programs/", import.meta.url);

/** A C program to measure: `kernel_…` loops over arrays, `calls_…` calls a lot, `loops_…` is ordinary homework. */
export interface BenchProgram {
  name: string;
  source: Uint8Array;
  /** The header that all include, by name. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Where the source lies, for a native compiler. */
  path: string;
}

/** All programs in order, or those whose name contains one of the words. */
export function benchPrograms(words: readonly string[] = []): BenchProgram[] {
  const files = new Map([["bench.h", Deno.readFileSync(new URL("bench.h", folder))]]);
  return [...Deno.readDirSync(folder)]
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".c"))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .sort()
    .map((file) => {
      const url = new URL(file, folder);
      return { name: file.slice(0, -2), source: Deno.readFileSync(url), files, path: url.pathname };
    });
}

/** The flags by which a program does the least work. */
export function workFlags(tiny: boolean): string[] {
  return tiny ? ["-DREPEAT=1"] : [];
}

/** Programs in an interpreted language, in `programs/python/` and the like; their first line says how often the work is done. */
export function interpretedPrograms(language: Language, tiny: boolean): { name: string; source: string }[] {
  const place = new URL(`${language.name.toLowerCase()}/`, folder);
  return [...Deno.readDirSync(place)].map(({ name }) => name).sort().map((file) => {
    const text = Deno.readTextFileSync(new URL(file, place));
    if (!repeat.test(text)) throw new Error(`Cannot measure ${file}: its first line sets no REPEAT`);
    return { name: file.replace(/\.[^.]*$/, ""), source: tiny ? text.replace(repeat, "$11") : text };
  });
}

/** `REPEAT = 12`, `const REPEAT = 12;` */
const repeat = /^(.*\bREPEAT = )\d+/;

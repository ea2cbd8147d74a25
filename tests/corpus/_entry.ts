import { createHash } from "node:crypto";
import { type Expectation, parseExpectation } from "./_expectation.ts";
import { generateInput } from "./_generated_input.ts";
import { defaultLimits, type Language, languages, type Limits } from "../../runner/mod.ts";

/** One program of the corpus: a folder, read whole. */
export interface Entry {
  /** The folder's name: its language, then what the program does. */
  name: string;
  language: Language;
  source: Uint8Array;
  /** The folder's `files/`, by relative path. */
  files: ReadonlyMap<string, Uint8Array>;
  stdin: Uint8Array;
  /** What stdout is compared with by the judge; null for no comparison. */
  expectedOutput: Uint8Array | null;
  limits: Limits;
  expectation: Expectation;
}

const corpus = new URL("./", import.meta.url);

/** Names of all programs, in order. */
export function entryNames(): string[] {
  return [...Deno.readDirSync(corpus)]
    .filter((found) => found.isDirectory)
    .map((found) => found.name)
    .sort();
}

/** `python_…` is Python, `c_…` is C. */
function languageOf(folder: string): Language {
  const word = folder.slice(0, folder.indexOf("_"));
  const language = languages.find(({ name }) => name.toLowerCase() === word);
  if (language === undefined) throw new Error(`Cannot read ${folder}: "${word}" is no language`);
  return language;
}

/** Reads one program. Throws when its folder does not say exactly what is expected. */
export function readEntry(name: string): Entry {
  const folder = new URL(`${name}/`, corpus);
  const language = languageOf(name);
  const expectation = parseExpectation(Deno.readTextFileSync(new URL("expect.json", folder)));
  const expectedOutput = readIfThere(new URL("expected_output", folder));
  const stdinFile = readIfThere(new URL("stdin", folder));
  if (stdinFile && expectation.stdin) {
    throw new Error(`Cannot read ${name}: it has a file "stdin" and a rule for it`);
  }
  if (expectation.status !== "compilation-error" && expectation.stdout === undefined && !expectedOutput) {
    throw new Error(`Cannot read ${name}: neither "stdout" nor a file "expected_output" says what it prints`);
  }
  return {
    name,
    language,
    source: Deno.readFileSync(new URL(language.fileName, folder)),
    files: readFiles(new URL("files/", folder)),
    stdin: expectation.stdin ? generateInput(expectation.stdin) : stdinFile ?? new Uint8Array(),
    expectedOutput,
    limits: { ...defaultLimits, ...expectation.limits },
    expectation,
  };
}

/** Where an entry's `expect.json` lies. */
export function expectationUrl(name: string): URL {
  return new URL(`${name}/expect.json`, corpus);
}

/** SHA-256, hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function readIfThere(url: URL): Uint8Array | null {
  try {
    return Deno.readFileSync(url);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

function readFiles(folder: URL, prefix = ""): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let found: Deno.DirEntry[] = [];
  try {
    found = [...Deno.readDirSync(folder)];
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  for (const { name, isDirectory } of found.sort((a, b) => a.name < b.name ? -1 : 1)) {
    if (isDirectory) {
      for (const file of readFiles(new URL(`${name}/`, folder), `${prefix}${name}/`)) files.set(...file);
    } else files.set(prefix + name, Deno.readFileSync(new URL(name, folder)));
  }
  return files;
}

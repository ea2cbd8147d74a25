import { languages, type RunStatus, runStatuses } from "../../runner/mod.ts";
import type { Language, Limits } from "../../runner/mod.ts";
import { generatedPrograms } from "./_generated_programs.ts";
import { defaultLimits } from "../../runner/mod.ts";

/** A program that means harm, what it tries, and what must happen. */
export interface HostileProgram {
  /** File name: the ending says the language. */
  name: string;
  language: Language;
  source: Uint8Array;
  tries: string;
  /** Every status that is right; more than one where it is only a matter of taste who refuses. */
  must: RunStatus[];
  /** Exactly what it prints; null for anything. */
  stdout: string | null;
  /** A part of what it writes to stderr, and of what the compiler says. */
  stderr: string;
  says: string;
  /** What must appear nowhere in what comes back. */
  hides: string | null;
  limits: Limits;
  flags: string;
  /** Names the program that runs before it, in the same processes. */
  after: string | null;
  /** Whether it must come to the same once more, to the byte. */
  twice: boolean;
}

const folder = new URL("programs/", import.meta.url);

/** All programs in languages that the runner has, in order. */
export function hostilePrograms(): HostileProgram[] {
  const written = [...Deno.readDirSync(folder)].map(({ name }) => ({
    name,
    text: Deno.readTextFileSync(new URL(name, folder)),
  }));
  return [...written, ...generatedPrograms()]
    .sort((left, right) => left.name < right.name ? -1 : 1)
    .flatMap(({ name, text }) => {
      const language = languageOf(name);
      return language ? [parse(name, text, language)] : [];
    });
}

function languageOf(name: string): Language | undefined {
  const ending = name.slice(name.lastIndexOf("."));
  return languages.find(({ fileName }) => fileName.endsWith(ending));
}

/** Lines `// word: text` at the beginning say everything. */
function parse(name: string, text: string, language: Language): HostileProgram {
  const said = new Map<string, string>();
  for (const line of text.split("\n")) {
    const found = /^(?:\/\/|#) (\w+): (.*)$/.exec(line);
    if (!found) break;
    if (!words.includes(found[1]!)) throw new Error(`${name}: there is no word "${found[1]}"`);
    said.set(found[1]!, found[2]!);
  }
  const must = (said.get("must") ?? "").split(" ") as RunStatus[];
  if (!said.has("tries") || !must.every((status) => runStatuses.includes(status))) {
    throw new Error(`${name} does not say what it tries and what must happen`);
  }
  return {
    name,
    language,
    source: new TextEncoder().encode(text),
    tries: said.get("tries")!,
    must,
    stdout: said.has("stdout") ? JSON.parse(said.get("stdout")!) : null,
    stderr: said.get("stderr") ?? "",
    says: said.get("says") ?? "",
    hides: said.get("hides") ?? null,
    limits: limitsOf(said.get("limits") ?? ""),
    flags: said.get("flags") ?? "",
    after: said.get("after") ?? null,
    twice: said.has("twice"),
  };
}

const words = [
  "tries",
  "must",
  "stdout",
  "stderr",
  "says",
  "hides",
  "limits",
  "flags",
  "after",
  "twice",
];

function limitsOf(text: string): Limits {
  const limits = { ...defaultLimits };
  for (const [, name, value] of text.matchAll(/(cpu|wall|memory|stack|file)=(\d+)/g)) {
    const unit = name === "cpu" || name === "wall" ? "Ms" : "Kb";
    limits[`${name}${unit}` as keyof Limits] = Number(value);
  }
  return limits;
}

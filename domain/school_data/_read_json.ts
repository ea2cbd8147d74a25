import { parse } from "@humanwhocodes/momoa";
import { shown } from "../schema_words/shown.ts";
import { lists, schools } from "./lists/mod.ts";
import { type Found, type OnBytes, readText, type SourceFile } from "./source_file.ts";

/** A document is read whole, which takes several times its size of memory. */
export const documentBytesMax = 268_435_456;

/** Reads a document: `{ "schools": [ { "id": "north", …, "users": [ … ] } ] }`. */
export async function* readJson(file: SourceFile, onBytes: OnBytes): AsyncGenerator<Found> {
  if (file.bytes > documentBytesMax) {
    yield wrong(
      "",
      `is ${file.bytes} bytes long, and a document is at most ${documentBytesMax}; give its long lists as .jsonl or .csv`,
    );
    return;
  }
  const pieces: string[] = [];
  for await (const piece of readText(file, onBytes)) pieces.push(piece);
  const text = pieces.join("");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    yield notJson(text, error as Error);
    return;
  }
  if (!isObject(content)) return yield wrong("", `must be an object, but got ${shown(content)}`);
  for (const field of Object.keys(content)) {
    if (field !== "schools" && field !== "$schema") yield wrong(field, "is unknown; known is schools");
  }
  if (!Array.isArray(content.schools)) {
    return yield wrong("schools", `must be an array, but got ${shown(content.schools)}`);
  }
  for (const [index, school] of content.schools.entries()) yield* readSchool(school, `schools[${index}]`);
}

function* readSchool(school: unknown, place: string): Generator<Found> {
  if (!isObject(school)) return yield wrong(place, `must be an object, but got ${shown(school)}`);
  const names = new Set(lists.map(({ name }) => name));
  const details = Object.fromEntries(Object.entries(school).filter(([field]) => !names.has(field)));
  yield { list: schools.name, schoolId: undefined, value: details, line: 0, place };
  const schoolId = typeof school.id === "string" ? school.id : "";
  for (const list of names) {
    const entries = school[list];
    if (entries === undefined) continue;
    if (!Array.isArray(entries)) {
      yield wrong(`${place}.${list}`, `must be an array, but got ${shown(entries)}`);
      continue;
    }
    for (const [index, value] of entries.entries()) {
      yield { list, schoolId, value, line: 0, place: `${place}.${list}[${index}]` };
    }
  }
}

function wrong(place: string, sentence: string): Found {
  return { wrong: sentence, line: 0, place };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The engine's own message does not always say where. */
function notJson(text: string, error: Error): Found {
  try {
    parse(text, { mode: "json" });
  } catch (located) {
    const { line, message } = located as Error & { line?: number };
    return { wrong: `is not JSON: ${message}`, line: line ?? 0, place: "" };
  }
  return wrong("", `is not JSON: ${error.message}`);
}

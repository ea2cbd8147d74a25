import { shown } from "../schema_words/shown.ts";
import { lists, schools } from "./lists/mod.ts";
import { type Found, type OnBytes, readText, type SourceFile } from "./source_file.ts";

const lineCharactersMax = 67_108_864;

/** Reads entries, one a line: `{ "school": "north", "list": "users", "entry": { … } }`. Empty lines are left out. */
export async function* readJsonLines(file: SourceFile, onBytes: OnBytes): AsyncGenerator<Found> {
  let line = 0;
  for await (const text of readLines(file, onBytes)) {
    line++;
    if (text === null) {
      yield { wrong: `is longer than ${lineCharactersMax} characters`, line, place: "" };
    } else if (text.trim() !== "") {
      yield readLine(text, line);
    }
  }
}

/** Null for a line that is too long. */
async function* readLines(file: SourceFile, onBytes: OnBytes): AsyncGenerator<string | null> {
  let rest: string[] = [];
  let length = 0;
  const take = (last: string): string | null => {
    rest.push(last);
    const whole = length + last.length > lineCharactersMax ? null : rest.join("");
    rest = [];
    length = 0;
    return whole;
  };
  for await (const piece of readText(file, onBytes)) {
    const lines = piece.split("\n");
    const unfinished = lines.pop()!;
    for (const line of lines) yield take(line);
    length += unfinished.length;
    if (length <= lineCharactersMax) rest.push(unfinished);
  }
  yield take("");
}

function readLine(text: string, line: number): Found {
  const wrong = (place: string, sentence: string): Found => ({ wrong: sentence, line, place });
  let content: Record<string, unknown>;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return wrong("", `is not JSON: ${(error as Error).message}`);
  }
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    return wrong("", `must be an object, but got ${shown(content)}`);
  }
  const { school, list, entry, ...others } = content;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return wrong(unknown, "is unknown; known are school, list, entry");
  const names = [schools, ...lists].map(({ name }) => name);
  if (typeof list !== "string" || !names.includes(list)) {
    return wrong("list", `must be one of ${names.join(", ")}, but got ${shown(list)}`);
  }
  if (list === schools.name && school === undefined) {
    return { list, schoolId: undefined, value: entry, line, place: "entry" };
  }
  if (typeof school !== "string") return wrong("school", `must be a school's id, but got ${shown(school)}`);
  return { list, schoolId: school, value: entry, line, place: "entry" };
}

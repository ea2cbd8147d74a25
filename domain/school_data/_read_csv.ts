import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CsvError, parse } from "csv-parse";
import Type, { type TSchema } from "typebox";
import { csvLists } from "./csv_lists.ts";
import { findList } from "./lists/mod.ts";
import { type Found, NotText, type OnBytes, readText, type SourceFile } from "./source_file.ts";

const recordCharactersMax = 1_048_576;

/**
 * Reads a list whose name is the file's (`users.csv`): a line of fields' names, then an entry a line; an empty cell is an
 * absent field. The column `school` says whose it is, and may be absent where `onlySchool` is known.
 */
export async function* readCsv(
  file: SourceFile,
  onBytes: OnBytes,
  onlySchool: string | undefined,
): AsyncGenerator<Found> {
  const name = file.name.replace(/^.*\//, "").replace(/\.csv$/i, "");
  const list = findList(name);
  if (!list || !csvLists.includes(name)) {
    return yield {
      wrong: `holds no list: it must be named for one of ${csvLists.join(", ")}`,
      line: 0,
      place: "",
    };
  }
  const parser = parse({
    bom: true,
    columns: true,
    info: true,
    max_record_size: recordCharactersMax,
    record_delimiter: ["\r\n", "\n"],
    skip_empty_lines: true,
  });
  // What ends the feeding ends the parser too, and is thrown below.
  const feeding = pipeline(Readable.from(readText(file, onBytes)), parser).catch(() => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const { school = onlySchool, ...cells } = record;
      const line = info.lines;
      if (!school) {
        yield { wrong: "is required, but is absent", line, place: "school" };
        continue;
      }
      yield { list: name, schoolId: school, value: valuesOf(list.entry.properties, cells), line, place: "" };
    }
  } catch (error) {
    if (error instanceof NotText) throw error;
    const { lines, message } = error as CsvError & { lines?: number };
    yield { wrong: `is not CSV: ${message}`, line: lines ?? 0, place: "" };
  } finally {
    parser.destroy();
    await feeding;
  }
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

/** Cells as values: what does not read as its field's type stays text, for the schema to refuse. */
function valuesOf(fields: Record<string, TSchema>, cells: Record<string, string>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === "") continue;
    const field = fields[name];
    if (field && Type.IsInteger(field) && /^-?\d{1,16}$/.test(cell)) values[name] = Number(cell);
    else if (field && Type.IsNumber(field) && /^-?\d{1,16}(\.\d{1,16})?$/.test(cell)) {
      values[name] = Number(cell);
    } else if (field && Type.IsBoolean(field) && /^(true|false)$/.test(cell)) values[name] = cell === "true";
    else values[name] = cell;
  }
  return values;
}

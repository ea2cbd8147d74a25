import { csvLists } from "../domain/school_data/csv_lists.ts";
import { type ImportedTable, importSchoolData } from "../domain/school_data/import_school_data.ts";
import { describeMistake, ImportMistakes } from "../domain/school_data/mistake.ts";
import { schoolFileSchema } from "../domain/school_data/school_file.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { CommandError } from "./_failure.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { progressBar } from "./_progress_bar.ts";
import { sourceFilesOf } from "./_source_files.ts";
import { world } from "./_world.ts";

const help = `Loads schools with all that is theirs: everything that the file says, or nothing

Usage: lyceum import FILE [--update]
       lyceum import --schema

FILE is one of
  school.json   { "schools": [ { "id": "north", "name": "North School", "country": "IN", "users": [ … ] } ] }
  school.jsonl  an entry a line, for long lists:
                { "school": "north", "list": "users", "entry": { "id": "7", "name": "Ann", … } }
  a folder of such files and of CSV files, each named for its list; the first line names the fields, and the
                column school says whose an entry is (not needed where the folder's documents name one school):
                ${csvLists.join(".csv, ")}.csv

What is stored already, just so, is left alone: importing again changes nothing. What is stored with other values is
a mistake. All mistakes are told, each with its file, line and field, and then nothing is imported.

Options:
  --update  change what is stored with other values to what the file says
  --schema  print what a file may hold as JSON Schema`;

/** `import FILE`: says how many rows were made. */
export async function importCommand(args: string[]): Promise<number> {
  const positionals = args.includes("--schema") ? [] : ["FILE"];
  const options = { update: { type: "boolean" }, schema: { type: "boolean" } } as const;
  const read = readArguments(args, { command: "import", help, options, positionals });
  if (read === null) return 0;
  if (read.values.schema) {
    console.log(JSON.stringify(schoolFileSchema(), null, 2));
    return 0;
  }
  const name = read.positionals[0]!;
  const files = await sourceFilesOf(name);
  const { db } = await openMigratedDatabase(loadConfig());
  using bar = progressBar();
  try {
    const imported = await importSchoolData({ ...world, db }, files, {
      mayChange: read.values.update,
      onProgress: ({ step, done, total }) => bar.show(step, done, total),
    });
    bar.clear();
    console.log(summary(imported));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportMistakes)) throw error;
    throw new CommandError(sentences(name, error));
  } finally {
    await db.close();
  }
}

/** One line a table for which there was anything. */
function summary(imported: readonly ImportedTable[]): string {
  if (imported.length === 0) return "There was nothing to import";
  return imported.map(({ table, made, changed, unchanged }) =>
    `${table.replaceAll("_", " ").padEnd(20)} ${made} made, ${
      changed > 0 ? `${changed} changed, ` : ""
    }${unchanged} there already`
  ).join("\n");
}

function sentences(name: string, { mistakes, total }: ImportMistakes): string {
  const more = total > mistakes.length ? [`and ${total - mistakes.length} more`] : [];
  const count = total === 1 ? "1 mistake" : `${total} mistakes`;
  return [
    `Cannot import ${name}: ${count}, and nothing was imported`,
    ...[...mistakes.map(describeMistake), ...more].map((line) => `  ${line}`),
  ].join("\n");
}

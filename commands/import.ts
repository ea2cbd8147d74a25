import Type, { type Static } from "typebox";
import Value from "typebox/value";
import { Refusal } from "../domain/refusals.ts";
import { importSchools } from "../domain/schools/import_schools.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { CommandError } from "./_failure.ts";
import { openMigratedDatabase } from "./_open_database.ts";
import { world } from "./_world.ts";

const help = `Loads schools from a JSON file: all of them, or none

Usage: lyceum import FILE

  { "schools": [ { "id": "north", "name": "North School", "country": "IN" } ] }

A school that is there already, just so, is left alone: importing again changes nothing.`;

const closed = { additionalProperties: false };

/** What a file may hold. A name that is misspelt is an error, so nothing else is allowed. */
const ImportFile = Type.Object({
  schools: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), country: Type.String() }, closed),
  ),
}, closed);

/** `import FILE`: says how many schools were made. */
export async function importCommand(args: string[]): Promise<number> {
  const read = readArguments(args, { command: "import", help, options: {}, positionals: ["FILE"] });
  if (read === null) return 0;
  const file = read.positionals[0]!;
  const { schools } = await readFile(file);
  const { db } = await openMigratedDatabase(loadConfig());
  try {
    const { created, unchanged } = await importSchools({ ...world, db }, schools);
    console.log(`Schools: ${created} made, ${unchanged} there already`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw error;
  } finally {
    await db.close();
  }
}

async function readFile(file: string): Promise<Static<typeof ImportFile>> {
  let content: unknown;
  try {
    content = JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    const why = error instanceof Deno.errors.NotFound ? "there is no such file" : (error as Error).message;
    throw new CommandError(`Cannot import ${file}: ${why}`);
  }
  if (Value.Check(ImportFile, content)) return content;
  const wrong = Value.Errors(ImportFile, content)
    // What is not allowed is named where it stands, and once more where it should not.
    .filter(({ keyword }) => keyword !== "boolean")
    .map(({ instancePath, message, params }) => {
      const names = "additionalProperties" in params ? `: ${params.additionalProperties.join(", ")}` : "";
      return `  ${instancePath || "the file"} ${message}${names}`;
    });
  throw new CommandError(`Cannot import ${file}:\n${wrong.join("\n")}`);
}

import Type, { type TObject } from "typebox";
import { lists } from "./lists/mod.ts";
import { schoolFields } from "./lists/school.ts";

/** A document to import: schools with all that is theirs. */
export const SchoolFile: TObject = Type.Object({
  $schema: Type.Optional(Type.String()),
  schools: Type.Array(Type.Object({
    ...schoolFields,
    ...Object.fromEntries(lists.map(({ name, entry }) => [name, Type.Optional(Type.Array(entry))])),
  }, { additionalProperties: false })),
}, { additionalProperties: false });

/** The schema of a document as JSON Schema, for editors and other programs. */
export function schoolFileSchema(): Record<string, unknown> {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Lyceum school data",
    description: "Schools with all that is theirs, as `lyceum import` takes and `lyceum export` writes it. " +
      'In JSON Lines each line is { "school": id, "list": name, "entry": … } with an entry of one of the lists; ' +
      "a CSV file is named for its list, its first line names the fields, and the column school says whose an entry is.",
    ...JSON.parse(JSON.stringify(SchoolFile)),
  };
}

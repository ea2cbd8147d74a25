import type { Static, TObject } from "typebox";
import { Compile } from "typebox/compile";

/** A list of an import file: what an entry of it may hold, and the rows that it stands for. */
export interface List {
  /** Its name in the file: `progressEvents`. */
  name: string;
  /** Schema of an entry. */
  entry: TObject;
  /** Whether an entry is as its schema says. */
  isEntry(value: unknown): boolean;
  /** Gives the rows of an entry that is as its schema says, or complains of what the schema cannot say. */
  rows(entry: never, put: Put, complain: Complain): void;
  /** Whether each field of an entry is one plain value, so that a CSV file can hold the list. */
  isFlat: boolean;
}

/**
 * Puts a row into a table; its school is added. `place` is where in the entry it came from: `sections[2].items[0]`.
 * Bytes are written as PostgreSQL does, `\x00ff`.
 */
export type Put = (table: string, row: Record<string, unknown>, place?: string) => void;

/** Says what is wrong, and where in the entry: `sections[2].title`. */
export type Complain = (place: string, sentence: string) => void;

/** Makes a list of its definition. */
export function list<const Entry extends TObject>(definition: {
  name: string;
  entry: Entry;
  rows(entry: Static<Entry>, put: Put, complain: Complain): void;
}): List {
  let validator: { Check(value: unknown): boolean } | undefined;
  return {
    ...definition,
    isEntry: (value) => (validator ??= Compile(definition.entry)).Check(value),
    isFlat: Object.values(definition.entry.properties).every((field) =>
      ["string", "integer", "number", "boolean"].includes((field as { type?: string }).type ?? "string")
    ),
  };
}

import { readConsistently, readEntries, readSchoolDetails } from "../../db/school_data/read_entries.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { lists } from "./lists/mod.ts";

/** Takes what an export gives, in order; each call is waited for. */
export interface EntrySink {
  /** A school begins; all that follows is its. */
  school(details: SchoolDetails): Promise<void>;
  /** Some entries of a list; those of one list follow each other. Never called for a list without any. */
  entries(list: string, entries: readonly Record<string, unknown>[]): Promise<void>;
  /** Nothing follows. */
  end(): Promise<void>;
}

export type SchoolDetails = Record<string, unknown> & { id: string };

/**
 * Gives schools with all that is theirs, as an import takes it, of one instant. Importing it into an empty database makes
 * the same schools. Lab attempts that are not over are left out; keys, sessions, submissions and mails are no data of a
 * school.
 *
 * @param schoolIds null for all
 * @returns how many schools there were
 * @throws {Refusal} `not-found` for an unknown id
 */
export async function exportSchoolData(
  { db }: Pick<Context, "db">,
  schoolIds: readonly string[] | null,
  sink: EntrySink,
): Promise<number> {
  return await db.transaction(async (db) => {
    await readConsistently(db);
    const schools = await readSchoolDetails(db, schoolIds);
    const missing = schoolIds?.find((id) => !schools.some((school) => school.id === id));
    if (missing !== undefined) {
      throw new Refusal("not-found", `Cannot export the school "${missing}": there is none with this id`);
    }
    for (const school of schools) {
      await sink.school(school);
      for (const { name } of lists) {
        for await (const entries of readEntries(db, name, school.id)) {
          await sink.entries(name, entries.map(readable) as Record<string, unknown>[]);
        }
      }
    }
    await sink.end();
    return schools.length;
  });
}

/** The same with bytes as text, where they are text that a file can hold. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (!field.endsWith("Base64Url") || typeof inner !== "string") return [field, readable(inner)];
      const text = textOf(inner);
      return text === null ? [field, inner] : [field.slice(0, -"Base64Url".length), text];
    }),
  );
}

function textOf(base64Url: string): string | null {
  const bytes = Uint8Array.fromBase64(base64Url, { alphabet: "base64url" });
  try {
    // A mark at the beginning is part of what a program reads.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

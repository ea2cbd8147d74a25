import type { SchoolRow } from "../../db/schools.ts";

/** A tenant: everything else belongs to a school, and no school sees another's. */
export interface School {
  /** Small letters, digits and hyphens, at most 63 characters. */
  id: string;
  name: string;
  /** ISO 3166 alpha-2, in capitals. */
  country: string;
  createdAt: Date;
}

/** A row as the noun. */
export function schoolOf(row: SchoolRow): School {
  return { id: row.id, name: row.name, country: row.country, createdAt: row.created_at };
}

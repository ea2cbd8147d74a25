import type { Queryable } from "../database.ts";
import { identifier, type Query, sql } from "../sql.ts";
import { entryQueries } from "./_entry_queries.ts";

/**
 * Reads the entries of a school's list as an import file has them, in an order that both engines agree on, some hundred
 * at a time. Within a transaction that sees one state of the database.
 */
export async function* readEntries(
  db: Queryable,
  list: string,
  schoolId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const query = entryQueries[list];
  if (!query) throw new Error(`Cannot read entries of ${list}: there is no such list`);
  const cursor = identifier("entries_of_list");
  await db.query(sql`declare ${cursor} no scroll cursor for ${query(schoolIn(schoolId))}`);
  while (true) {
    const rows = await db.query<{ entry: Record<string, unknown> }>(sql`fetch 500 from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ entry }) => entry);
    if (rows.length < 500) break;
  }
  await db.query(sql`close ${cursor}`);
}

/** Makes what follows in the transaction see one state of the database. Call first. */
export async function readConsistently(db: Queryable): Promise<void> {
  await db.query(sql`set transaction isolation level repeatable read, read only`);
  await db.query(sql`set local statement_timeout = 0`);
}

/** The schools' own details as an import file has them. */
export async function readSchoolDetails(db: Queryable, ids: readonly string[] | null) {
  const rows = await db.query<{ entry: Record<string, unknown> & { id: string } }>(
    entryQueries.schools!(ids === null ? sql`true` : sql`id = any (${ids}::text[])`),
  );
  return rows.map(({ entry }) => entry);
}

function schoolIn(schoolId: string): Query {
  return sql`(select ${schoolId}::text)`;
}

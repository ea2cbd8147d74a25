import type { Queryable } from "../db/database.ts";
import { type Query, sql } from "../db/sql.ts";

/**
 * What the database means to do for the statements that are run, one plan after the other. They are not carried out:
 * each gives one row without columns.
 */
export async function planOf(db: Queryable, run: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = "";
  const explaining: Queryable = {
    async query<Row extends object>(query: Query) {
      const rows = await db.query<{ "QUERY PLAN": string }>(sql`explain ${query}`);
      plan += rows.map((row) => row["QUERY PLAN"]).join("\n");
      return [{} as Row];
    },
  };
  await run(explaining);
  return plan;
}

/**
 * Looks at plans twice: before the rows are counted, and after. An embedded database counts them only when told to, and never those of a
 * table that only grows.
 */
export async function whetherCountedOrNot(
  db: Queryable,
  plansAreGood: (when: string) => Promise<void>,
): Promise<void> {
  await plansAreGood("rows not counted");
  await db.query(sql`analyze`);
  await plansAreGood("rows counted");
}

/** `school-0`, `school-1`, … */
export async function insertSchools(db: Queryable, count: number): Promise<void> {
  await db.query(sql`
    insert into schools (id, name, country, created_at)
    select 'school-' || number, 'x', 'IN', now() from generate_series(0, ${count}::int - 1) as number`);
}

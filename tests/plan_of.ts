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

import type { Queryable } from "../database.ts";
import { identifier, sql } from "../sql.ts";

/** Counts anew what the planner believes of tables that many rows came into, and notes which pages all may see. */
export async function refreshStatistics(db: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.query(sql`vacuum (analyze) ${identifier(table)}`);
}

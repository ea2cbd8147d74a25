import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** How much there is to do. */
export interface CodeExecutionFigures {
  waiting: number;
  in_work: number;
  callbacks_waiting: number;
}

/** Counts the queue and the callbacks that are not settled. Reads as much as there is. */
export async function countCodeExecutions(db: Queryable): Promise<CodeExecutionFigures> {
  const [row] = await db.query<CodeExecutionFigures>(sql`
    select
      count(*) filter (where lease_token is null)::int as waiting,
      count(*) filter (where lease_token is not null)::int as in_work,
      (select count(*)::int from callback_outbox where next_attempt_at is not null) as callbacks_waiting
    from code_execution_queue`);
  return row!;
}

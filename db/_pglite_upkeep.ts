import type { PGlite } from "@electric-sql/pglite";
import { setInterval } from "node:timers";

/**
 * Does every minute what a server's background processes do, and what nobody does where there is but one process:
 * a checkpoint, without which the write-ahead log grows for ever, and a vacuum of the tables that need one.
 *
 * @returns stops it
 */
export function startUpkeep(pg: PGlite): () => void {
  const timer = setInterval(() => {
    // Whatever ails the database is met by the next statement as well, which has somebody to tell.
    upkeep(pg).catch(() => {});
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round of it. Gives the tables that were vacuumed, by autovacuum's own measure. */
export async function upkeep(pg: PGlite): Promise<string[]> {
  // The counts of dead rows are otherwise up to a minute behind.
  await pg.exec("select pg_stat_force_next_flush()");
  const { rows } = await pg.query<{ name: string }>(`
    select relid::regclass::text as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    order by n_dead_tup desc`);
  // A statement for each, so that others come between. A regclass is written as a quoted name where it needs to be.
  for (const { name } of rows) await pg.exec(`vacuum (analyze) ${name}`);
  await pg.exec("checkpoint");
  return rows.map(({ name }) => name);
}

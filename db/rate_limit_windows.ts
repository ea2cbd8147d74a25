import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** Counts one request and gives the count with it, in one statement: no two requests get the same number. */
export async function countInBucket(db: Queryable, windowStart: Date, bucket: string): Promise<number> {
  const rows = await db.query<{ count: number }>(countInWindow(windowStart, sql`select ${bucket}::text`));
  return rows[0]!.count;
}

/** The statement that counts one request in each bucket that `buckets` selects, giving `count`. */
export function countInWindow(windowStart: Date, buckets: Query): Query {
  return sql`
    insert into rate_limit_windows as present (window_start, bucket, count)
    select ${windowStart}::timestamptz, bucket, 1 from (${buckets}) as counted (bucket)
    on conflict (window_start, bucket) do update set count = present.count + 1
    returning count`;
}

/** Removes at most `limit` windows that began before `before`; those being counted in are left. */
export async function removeWindows(db: Queryable, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from rate_limit_windows where (window_start, bucket) in (
      select window_start, bucket from rate_limit_windows where window_start < ${before}
      order by window_start limit ${limit} for update skip locked
    ) returning 1 as removed`);
  return rows.length;
}

import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** Finds a compiled program, and notes that it was used unless that was noted in the last ten minutes. */
export async function findCompiledProgram(
  db: Queryable,
  key: Uint8Array,
  now: Date,
): Promise<Uint8Array | null> {
  const rows = await db.query<{ program: Uint8Array }>(sql`
    with used as (
      update compiled_programs set used_at = ${now}::timestamptz
      where key = ${key}::bytea and used_at < ${now}::timestamptz - interval '10 minutes'
    )
    select program from compiled_programs where key = ${key}::bytea`);
  return rows[0]?.program ?? null;
}

/** Stores a compiled program, in the place of an earlier one under the same key. */
export async function upsertCompiledProgram(
  db: Queryable,
  key: Uint8Array,
  program: Uint8Array,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into compiled_programs (key, program, bytes, used_at)
    values (${key}::bytea, ${program}::bytea, ${program.length}, ${now}::timestamptz)
    on conflict (key) do update
    set program = excluded.program, bytes = excluded.bytes, used_at = excluded.used_at`);
}

/**
 * Removes up to `limit` compiled programs, those not used for longest, while all together take more than `bytesMax` bytes. Says
 * how many.
 */
export async function deleteUnusedCompiledPrograms(
  db: Queryable,
  bytesMax: number,
  limit: number,
): Promise<number> {
  const rows = await db.query(sql`
    delete from compiled_programs
    where key in (
      select key from (
        select key, used_at, sum(bytes) over (order by used_at desc, key desc) as bytes_so_far
        from compiled_programs
      ) as program
      where bytes_so_far > ${bytesMax}::bigint
      order by used_at, key
      limit ${limit}
    )
    returning 1`);
  return rows.length;
}

import type { Queryable } from "../database.ts";
import { sql } from "../sql.ts";

/** A row that a check constraint of its table would refuse. */
export interface BrokenCheck {
  file: number;
  line: number;
  place: string;
  table: string;
  /** The column that it is about; null for several. */
  column: string | null;
  /** As the database says it: `CHECK ((length(name) >= 1))`. */
  check: string;
}

/**
 * Finds what the tables' own checks would refuse, before they do: they would not say which row it is. At most `limit` of
 * each check.
 *
 * @param tables names of tables for which rows are staged
 */
export async function brokenChecks(
  db: Queryable,
  tables: readonly string[],
  limit: number,
): Promise<BrokenCheck[]> {
  // The checks are texts of the catalogue, which only the database itself may make a statement of.
  await db.query(sql`
    create or replace function pg_temp.broken_checks(tables text[], most int)
    returns table (file int, line bigint, place text, "table" text, "column" text, "check" text)
    language plpgsql as $$
      declare
        rule record;
        is_broken boolean;
      begin
        for rule in
          select relname, pg_get_expr(conbin, conrelid) as expression, pg_get_constraintdef(pg_constraint.oid) as text,
            case when cardinality(conkey) = 1 then (
              select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1]
            ) end as about,
            string_agg(format('(%s) is false', pg_get_expr(conbin, conrelid)), ' or ') over (partition by conrelid)
              as any_broken,
            row_number() over (partition by conrelid order by conname) as number
          from pg_constraint join pg_class on pg_class.oid = conrelid
          where contype = 'c' and conrelid = any (tables::regclass[])
          order by conrelid, number
        loop
          -- Of a whole table it is known sooner than of each of its checks.
          if rule.number = 1 then
            execute format('select exists (select from %I where %s)', 'staged_' || rule.relname, rule.any_broken)
              into is_broken;
          end if;
          continue when not is_broken;
          return query execute format(
            'select staged_file, staged_line, staged_place, %L, %L::text, %L from %I where (%s) is false limit %s',
            rule.relname, rule.about, rule.text, 'staged_' || rule.relname, rule.expression, most
          );
        end loop;
      end $$`);
  return await db.query<BrokenCheck>(
    sql`select * from pg_temp.broken_checks(${tables}::text[], ${limit}::int)`,
  );
}

import { identifier, join, type Query, sql } from "../sql.ts";
import { madeAtImport } from "./data_tables.ts";
import { changeableColumns, type StagedTable, type Staging } from "./staging.ts";

/** How many rows of a table were made, and how many changed. */
export interface Merged {
  made: number;
  changed: number;
}

/**
 * Puts the staged rows of one table into it, in steps, so that what the database keeps in memory for a statement does not
 * grow with their number.
 *
 * @param now what a row gets that says of itself not when it was made
 * @param mayChange whether rows that are stored already are changed to what is staged
 * @yields after each step, the sum so far
 */
export async function* mergeStaged(
  { db }: Staging,
  table: StagedTable,
  { now, mayChange }: { now: Date; mayChange: boolean },
): AsyncGenerator<Merged & { rows: number }> {
  const name = identifier(table.name);
  if (mayChange) await keepTimes({ db }, table);
  const values = table.columns.map((column) =>
    madeAtImport.includes(column)
      ? sql`coalesce(${identifier(column)}, ${now}::timestamptz)`
      : identifier(column)
  );
  const sum = { made: 0, changed: 0, rows: 0 };
  for (const part of await parts({ db }, table)) {
    const [done] = await db.query<Merged & { rows: number }>(sql`
      with part as (select * from ${table.staged} where ${part}),
      merged as (
        insert into ${name} as other (${join(table.columns.map(identifier))})
        select ${join(values)} from part
        on conflict (${join(table.key.map(identifier))}) ${onConflict(table, mayChange)}
        returning xmax = 0 as is_new
      )
      select count(*) filter (where is_new) as made, count(*) filter (where not is_new) as changed,
        (select count(*) from part) as rows
      from merged`);
    sum.made += done!.made;
    sum.changed += done!.changed;
    sum.rows += done!.rows;
    yield { ...sum };
  }
}

function onConflict(table: StagedTable, mayChange: boolean): Query {
  const columns = changeableColumns(table);
  if (!mayChange || columns.length === 0) return sql`do nothing`;
  const changes = columns.map((column) => sql`${identifier(column)} = excluded.${identifier(column)}`);
  const differences = columns.map((column) =>
    sql`other.${identifier(column)} is distinct from excluded.${identifier(column)}`
  );
  return sql`do update set ${join(changes)} where ${join(differences, sql` or `)}`;
}

/** A row that does not say when it was made was made when the stored one says. */
async function keepTimes({ db }: Pick<Staging, "db">, table: StagedTable): Promise<void> {
  const times = table.columns.filter((column) => madeAtImport.includes(column));
  if (times.length === 0) return;
  const kept = times.map((column) =>
    sql`${identifier(column)} = coalesce(row.${identifier(column)}, other.${identifier(column)})`
  );
  const same = table.key.map((column) => sql`other.${identifier(column)} = row.${identifier(column)}`);
  await db.query(sql`
    update ${table.staged} as row set ${join(kept)} from ${identifier(table.name)} as other
    where ${join(same, sql` and `)}`);
}

const pagesOfPart = 1_000;

/** Conditions that divide a temporary table by its pages: reading one part reads nothing of the others. */
async function parts({ db }: Pick<Staging, "db">, table: StagedTable): Promise<Query[]> {
  if (table.rows <= 10_000) return [sql`true`];
  const [size] = await db.query<{ pages: number }>(sql`
    select pg_relation_size(${`staged_${table.name}`}::text::regclass) / current_setting('block_size')::int8 as pages`);
  const count = Math.ceil(size!.pages / pagesOfPart);
  return Array.from({ length: count }, (_, index) => {
    const from = `(${index * pagesOfPart},0)`;
    const to = `(${(index + 1) * pagesOfPart},0)`;
    return sql`ctid >= ${from}::tid and ctid < ${to}::tid`;
  });
}

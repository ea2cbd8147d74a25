import type { Queryable } from "../database.ts";
import { identifier, join, type Query, sql } from "../sql.ts";
import { brokenChecks } from "./_broken_checks.ts";
import { rules } from "./_rules.ts";
import { dataTables, madeAtImport, type Unique } from "./data_tables.ts";
import { changeableColumns, type Reference, type StagedTable, type Staging } from "./staging.ts";

/** Something that cannot be stored, and what the rows of the staging or of the database say about it. */
export type StagedMistake =
  & { file: number; line: number; place: string; table: string; noun: string }
  & (
    /** The column names something that is neither staged nor stored. */
    | { kind: "unknown"; column: string; value: string; targetNoun: string }
    /** The same key was staged before. */
    | { kind: "repeated"; value: string }
    /** The column's value belongs to another row, staged or stored. */
    | { kind: "taken"; column: string; value: string }
    /** It is stored already, with other values in these columns. */
    | { kind: "different"; columns: string[]; value: string }
    /** The table's own check would refuse it; the column is null where the check is about several. */
    | { kind: "check"; column: string | null; check: string }
    /** What only this table asks for. */
    | { kind: "rule"; column: string; value: string; sentence: string }
  );

/** Of fewer the planner needs to know nothing, and a first start is in a hurry. */
const rowsWorthCounting = 1_000;

/**
 * Looks for whatever keeps the staged rows from being stored, at most `limit` of each kind in each table.
 *
 * @param mayChange whether rows that are stored already may be changed
 */
export async function findMistakes(
  staging: Staging,
  { limit, mayChange }: { limit: number; mayChange: boolean },
): Promise<StagedMistake[]> {
  const { db } = staging;
  const mistakes: StagedMistake[] = [];
  for (const table of staging.tables) {
    if (table.rows >= rowsWorthCounting) await db.query(sql`analyze ${table.staged}`);
  }
  for (const table of staging.tables) {
    const queries = [
      ...(await hasRepeated(db, table) ? [repeated(table)] : []),
      ...table.references.map((reference) => unknown(staging, table, reference)),
      ...(table.unique ?? []).flatMap((
        unique,
      ) => [takenByStaged(table, unique), takenByStored(table, unique)]),
      ...(mayChange ? [] : different(table)),
      ...(rules[table.name]?.(staging) ?? []),
    ];
    for (const query of queries) mistakes.push(...await run(db, table, query, limit));
  }
  for (const check of await brokenChecks(db, staging.tables.map(({ name }) => name), limit)) {
    mistakes.push({ kind: "check", noun: nounOf(check.table), ...check });
  }
  return mistakes;
}

async function run(db: Queryable, table: StagedTable, query: Query, limit: number): Promise<StagedMistake[]> {
  const rows = await db.query<StagedMistake>(sql`
    select * from (${query}) as mistake order by file, line, place limit ${limit}`);
  return rows.map((row) => ({ ...row, table: table.name, noun: table.noun }));
}

const origin = sql`row.staged_file as file, row.staged_line as line, row.staged_place as place`;

function columnsOf(alias: "row" | "other" | "again", columns: readonly string[]): Query {
  return join(columns.map((column) => sql`${identifier(alias)}.${identifier(column)}`));
}

function same(columns: readonly string[], others: readonly string[] = columns): Query {
  return join(
    columns.map((column, index) => sql`other.${identifier(others[index]!)} = row.${identifier(column)}`),
    sql` and `,
  );
}

/** What a person would call the row: the last part of its key. */
function calling({ key }: { key: readonly string[] }): Query {
  return sql`row.${identifier(key.at(-1)!)}::text`;
}

/** Much sooner known than which they are. */
async function hasRepeated(db: Queryable, table: StagedTable): Promise<boolean> {
  const key = columnsOf("row", table.key);
  const rows = await db.query(
    sql`select from ${table.staged} as row group by ${key} having count(*) > 1 limit 1`,
  );
  return rows.length > 0;
}

function repeated(table: StagedTable): Query {
  const key = columnsOf("row", table.key);
  return sql`
    select 'repeated' as kind, file, line, place, value from (
      select ${origin}, ${calling(table)} as value,
        row_number() over (partition by ${key} order by staged_file, staged_line, ctid) as occurrence
      from ${table.staged} as row
      where (${key}) in (select ${key} from ${table.staged} as row group by ${key} having count(*) > 1)
    ) as counted
    where occurrence > 1`;
}

function unknown(staging: Staging, table: StagedTable, reference: Reference): Query {
  const { columns, target, targetColumns } = reference;
  const column = columns.at(-1)!;
  const missing = [
    sql`not exists (select from staged_unusable as other
      where other.id = row.${identifier(column)} and other.school_id is not distinct from ${
      table.name === "schools" ? sql`row.id` : sql`row.school_id`
    })`,
  ];
  const staged = staging.find(target)?.staged;
  for (const place of [...(staged ? [staged] : []), ...(staging.isFirst ? [] : [identifier(target)])]) {
    missing.push(sql`not exists (select from ${place} as other where ${same(columns, targetColumns)})`);
  }
  const given = columns.map((column) => sql`row.${identifier(column)} is not null`);
  return sql`
    select 'unknown' as kind, ${origin}, ${column}::text as column, row.${identifier(column)}::text as value,
      ${nounOf(target)}::text as "targetNoun"
    from ${table.staged} as row
    where ${join([...given, ...missing], sql` and `)}`;
}

function nounOf(target: string): string {
  return dataTables.find(({ name }) => name === target)?.noun ?? target;
}

function takenByStaged(table: StagedTable, { of, column }: Unique): Query {
  const on = of(sql`row`);
  return sql`
    select 'taken' as kind, file, line, place, value, ${column}::text as column from (
      select ${origin}, row.${identifier(column)} as value,
        row_number() over (partition by ${on} order by staged_file, staged_line, ctid) as occurrence
      from ${table.staged} as row
      where (${on}) in (
        select ${on} from ${table.staged} as row group by ${on}
        having count(distinct (${columnsOf("row", table.key)})) > 1
      )
    ) as counted
    where occurrence > 1`;
}

function takenByStored(table: StagedTable, { of, column }: Unique): Query {
  return sql`
    select 'taken' as kind, ${origin}, row.${identifier(column)} as value, ${column}::text as column
    from ${table.staged} as row join ${identifier(table.name)} as other on (${of(sql`other`)}) = (${
    of(sql`row`)
  })
    where not (${same(table.key)})
      and not exists (
        select from ${table.staged} as again
        where (${columnsOf("again", table.key)}) = (${columnsOf("other", table.key)})
      )`;
}

/** None where the key is all there is. */
function different(table: StagedTable): Query[] {
  const columns = changeableColumns(table);
  if (columns.length === 0) return [];
  const differing = columns.map((column) => {
    const differs = sql`row.${identifier(column)} is distinct from other.${identifier(column)}`;
    const test = madeAtImport.includes(column)
      ? sql`row.${identifier(column)} is not null and ${differs}`
      : differs;
    return sql`case when ${test} then ${column}::text end`;
  });
  return [sql`
    select 'different' as kind, file, line, place, value, columns from (
      select ${origin}, ${calling(table)} as value, array_remove(array[${join(differing)}], null) as columns
      from ${table.staged} as row join ${identifier(table.name)} as other on ${same(table.key)}
    ) as compared
    where cardinality(columns) > 0`];
}

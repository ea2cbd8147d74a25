import type { Queryable } from "../database.ts";
import { identifier, join, type Query, sql } from "../sql.ts";
import { type DataTable, dataTables } from "./data_tables.ts";

/** Where a row came from, to be told when something is wrong with it. */
export interface Origin {
  /** Number of the file. */
  file: number;
  /** Line of the entry in it; 0 where the place says it. */
  line: number;
  /** Place in the file as the reader of it understands. */
  place: string;
}

/** A row on its way in: by the names of its columns, as JSON; bytes as PostgreSQL writes them (`\x00ff`). */
export type StagedRow = Record<string, unknown> & { origin: Origin };

/** A table with what waits to be put into it. */
export interface StagedTable extends DataTable {
  /** Columns that can be written; the primary key's among them. */
  columns: readonly string[];
  /** What columns refer to: never a column twice in the same order. */
  references: readonly Reference[];
  rows: number;
  /** The temporary table that holds them. */
  staged: Query;
}

/** A foreign key: these columns are those columns of a row of `target`. */
export interface Reference {
  columns: readonly string[];
  target: string;
  targetColumns: readonly string[];
}

/**
 * Rows that wait, in temporary tables of one transaction, until all of them are known and can be checked together: what
 * is staged costs no memory, and goes with the transaction.
 */
export class Staging {
  readonly #tables = new Map<string, StagedTable>();
  #catalog: Map<string, Pick<StagedTable, "columns" | "references">> | undefined;
  #isFirst = false;

  constructor(readonly db: Queryable) {}

  /** Call first: the checks of much data take longer than a statement usually may. */
  async begin(): Promise<void> {
    await this.db.query(sql`set local statement_timeout = 0`);
    // Between two statements a file is read, however slow it comes.
    await this.db.query(sql`set local idle_in_transaction_session_timeout = 0`);
    await this.db.query(sql`create temporary table staged_unusable (school_id text, id text) on commit drop`);
    this.#catalog = await readCatalog(this.db);
    this.#isFirst = (await this.db.query(sql`select from schools limit 1`)).length === 0;
  }

  /** Whether nothing at all was stored before: all data is some school's. */
  get isFirst(): boolean {
    return this.#isFirst;
  }

  /** The tables that rows wait for, each after those that it refers to. */
  get tables(): StagedTable[] {
    return dataTables.flatMap(({ name }) => this.#tables.get(name) ?? []);
  }

  find(name: string): StagedTable | undefined {
    return this.#tables.get(name);
  }

  /** Stages rows; a column that a row does not name is null. */
  async put(name: string, rows: readonly StagedRow[]): Promise<void> {
    const table = this.#tables.get(name) ?? await this.#create(name);
    const text = JSON.stringify(rows.map(({ origin, ...row }) => ({
      ...row,
      staged_file: origin.file,
      staged_line: origin.line,
      staged_place: origin.place,
    })));
    await this.db.query(sql`
      insert into ${table.staged}
      select * from json_populate_recordset(null::${table.staged}, ${text}::text::json)`);
    table.rows += rows.length;
  }

  /** Notes names of entries that cannot be staged, so that nobody is blamed for referring to them. */
  async putUnusable(ids: readonly { schoolId: string; id: string }[]): Promise<void> {
    await this.db.query(sql`
      insert into staged_unusable
      select * from unnest(${ids.map(({ schoolId }) => schoolId)}::text[], ${
      ids.map(({ id }) => id)
    }::text[])`);
  }

  async #create(name: string): Promise<StagedTable> {
    const facts = dataTables.find((table) => table.name === name);
    const catalog = this.#catalog?.get(name);
    if (!facts || !catalog) {
      throw new Error(`Cannot stage rows of ${name}: it is no table of a school's data`);
    }
    const table: StagedTable = { ...facts, ...catalog, rows: 0, staged: identifier(`staged_${name}`) };
    await this.db.query(sql`
      create temporary table ${table.staged} on commit drop as
      select ${
      join(table.columns.map(identifier))
    }, 0 as staged_file, 0::bigint as staged_line, '' as staged_place
      from ${identifier(name)} with no data`);
    this.#tables.set(name, table);
    return table;
  }
}

/** Columns that an import may change in a row that is stored already. */
export function changeableColumns({ columns, key, settledOnce }: StagedTable): string[] {
  return columns.filter((column) => !key.includes(column) && !settledOnce?.includes(column));
}

/** What the database knows of the tables: columns that are not generated, and foreign keys. */
async function readCatalog(
  db: Queryable,
): Promise<Map<string, Pick<StagedTable, "columns" | "references">>> {
  const names = dataTables.map(({ name }) => name);
  const tables = await db.query<{ name: string; columns: string[] }>(sql`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where pg_class.oid = any (${names}::text[]::regclass[])
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`);
  const references = await db.query<{ name: string } & Reference>(sql`
    select conrelid::regclass::text as name, confrelid::regclass::text as target,
      (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as "targetColumns"
    from pg_constraint
    where contype = 'f' and conrelid = any (${names}::text[]::regclass[])
    order by conrelid::regclass::text, conname`);
  return new Map(tables.map(({ name, columns }) => [name, {
    columns,
    // What is made of another column is as right as that.
    references: references.filter((reference) =>
      reference.name === name && reference.columns.every((column) => columns.includes(column))
    ),
  }]));
}

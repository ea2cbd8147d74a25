import type { Queryable } from "../../db/database.ts";
import { mergeStaged } from "../../db/school_data/merge.ts";
import { findMistakes } from "../../db/school_data/find_mistakes.ts";
import { Staging } from "../../db/school_data/staging.ts";
import { refreshStatistics } from "../../db/school_data/refresh_statistics.ts";
import type { Context } from "../context.ts";
import { describeStaged } from "./_describe_staged.ts";
import { EntryStager } from "./_entry_stager.ts";
import { MistakeList } from "./_mistake_list.ts";
import { readCsv } from "./_read_csv.ts";
import { readJson } from "./_read_json.ts";
import { readJsonLines } from "./_read_json_lines.ts";
import { type Found, NotText, type OnBytes, type SourceFile } from "./source_file.ts";

export interface ImportOptions {
  /** Whether what is stored already may be changed to what the files say; otherwise a difference is a mistake. */
  mayChange?: boolean;
  /** Told now and then how far it is. */
  onProgress?(progress: Progress): void;
}

/** How far an import is: bytes read, tables checked, rows stored. */
export interface Progress {
  step: "reading" | "checking" | "storing";
  done: number;
  total: number;
}

/** What came of one table's rows. */
export interface ImportedTable {
  /** `digital_products`. */
  table: string;
  made: number;
  changed: number;
  /** Those that were stored already, just so. */
  unchanged: number;
}

/**
 * Stores all that the files hold, or nothing. What is stored already is left alone: importing again changes nothing.
 *
 * Entries are staged in temporary tables as they are read, then checked together, then stored, so that memory does not
 * grow with their number.
 *
 * @returns what came of each table for which there was a row
 * @throws {ImportMistakes} with everything that is wrong
 */
export async function importSchoolData(
  context: Pick<Context, "db" | "clock">,
  files: readonly SourceFile[],
  options: ImportOptions = {},
): Promise<ImportedTable[]> {
  const imported = await context.db.transaction((db) =>
    importWithin({ db, clock: context.clock }, files, options)
  );
  await refreshStatistics(
    context.db,
    imported.filter(({ made, changed }) => made + changed >= 1_000).map(({ table }) => table),
  );
  return imported;
}

/** As {@link importSchoolData}, as a part of a transaction. */
export async function importWithin(
  { db, clock }: Pick<Context, "clock"> & { db: Queryable },
  files: readonly SourceFile[],
  { mayChange = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportedTable[]> {
  const staging = new Staging(db);
  await staging.begin();
  const mistakes = new MistakeList(files);
  await stageFiles(files, new EntryStager(staging, mistakes), mistakes, onProgress);
  onProgress({ step: "checking", done: 0, total: 1 });
  for (const mistake of await findMistakes(staging, { limit: MistakeList.max, mayChange })) {
    mistakes.add(describeStaged(mistake));
  }
  await mistakes.throwIfAny();
  onProgress({ step: "checking", done: 1, total: 1 });
  return await store(staging, { now: clock(), mayChange }, onProgress);
}

async function stageFiles(
  files: readonly SourceFile[],
  stager: EntryStager,
  mistakes: MistakeList,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const onBytes = (bytes: number) => onProgress({ step: "reading", done: done += bytes, total });
  // Documents first: they may say which school a list without one belongs to.
  const order = ["json", "jsonl", "csv"];
  const ordered = [...files.entries()].sort(([, a], [, b]) => order.indexOf(a.form) - order.indexOf(b.form));
  for (const [number, file] of ordered) {
    try {
      for await (const found of read(file, onBytes, stager.onlySchool)) {
        if ("wrong" in found) mistakes.add({ ...found, file: number, sentence: found.wrong });
        else await stager.stage(number, found);
      }
    } catch (error) {
      if (!(error instanceof NotText)) throw error;
      mistakes.add({ file: number, line: 0, place: "", sentence: "is not UTF-8" });
    }
  }
  await stager.flush();
}

function read(file: SourceFile, onBytes: OnBytes, onlySchool: string | undefined): AsyncGenerator<Found> {
  switch (file.form) {
    case "json":
      return readJson(file, onBytes);
    case "jsonl":
      return readJsonLines(file, onBytes);
    case "csv":
      return readCsv(file, onBytes, onlySchool);
  }
}

async function store(
  staging: Staging,
  options: { now: Date; mayChange: boolean },
  onProgress: (progress: Progress) => void,
): Promise<ImportedTable[]> {
  const total = staging.tables.reduce((sum, { rows }) => sum + rows, 0);
  let before = 0;
  const imported: ImportedTable[] = [];
  for (const table of staging.tables) {
    let sum = { made: 0, changed: 0, rows: 0 };
    for await (sum of mergeStaged(staging, table, options)) {
      onProgress({ step: "storing", done: before + sum.rows, total });
    }
    before += table.rows;
    const { made, changed } = sum;
    imported.push({ table: table.name, made, changed, unchanged: table.rows - made - changed });
  }
  return imported;
}

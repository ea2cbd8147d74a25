import type { StagedRow, Staging } from "../../db/school_data/staging.ts";
import { complainOfAll, complainOfText } from "./_mistakes_of.ts";
import type { MistakeList } from "./_mistake_list.ts";
import type { Complain, Put } from "./list.ts";
import { findList, schools } from "./lists/mod.ts";
import type { FoundEntry } from "./source_file.ts";

const rowsOfStatement = 1_000;
const charactersOfStatement = 4_000_000;

/** Checks entries one by one and stages the rows they stand for, many with a statement. */
export class EntryStager {
  readonly #waiting = new Map<string, { rows: StagedRow[]; characters: number }>();
  #unusable: { schoolId: string; id: string }[] = [];
  /** Folders that were put: each may be named by many entries. */
  readonly #folders = new Set<string>();
  readonly #schools = new Set<string>();

  constructor(readonly staging: Staging, readonly mistakes: MistakeList) {}

  /** The school of the files where they hold but one. */
  get onlySchool(): string | undefined {
    const [only] = this.#schools;
    return this.#schools.size === 1 ? only : undefined;
  }

  async stage(file: number, { list: name, schoolId, value, line, place }: FoundEntry): Promise<void> {
    const list = findList(name)!;
    let isWrong = false;
    const complain: Complain = (within, sentence) => {
      isWrong = true;
      this.mistakes.add({ file, line, place: joined(place, within), sentence });
    };
    if (!list.isEntry(value)) complainOfAll(list.entry, value, "", complain);
    else complainOfText(value, "", complain);
    const rows: Parameters<Put>[] = [];
    if (!isWrong) list.rows(value as never, (...row) => void rows.push(row), complain);
    if (!isWrong) {
      const id = list === schools ? undefined : schoolId;
      for (const [table, row, within = ""] of rows) {
        this.#put(table, id, row, { file, line, place: joined(place, within) });
      }
    }
    if (list === schools) this.#noteSchool(value);
    // Whoever refers to it is not to blame.
    if (isWrong) this.#noteNames(list === schools ? undefined : schoolId, value);
    await this.flush(rowsOfStatement, charactersOfStatement);
  }

  /** Stages what waits: all of it, or of the tables for which that much does. */
  async flush(rowsMin = 1, charactersMin = Infinity): Promise<void> {
    for (const [table, { rows, characters }] of this.#waiting) {
      if (rows.length < rowsMin && characters < charactersMin) continue;
      this.#waiting.delete(table);
      await this.staging.put(table, rows);
    }
    if (this.#unusable.length >= rowsMin) {
      await this.staging.putUnusable(this.#unusable);
      this.#unusable = [];
    }
  }

  #put(
    table: string,
    schoolId: string | undefined,
    row: Record<string, unknown>,
    origin: StagedRow["origin"],
  ): void {
    if (table === "video_folders") {
      const folder = JSON.stringify([schoolId, row.path]);
      if (this.#folders.has(folder)) return;
      this.#folders.add(folder);
    }
    let waiting = this.#waiting.get(table);
    if (!waiting) this.#waiting.set(table, waiting = { rows: [], characters: 0 });
    waiting.rows.push(schoolId === undefined ? { ...row, origin } : { school_id: schoolId, ...row, origin });
    for (const field of Object.values(row)) {
      if (typeof field === "string") waiting.characters += field.length;
    }
  }

  #noteSchool(value: unknown): void {
    const id = (value as { id?: unknown } | null)?.id;
    if (typeof id === "string") this.#schools.add(id);
  }

  #noteNames(schoolId: string | undefined, value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner !== "string") this.#noteNames(schoolId, inner);
      else if (/^(id|productId|path|code)$/.test(field) && inner.length <= 1000) {
        this.#unusable.push({ schoolId: schoolId ?? inner, id: inner.replaceAll("\0", "") });
      }
    }
  }
}

function joined(place: string, within: string): string {
  if (place === "" || within === "") return place + within;
  return `${place}.${within}`;
}

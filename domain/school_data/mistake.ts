/** What is wrong in an import file, and where. */
export interface Mistake {
  /** The file's name. */
  file: string;
  /** Line in it, from 1; 0 where that is unknown. */
  line: number;
  /** Place in it: `schools[0].users[3].email`; empty where it is the whole. */
  place: string;
  /** What is wrong with that: `must be …`. */
  sentence: string;
}

/** Nothing was imported, for these reasons: all that there are, or the first of very many. */
export class ImportMistakes extends Error {
  override name = "ImportMistakes";
  constructor(readonly mistakes: readonly Mistake[], readonly total: number) {
    super(`Cannot import: ${total === 1 ? "there is a mistake" : `there are ${total} mistakes`}`);
  }
}

/** One line for people. */
export function describeMistake({ file, line, place, sentence }: Mistake): string {
  return `${file}${line > 0 ? `:${line}` : ""}: ${place === "" ? "" : `${place} `}${sentence}`;
}

import { linesInJson } from "./_lines_in_json.ts";
import { ImportMistakes, type Mistake } from "./mistake.ts";
import { readText, type SourceFile } from "./source_file.ts";

/** A mistake in the file of that number. */
export type NumberedMistake = Omit<Mistake, "file"> & { file: number };

/** Locating them takes much more memory than the document itself. */
const locatedBytesMax = 33_554_432;

/** The mistakes of an import, of which very many are only counted. */
export class MistakeList {
  static readonly max = 1_000;
  readonly #files: readonly SourceFile[];
  readonly #mistakes: NumberedMistake[] = [];
  #total = 0;

  constructor(files: readonly SourceFile[]) {
    this.#files = files;
  }

  add({ file, line, place, sentence }: NumberedMistake): void {
    this.#total++;
    if (this.#mistakes.length < MistakeList.max) this.#mistakes.push({ file, line, place, sentence });
  }

  /** @throws {ImportMistakes} */
  async throwIfAny(): Promise<void> {
    if (this.#total === 0) return;
    for (const [number, file] of this.#files.entries()) {
      if (file.form === "json" && file.bytes <= locatedBytesMax) await this.#locate(number, file);
    }
    const sorted = this.#mistakes.toSorted((a, b) => a.file - b.file || a.line - b.line);
    throw new ImportMistakes(
      sorted.map((mistake) => ({ ...mistake, file: this.#files[mistake.file]!.name })),
      this.#total,
    );
  }

  /** Of a document only places are known so far. */
  async #locate(number: number, file: SourceFile): Promise<void> {
    const here = this.#mistakes.filter((mistake) =>
      mistake.file === number && mistake.line === 0 && mistake.place
    );
    if (here.length === 0) return;
    const pieces: string[] = [];
    for await (const piece of readText(file, () => {})) pieces.push(piece);
    const lines = linesInJson(pieces.join(""), here.map(({ place }) => place));
    here.forEach((mistake, index) => mistake.line = lines[index]!);
  }
}

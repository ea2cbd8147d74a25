/** A file to import, whatever it lies on. */
export interface SourceFile {
  /** For people. */
  name: string;
  form: SourceForm;
  /** Its size. */
  bytes: number;
  /** Opens it from its beginning; more than once, where there are mistakes in it. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** One document; an entry a line; a list of which each line is an entry. */
export type SourceForm = "json" | "jsonl" | "csv";

/** The form that a file's name says; undefined for none. */
export function formOf(name: string): SourceForm | undefined {
  return (["json", "jsonl", "csv"] as const).find((form) => name.toLowerCase().endsWith(`.${form}`));
}

/** What a reader finds in a file: an entry of a list, or something that is none. */
export type Found = FoundEntry | { wrong: string; line: number; place: string };

/** An entry as it came. */
export interface FoundEntry {
  list: string;
  /** The school it belongs to; undefined in the list of schools itself. */
  schoolId: string | undefined;
  value: unknown;
  /** 0 where only {@link place} says where it stands. */
  line: number;
  place: string;
}

/** Told about bytes as they are read. */
export type OnBytes = (bytes: number) => void;

/** The bytes of a file are no text. */
export class NotText extends Error {
  override name = "NotText";
}

/** The text of a file, in pieces. @throws {NotText} where it is not UTF-8 */
export async function* readText(file: SourceFile, onBytes: OnBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw new NotText("it is not UTF-8", { cause: error });
    }
  };
  for await (const bytes of await file.open()) {
    onBytes(bytes.length);
    const text = decode(bytes);
    if (text !== "") yield text;
  }
  decode();
}

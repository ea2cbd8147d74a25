import { Reader } from "./reader.ts";
import { Writer } from "./writer.ts";

/** Section ids (WebAssembly specification, 5.5.2). */
export const sectionId = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
  tag: 13,
} as const;

/** The order in which sections stand, each at most once; custom sections stand anywhere. */
export const sectionOrder: readonly number[] = [
  sectionId.type,
  sectionId.import,
  sectionId.function,
  sectionId.table,
  sectionId.memory,
  sectionId.tag,
  sectionId.global,
  sectionId.export,
  sectionId.start,
  sectionId.element,
  sectionId.dataCount,
  sectionId.code,
  sectionId.data,
];

export interface Section {
  id: number;
  contents: Reader;
}

const preamble = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** Goes through the sections of a module and checks their order. */
export function* readSections(bytes: Uint8Array): Generator<Section> {
  const reader = new Reader(bytes);
  for (const [offset, byte] of preamble.entries()) {
    if (reader.byte() !== byte) {
      reader.fail(offset < 4 ? "it does not begin as a module" : "its version is not 1", -1);
    }
  }
  let last = -1;
  while (!reader.atEnd) {
    const id = reader.byte();
    if (id !== sectionId.custom) {
      const position = sectionOrder.indexOf(id);
      if (position < 0) reader.fail(`${id} is no section`, -1);
      if (position <= last) reader.fail(`section ${id} stands twice or in the wrong place`, -1);
      last = position;
    }
    const contents = reader.part(reader.count());
    yield { id, contents };
  }
}

export function writePreamble(writer: Writer): void {
  for (const byte of preamble) writer.byte(byte);
}

/**
 * Writes a section with what `write` puts into it.
 *
 * @param capacity about as many bytes as that will be
 */
export function writeSection(
  writer: Writer,
  id: number,
  write: (contents: Writer) => void,
  capacity?: number,
): void {
  const contents = new Writer(capacity);
  write(contents);
  writer.byte(id);
  writer.sized(contents.view());
}

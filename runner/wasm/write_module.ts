import type { Module } from "./module.ts";
import { sectionId, writePreamble, writeSection } from "./section.ts";
import { writeFunctionBody } from "./sections/code.ts";
import { writeDataSegment } from "./sections/data.ts";
import { writeElementSegment } from "./sections/element.ts";
import { writeExport } from "./sections/export.ts";
import { writeGlobal } from "./sections/global.ts";
import { writeImport } from "./sections/import.ts";
import { writeMemory } from "./sections/memory.ts";
import { writeTable } from "./sections/table.ts";
import { writeTag } from "./sections/tag.ts";
import { writeFunctionType } from "./sections/type.ts";
import { Writer } from "./writer.ts";

/** Writes a module in the binary format. Checks nothing. */
export function writeModule(module: Module): Uint8Array<ArrayBuffer> {
  // A writer that grows copies all that it holds, which for a compiler of 75 MB takes longer than all the rest.
  const codeBytes = sizeOf(module.bodies);
  const dataBytes = sizeOf(module.data.map(({ bytes }) => bytes));
  const writer = new Writer(codeBytes + dataBytes + (1 << 16));
  const vector = <Item>(
    id: number,
    items: readonly Item[],
    write: (writer: Writer, item: Item) => void,
    bytes?: number,
  ) => {
    if (items.length > 0) writeSection(writer, id, (contents) => contents.vector(items, write), bytes);
  };
  const number = (id: number, value: number | undefined) => {
    if (value !== undefined) writeSection(writer, id, (contents) => contents.u32(value));
  };
  writePreamble(writer);
  vector(sectionId.type, module.types, writeFunctionType);
  vector(sectionId.import, module.imports, writeImport);
  vector(sectionId.function, module.functions, (writer, type) => writer.u32(type));
  vector(sectionId.table, module.tables, writeTable);
  vector(sectionId.memory, module.memories, writeMemory);
  vector(sectionId.tag, module.tags, writeTag);
  vector(sectionId.global, module.globals, writeGlobal);
  vector(sectionId.export, module.exports, writeExport);
  number(sectionId.start, module.start);
  vector(sectionId.element, module.elements, writeElementSegment);
  number(sectionId.dataCount, module.dataCount);
  vector(sectionId.code, module.bodies, writeFunctionBody, codeBytes);
  vector(sectionId.data, module.data, writeDataSegment, dataBytes);
  return writer.toBytes();
}

/** Bytes of all parts, with room for what stands in front of each. */
function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length + 16, 16);
}

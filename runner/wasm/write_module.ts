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
  const writer = new Writer(1 << 16);
  const vector = <Item>(id: number, items: readonly Item[], write: (writer: Writer, item: Item) => void) => {
    if (items.length > 0) writeSection(writer, id, (contents) => contents.vector(items, write));
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
  vector(sectionId.code, module.bodies, writeFunctionBody);
  vector(sectionId.data, module.data, writeDataSegment);
  return writer.toBytes();
}

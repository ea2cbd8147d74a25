import { checkIndices } from "./_check_indices.ts";
import { emptyModule, type Module } from "./module.ts";
import { Reader } from "./reader.ts";
import { readSections, sectionId } from "./section.ts";
import { readFunctionBody } from "./sections/code.ts";
import { readDataSegment } from "./sections/data.ts";
import { readElementSegment } from "./sections/element.ts";
import { readExport } from "./sections/export.ts";
import { readGlobal } from "./sections/global.ts";
import { readImport } from "./sections/import.ts";
import { readMemory } from "./sections/memory.ts";
import { readTable } from "./sections/table.ts";
import { readTag } from "./sections/tag.ts";
import { readFunctionType } from "./sections/type.ts";

/**
 * Reads a module, except for the instructions of its functions ({@link InstructionReader} reads those), and checks every
 * index outside them. Takes time and memory in proportion to the bytes, whatever they say.
 *
 * Throws {@link MalformedModule} and {@link UnsupportedFeature}.
 */
export function readModule(bytes: Uint8Array): Module {
  const module = emptyModule();
  for (const { id, contents } of readSections(bytes)) {
    if (id === sectionId.custom) continue;
    readSection(module, id, contents);
    if (!contents.atEnd) contents.fail("a section is longer than what it holds");
  }
  checkIndices(module, new Reader(bytes.subarray(bytes.length), bytes.length));
  return module;
}

function readSection(module: Module, id: number, reader: Reader): void {
  switch (id) {
    case sectionId.type:
      module.types = reader.vector(readFunctionType);
      break;
    case sectionId.import:
      module.imports = reader.vector(readImport, 4);
      break;
    case sectionId.function:
      module.functions = reader.vector((reader) => reader.u32());
      break;
    case sectionId.table:
      module.tables = reader.vector(readTable, 3);
      break;
    case sectionId.memory:
      module.memories = reader.vector(readMemory, 2);
      if (module.memories.length > 1) reader.refuse("more than one memory");
      break;
    case sectionId.tag:
      module.tags = reader.vector(readTag, 2);
      break;
    case sectionId.global:
      module.globals = reader.vector(readGlobal, 3);
      break;
    case sectionId.export:
      module.exports = reader.vector(readExport, 3);
      break;
    case sectionId.start:
      module.start = reader.u32();
      break;
    case sectionId.element:
      module.elements = reader.vector(readElementSegment, 2);
      break;
    case sectionId.dataCount:
      module.dataCount = reader.u32();
      break;
    case sectionId.code:
      module.bodies = reader.vector(readFunctionBody, 2);
      break;
    case sectionId.data:
      module.data = reader.vector(readDataSegment, 2);
      break;
  }
}

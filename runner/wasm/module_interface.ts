import { emptyModule, indexSpaces } from "./module.ts";
import type { Module } from "./module.ts";
import { readSections, sectionId } from "./section.ts";
import { type Export, readExport } from "./sections/export.ts";
import { type Import, readImport } from "./sections/import.ts";
import { type FunctionType, readFunctionType } from "./sections/type.ts";

/** What a module asks for and what it offers. */
export interface ModuleInterface {
  imports: Import[];
  exports: Export[];
  /** Types of the imported functions, in the order of the imports. */
  importedFunctionTypes: FunctionType[];
}

/**
 * Lists a module's imports and exports and reads nothing else.
 *
 * Throws {@link MalformedModule} and {@link UnsupportedFeature}.
 */
export function moduleInterface(bytes: Uint8Array): ModuleInterface {
  const module: Module = emptyModule();
  for (const { id, contents } of readSections(bytes)) {
    if (id === sectionId.type) module.types = contents.vector(readFunctionType);
    else if (id === sectionId.import) module.imports = contents.vector(readImport, 4);
    else if (id === sectionId.export) module.exports = contents.vector(readExport, 3);
    if (id === sectionId.import) {
      for (const type of indexSpaces(module).functions) {
        if (type >= module.types.length) contents.fail(`there is no type ${type}`);
      }
    }
  }
  const importedFunctionTypes = indexSpaces(module).functions.map((type) => module.types[type]!);
  return { imports: module.imports, exports: module.exports, importedFunctionTypes };
}

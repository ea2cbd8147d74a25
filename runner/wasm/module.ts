import type { Reader } from "./reader.ts";
import type { FunctionBody } from "./sections/code.ts";
import type { DataSegment } from "./sections/data.ts";
import type { ElementSegment } from "./sections/element.ts";
import type { Export } from "./sections/export.ts";
import type { Global, GlobalType } from "./sections/global.ts";
import type { ExternalKind, Import } from "./sections/import.ts";
import type { Memory } from "./sections/memory.ts";
import type { Table } from "./sections/table.ts";
import type { Tag } from "./sections/tag.ts";
import type { FunctionType } from "./sections/type.ts";

/**
 * A module, section by section (WebAssembly specification, 5.5). Custom sections are left out. Bodies, expressions and
 * data are views of the bytes that were read.
 */
export interface Module {
  types: FunctionType[];
  imports: Import[];
  /** Type of each function that the module defines; `bodies` holds as many. */
  functions: number[];
  tables: Table[];
  memories: Memory[];
  tags: Tag[];
  globals: Global[];
  exports: Export[];
  /** Function that runs when the module starts. */
  start: number | undefined;
  elements: ElementSegment[];
  /** Number of data segments, if the module says it before the code. */
  dataCount: number | undefined;
  bodies: FunctionBody[];
  data: DataSegment[];
}

/** A module with nothing in it. */
export function emptyModule(): Module {
  return {
    types: [],
    imports: [],
    functions: [],
    tables: [],
    memories: [],
    tags: [],
    globals: [],
    exports: [],
    start: undefined,
    elements: [],
    dataCount: undefined,
    bodies: [],
    data: [],
  };
}

/** What instructions of a module may refer to by index: what was imported first, then what the module defines. */
export interface IndexSpaces {
  /** Type index of each function. */
  functions: number[];
  tables: Table[];
  memories: Memory[];
  globals: GlobalType[];
  tags: Tag[];
  /** How many of the functions are imported. */
  importedFunctions: number;
}

export function indexSpaces(module: Module): IndexSpaces {
  const spaces: IndexSpaces = {
    functions: [],
    tables: [],
    memories: [],
    globals: [],
    tags: [],
    importedFunctions: 0,
  };
  for (const { description } of module.imports) {
    if (description.kind === "function") spaces.functions.push(description.type);
    else if (description.kind === "table") spaces.tables.push(description.table);
    else if (description.kind === "memory") spaces.memories.push(description.memory);
    else if (description.kind === "global") spaces.globals.push(description.global);
    else spaces.tags.push(description.tag);
  }
  spaces.importedFunctions = spaces.functions.length;
  // A loop, because a spread of a million arguments overflows the host's stack.
  for (const type of module.functions) spaces.functions.push(type);
  for (const table of module.tables) spaces.tables.push(table);
  for (const memory of module.memories) spaces.memories.push(memory);
  for (const global of module.globals) spaces.globals.push(global);
  for (const tag of module.tags) spaces.tags.push(tag);
  return spaces;
}

/** How many things of a kind there are to refer to. */
export function countOf(spaces: IndexSpaces, kind: ExternalKind): number {
  const lists: Record<ExternalKind, readonly unknown[]> = {
    function: spaces.functions,
    table: spaces.tables,
    memory: spaces.memories,
    global: spaces.globals,
    tag: spaces.tags,
  };
  return lists[kind].length;
}

/** Throws unless `index` is less than `count`. */
export function checkIndex(reader: Reader, what: string, index: number, count: number): void {
  if (index >= count) reader.fail(`there is no ${what} ${index}`);
}

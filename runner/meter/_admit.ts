import type { Module } from "../wasm/module.ts";
import type { Memory } from "../wasm/sections/memory.ts";
import type { Table } from "../wasm/sections/table.ts";
import { functionTypeKey } from "../wasm/sections/type.ts";
import { NotMeterable } from "./_not_meterable.ts";
import { reservedPrefix } from "./exports.ts";
import type { MeterOptions } from "./mod.ts";

const tableElementsMaxByDefault = 1 << 20;

/** The module with its memory and tables limited. Refuses what may not be imported or exported, and what starts out too large. */
export function admit(module: Module, options: MeterOptions): Module {
  checkImports(module, options);
  checkExports(module);
  return {
    ...module,
    tables: limitTables(module.tables, options.tableElementsMax ?? tableElementsMaxByDefault),
    memories: module.memories.map((memory) => limitMemory(memory, options.memoryPagesMax)),
  };
}

function checkImports({ imports, types }: Module, { allowImport }: MeterOptions): void {
  for (const { module, name, description } of imports) {
    const what = `${JSON.stringify(module)} ${JSON.stringify(name)}`;
    if (description.kind !== "function") throw new NotMeterable(`it imports the ${description.kind} ${what}`);
    const type = types[description.type]!;
    if (!allowImport(module, name, type)) {
      throw new NotMeterable(`it imports ${what} (${functionTypeKey(type)}), which there is not`);
    }
  }
}

function checkExports({ exports }: Module): void {
  for (const { name } of exports) {
    if (name.startsWith(reservedPrefix)) {
      throw new NotMeterable(
        `it exports ${JSON.stringify(name)}, and names with ${reservedPrefix} are reserved`,
      );
    }
  }
}

function limitMemory({ min, max = Infinity }: Memory, pagesMax: number): Memory {
  if (min > pagesMax) {
    throw new NotMeterable(`its memory starts with ${min} pages of 64 KiB, and ${pagesMax} are allowed`);
  }
  return { min, max: Math.min(max, pagesMax) };
}

/** Each table gets the same share. */
function limitTables(tables: Table[], elementsMax: number): Table[] {
  const share = Math.floor(elementsMax / tables.length);
  return tables.map(({ type, limits: { min, max = Infinity } }) => {
    if (min > share) throw new NotMeterable(`a table starts with ${min} elements, and ${share} are allowed`);
    return { type, limits: { min, max: Math.min(max, share) } };
  });
}

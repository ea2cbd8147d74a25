import type { Module } from "../wasm/module.ts";
import { opcodeOf } from "../wasm/opcodes.ts";
import type { Global } from "../wasm/sections/global.ts";
import type { Memory } from "../wasm/sections/memory.ts";
import type { Table } from "../wasm/sections/table.ts";
import { functionTypeKey } from "../wasm/sections/type.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import { engineLimits } from "./_engine_limits.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { NotMeterable } from "./_not_meterable.ts";
import type { Means } from "./_spill.ts";
import { fuelExport, memoryPagesExport, reservedPrefix, stackBytesExport, startExport } from "./exports.ts";
import type { MeterOptions } from "./mod.ts";

const tableElementsMaxByDefault = 1 << 20;

/**
 * The module with all that metering changes outside of function bodies: our globals and exports added behind its own, memory and
 * tables limited, its start function turned into an export. Refuses what may not be imported or exported.
 */
export function outfit(module: Module, options: MeterOptions): { metered: Module; means: Means } {
  checkImports(module, options);
  checkExports(module);
  const first = module.globals.length;
  const metered: Module = {
    ...module,
    types: module.types.slice(),
    tables: limitTables(module.tables, options.tableElementsMax ?? tableElementsMaxByDefault),
    memories: module.memories.map((memory) => limitMemory(memory, options.memoryPagesMax)),
    globals: [...module.globals, counter(valueType.i64), counter(valueType.i32), counter(valueType.i32)],
    exports: [
      ...module.exports,
      { name: fuelExport, kind: "global", index: first },
      { name: stackBytesExport, kind: "global", index: first + 1 },
      { name: memoryPagesExport, kind: "global", index: first + 2 },
    ],
    start: undefined,
  };
  if (module.start !== undefined) {
    metered.exports.push({ name: startExport, kind: "function", index: module.start });
  }
  if (metered.globals.length > engineLimits.globalsMax) throw new NotMeterable("it has too many globals");
  if (metered.exports.length > engineLimits.exportsMax) throw new NotMeterable("it has too many exports");
  const means = {
    fuelGlobal: first,
    stackGlobal: first + 1,
    pagesGlobal: first + 2,
    blockType: blockTypes(metered),
  };
  return { metered, means };
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

function limitTables(tables: Table[], elementsMax: number): Table[] {
  const share = Math.floor(elementsMax / tables.length);
  return tables.map(({ type, limits: { min, max = Infinity } }) => {
    if (min > share) throw new NotMeterable(`a table starts with ${min} elements, and ${share} are allowed`);
    return { type, limits: { min, max: Math.min(max, share) } };
  });
}

function counter(type: ValueType): Global {
  const zero = type === valueType.i64 ? "i64.const" : "i32.const";
  return { type, mutable: true, initial: Uint8Array.of(opcodeOf(zero), 0, opcodeOf("end")) };
}

/** Finds or adds types without parameters, for blocks that give several results. */
function blockTypes(metered: Module): Means["blockType"] {
  const known = new Map<string, number>();
  metered.types.forEach((type, index) => {
    const key = functionTypeKey(type);
    if (!known.has(key)) known.set(key, index);
  });
  return ({ type: { results } }: FunctionPlan) => {
    const type = { params: [], results };
    const key = functionTypeKey(type);
    const index = known.get(key) ?? metered.types.push(type) - 1;
    if (metered.types.length > engineLimits.typesMax) throw new NotMeterable("it has too many types");
    known.set(key, index);
    return index;
  };
}

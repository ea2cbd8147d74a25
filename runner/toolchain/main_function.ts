import { Reader } from "../wasm/reader.ts";
import { readSections, type Section, sectionId } from "../wasm/section.ts";
import { readImport } from "../wasm/sections/import.ts";
import { type FunctionType, readFunctionType } from "../wasm/sections/type.ts";

/** `main` as one object file defines it. */
export interface MainFunction {
  /**
   * Clang names it by its parameters (the tool conventions' "C ABI", "program entry"): `__main_void` without any,
   * `__main_argc_argv` with the usual two, `main` where it has another shape.
   */
  symbol: "__main_void" | "__main_argc_argv" | "main";
  type: FunctionType;
}

/** Finds `main` in an object file of clang's; null when it defines none that a linker could see. */
export function findMain(object: Uint8Array): MainFunction | null {
  const types: FunctionType[] = [];
  const functions: number[] = [];
  let found: { symbol: MainFunction["symbol"]; index: number } | null = null;
  for (const section of readSections(object)) {
    const { contents } = section;
    if (section.id === sectionId.type) types.push(...contents.vector(readFunctionType));
    else if (section.id === sectionId.import) {
      for (const { description } of contents.vector(readImport)) {
        if (description.kind === "function") functions.push(description.type);
      }
    } else if (section.id === sectionId.function) {
      contents.vector((reader) => functions.push(reader.u32()));
    } else if (isLinking(section)) found = findSymbol(contents);
  }
  const type = found === null ? undefined : types[functions[found.index] ?? -1];
  return found === null || type === undefined ? null : { symbol: found.symbol, type };
}

function isLinking({ id, contents }: Section): boolean {
  return id === sectionId.custom && contents.name() === "linking";
}

// Object file linking, "Linking Metadata Section" and "Symbol Table" (tool conventions).
const linkingVersion = 2;
const symbolTable = 8;
const kinds = { function: 0, data: 1, global: 2, section: 3, tag: 4, table: 5 } as const;
const flags = { local: 0x02, undefined: 0x10, explicitName: 0x40 } as const;

function findSymbol(linking: Reader): { symbol: MainFunction["symbol"]; index: number } | null {
  if (linking.u32() !== linkingVersion) linking.fail("the linking section is of another version", -1);
  let found: { symbol: MainFunction["symbol"]; index: number } | null = null;
  while (!linking.atEnd) {
    const kind = linking.byte();
    const table = linking.part(linking.u32());
    if (kind !== symbolTable) continue;
    for (let count = table.count(); count > 0; count--) {
      const { name, index } = readSymbol(table);
      // With `int main(void)` there are three names for one function; the most telling one wins.
      if (index === null || !isMain(name)) continue;
      if (found === null || found.symbol === "main") found = { symbol: name, index };
    }
  }
  return found;
}

/** A symbol; `index` is null unless it is a function that other objects can see and that this one defines. */
function readSymbol(table: Reader): { name: string; index: number | null } {
  const kind = table.byte();
  const bits = table.u32();
  if (kind === kinds.section) return { name: "", index: table.u32() && null };
  if (kind === kinds.data) {
    const name = table.name();
    if (!(bits & flags.undefined)) { for (let i = 0; i < 3; i++) table.u32(); }
    return { name, index: null };
  }
  const index = table.u32();
  const name = bits & flags.undefined && !(bits & flags.explicitName) ? "" : table.name();
  const isOurs = kind === kinds.function && !(bits & (flags.undefined | flags.local));
  return { name, index: isOurs ? index : null };
}

function isMain(name: string): name is MainFunction["symbol"] {
  return name === "main" || name === "__main_void" || name === "__main_argc_argv";
}

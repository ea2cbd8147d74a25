import type { Reader } from "../wasm/reader.ts";
import { readSections, type Section, sectionId } from "../wasm/section.ts";
import { type ExternalKind, readImport } from "../wasm/sections/import.ts";
import { type FunctionType, readFunctionType } from "../wasm/sections/type.ts";

/** What linking needs to know of an object file of clang's. */
export interface ObjectFile {
  types: FunctionType[];
  /** The type of each function, imported ones first. */
  functions: number[];
  symbols: ObjectSymbol[];
}

/** A name of an object file's (tool conventions, "Linking", "Symbol Table"). */
export interface ObjectSymbol {
  name: string;
  kind: "function" | "data" | "global" | "tag" | "table";
  /** Whether this object defines it; otherwise it needs it from another. */
  isDefined: boolean;
  /** Whether other objects cannot see it. */
  isLocal: boolean;
  /** Among those of its kind; null for data. */
  index: number | null;
}

/** @throws {MalformedModule | UnsupportedFeature} for what is none, which assembly can make. */
export function readObjectFile(bytes: Uint8Array): ObjectFile {
  const object: ObjectFile = { types: [], functions: [], symbols: [] };
  const imported: Imported = { function: [], table: [], memory: [], global: [], tag: [] };
  for (const section of readSections(bytes)) {
    const { contents } = section;
    if (section.id === sectionId.type) object.types.push(...contents.vector(readFunctionType));
    else if (section.id === sectionId.import) {
      for (const { name, description } of contents.vector(readImport)) {
        imported[description.kind].push(name);
        if (description.kind === "function") object.functions.push(description.type);
      }
    } else if (section.id === sectionId.function) {
      contents.vector((reader) => object.functions.push(reader.u32()));
    } else if (isLinking(section)) object.symbols.push(...readSymbolTables(contents, imported));
  }
  return object;
}

/** Names of what is imported, by kind. */
type Imported = Record<ExternalKind, string[]>;

function isLinking({ id, contents }: Section): boolean {
  return id === sectionId.custom && contents.name() === "linking";
}

const linkingVersion = 2;
const symbolTable = 8;
const kinds = ["function", "data", "global", "section", "tag", "table"] as const;
const flags = { local: 0x02, undefined: 0x10, explicitName: 0x40 } as const;

function readSymbolTables(linking: Reader, imported: Imported): ObjectSymbol[] {
  if (linking.u32() !== linkingVersion) linking.fail("the linking section is of another version", -1);
  const symbols: ObjectSymbol[] = [];
  while (!linking.atEnd) {
    const kind = linking.byte();
    const table = linking.part(linking.u32());
    if (kind !== symbolTable) continue;
    for (let count = table.count(); count > 0; count--) {
      const symbol = readSymbol(table, imported);
      if (symbol !== null) symbols.push(symbol);
    }
  }
  return symbols;
}

/** Null for a section's, which has no name. */
function readSymbol(table: Reader, imported: Imported): ObjectSymbol | null {
  const kind = kinds[table.byte()] ?? table.fail("a symbol is of no known kind", -1);
  const bits = table.u32();
  const isDefined = !(bits & flags.undefined);
  const isLocal = (bits & flags.local) !== 0;
  if (kind === "section") {
    table.u32();
    return null;
  }
  if (kind === "data") {
    const name = table.name();
    // Where it lies: segment, offset, size.
    if (isDefined) { for (let i = 0; i < 3; i++) table.u32(); }
    return { name, kind, isDefined, isLocal, index: null };
  }
  const index = table.u32();
  const isNamed = isDefined || (bits & flags.explicitName) !== 0;
  const name = isNamed ? table.name() : imported[kind][index] ?? table.fail("a symbol names no import", -1);
  return { name, kind, isDefined, isLocal, index };
}

import { globalsOf } from "./expression.ts";
import { InstructionReader } from "./instruction_reader.ts";
import { indexSpaces, type Module } from "./module.ts";
import { immediates, immediatesOf, opcodeName } from "./opcodes.ts";
import { type FunctionBody, readLocals, writeLocals } from "./sections/code.ts";
import type { ElementSegment } from "./sections/element.ts";
import type { Import } from "./sections/import.ts";
import { writeOpcode } from "./write_opcode.ts";
import { Writer } from "./writer.ts";

/**
 * One module of two that were linked for the same memory and the same table, each satisfying what the other imports from
 * `env`: `base` owns memory and table, `addition` imports both and was placed where `base` has nothing. A global that both
 * export under one name is `base`'s; so the stack pointer is shared. What neither has stays imported, once.
 *
 * Throws an `Error` for what does not fit together: an import of `env` that nobody exports, an addition that is more than
 * functions, data and elements.
 */
export function mergeModules(base: Module, addition: Module): Module {
  const [baseFunctions, additionFunctions, imports] = placeFunctions(base, addition);
  const types = (index: number) => base.types.length + index;
  const globals = sharedGlobals(base, addition);
  const additionMaps = { functions: additionFunctions, types, globals };
  const baseMaps = { functions: baseFunctions, types: same, globals: same };
  const elements = [
    ...base.elements.map((segment) => mapElements(segment, baseFunctions)),
    ...addition.elements.map((segment) => mapElements(segment, additionFunctions)),
  ];
  const { importedFunctions } = indexSpaces(addition);
  return {
    ...base,
    types: [...base.types, ...addition.types],
    imports,
    functions: [...base.functions, ...addition.functions.map(types)],
    tables: base.tables.map(({ type }) => ({ type, limits: tableLimits(base, elements) })),
    exports: [
      ...base.exports.map((one) =>
        one.kind === "function" ? { ...one, index: baseFunctions(one.index) } : one
      ),
      ...addition.exports.filter(({ kind, index }) => kind === "function" && index >= importedFunctions).map((
        one,
      ) => ({ ...one, index: additionFunctions(one.index) })),
    ],
    elements,
    dataCount: undefined,
    bodies: [
      ...base.bodies.map((body) => mapBody(body, baseMaps)),
      ...addition.bodies.map((body) => mapBody(body, additionMaps)),
    ],
    data: [...base.data, ...addition.data],
  };
}

type IndexMap = (index: number) => number;
interface Maps {
  functions: IndexMap;
  types: IndexMap;
  globals: IndexMap;
}

const same: IndexMap = (index) => index;

/** Where the functions of either are in the whole: first what stays imported, then the base's own, then the addition's. */
function placeFunctions(base: Module, addition: Module): [IndexMap, IndexMap, Import[]] {
  const baseImports = functionImports(base);
  const additionImports = functionImports(addition);
  const outside: Import[] = [];
  const place = ({ module, name, type }: FunctionImport): number | null => {
    if (module === "env") return null;
    const at = outside.findIndex((one) => one.module === module && one.name === name);
    if (at >= 0) return at;
    return outside.push({ module, name, description: { kind: "function", type } }) - 1;
  };
  const basePlaces = baseImports.map(place);
  const additionPlaces = additionImports.map((one) => place({ ...one, type: base.types.length + one.type }));
  const baseStart = outside.length;
  const additionStart = baseStart + base.functions.length;
  const inBase: IndexMap = (index) =>
    index >= baseImports.length
      ? baseStart + index - baseImports.length
      : basePlaces[index] ?? inAddition(exportedFunction(addition, baseImports[index]!.name));
  const inAddition: IndexMap = (index) =>
    index >= additionImports.length
      ? additionStart + index - additionImports.length
      : additionPlaces[index] ?? inBase(exportedFunction(base, additionImports[index]!.name));
  return [inBase, inAddition, outside];
}

interface FunctionImport {
  module: string;
  name: string;
  type: number;
}

function functionImports({ imports }: Module): FunctionImport[] {
  return imports.flatMap(({ module, name, description }) =>
    description.kind === "function" ? [{ module, name, type: description.type }] : []
  );
}

function exportedFunction({ exports }: Module, name: string): number {
  const found = exports.find((one) => one.kind === "function" && one.name === name);
  if (found === undefined) throw new Error(`Cannot merge: nobody exports the function "${name}"`);
  return found.index;
}

/** The addition may have no global but those that the base exports too. */
function sharedGlobals(base: Module, addition: Module): IndexMap {
  return (index) => {
    const name = addition.exports.find((one) => one.kind === "global" && one.index === index)?.name;
    const found = base.exports.find((one) => one.kind === "global" && one.name === name);
    if (found === undefined) {
      throw new Error(`Cannot merge: global ${index} of the addition is not the base's`);
    }
    return found.index;
  };
}

function mapElements(segment: ElementSegment, functions: IndexMap): ElementSegment {
  if (segment.elements.kind !== "functions") throw new Error("Cannot merge: elements are expressions");
  return {
    ...segment,
    elements: { kind: "functions", functions: segment.elements.functions.map(functions) },
  };
}

function tableLimits(base: Module, segments: ElementSegment[]) {
  let min = base.tables[0]!.limits.min;
  for (const { mode, elements } of segments) {
    if (mode.kind !== "active" || elements.kind !== "functions") continue;
    min = Math.max(min, constantOf(mode.offset) + elements.functions.length);
  }
  return { min, max: min };
}

/** The value of an `i32.const` expression. */
function constantOf(expression: Uint8Array): number {
  const reader = new InstructionReader(expression);
  const name = reader.next() ? opcodeName(reader.opcode) : "";
  if (name !== "i32.const" || globalsOf(expression).length > 0) {
    throw new Error("Cannot merge: an offset is not constant");
  }
  reader.offset = reader.immediatesStart;
  return reader.s32();
}

function mapBody(body: FunctionBody, maps: Maps): FunctionBody {
  const reader = new InstructionReader(body);
  const writer = new Writer(body.length + 64);
  writeLocals(writer, readLocals(reader));
  let copied = reader.offset;
  const replace = (index: number, rest = reader.offset) => {
    writer.bytes(body.subarray(copied, reader.start));
    writeOpcode(writer, reader.opcode);
    writer.u32(index);
    copied = rest;
  };
  while (reader.next()) {
    switch (immediates[immediatesOf[reader.opcode]!]) {
      case "function":
        replace(maps.functions(reader.index));
        break;
      case "global":
        replace(maps.globals(reader.index));
        break;
      case "indirect":
        replace(maps.types(reader.index));
        writer.u32(reader.second);
        break;
      case "block":
        // A type index is the one block type that is not negative.
        if (reader.index >= 0) {
          writer.bytes(body.subarray(copied, reader.immediatesStart));
          writer.signed(maps.types(reader.index));
          copied = reader.offset;
        }
        break;
      case "data":
      case "data_memory":
      case "element":
      case "element_table":
      case "tag":
      case "catches":
        throw new Error(`Cannot merge: a function uses ${opcodeName(reader.opcode)}`);
    }
  }
  writer.bytes(body.subarray(copied));
  return writer.toBytes();
}

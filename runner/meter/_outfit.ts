import { functionsOf } from "../wasm/expression.ts";
import type { Expression } from "../wasm/expression.ts";
import { indexSpaces, type Module } from "../wasm/module.ts";
import { opcodeOf } from "../wasm/opcodes.ts";
import type { ElementSegment } from "../wasm/sections/element.ts";
import type { Global } from "../wasm/sections/global.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import { Writer } from "../wasm/writer.ts";
import { AddedFunctions } from "./_added_functions.ts";
import { AddedTypes } from "./_added_types.ts";
import { engineLimits } from "./_engine_limits.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { NotMeterable } from "./_not_meterable.ts";
import { op } from "./_opcodes.ts";
import type { Means } from "./_rewriting.ts";
import { fuelExport, memoryPagesExport, stackBytesExport, startExport } from "./exports.ts";

/** A module that is dressed for metering. */
export interface Outfit {
  means: Means;
  /** The module with its functions' bodies rewritten, which may have called for more functions. */
  finish(bodies: Uint8Array[]): Module;
}

/**
 * All that metering changes outside of function bodies: globals, types and functions are added behind the module's own; exports lead
 * to entries; the start function becomes an export; imported functions that stand in tables are stood in for.
 *
 * @param module with its limits in place
 * @param guardBytes what accesses memory below this address traps
 */
export function outfit(module: Module, plans: readonly FunctionPlan[], guardBytes: number): Outfit {
  const spaces = indexSpaces(module);
  const first = module.globals.length;
  const globals = {
    fuelGlobal: first,
    stackGlobal: first + 1,
    pagesGlobal: first + 2,
  };
  // Without handlers nobody asks where an exception was thrown.
  const thrownGlobal = plans.some(({ catches }) => catches) ? first + 3 : null;
  const types = new AddedTypes(module.types.slice());
  const functions = new AddedFunctions(module, spaces.functions, types, { ...globals, thrownGlobal });
  const metered = (index: number) => index < spaces.importedFunctions ? functions.standIn(index) : index;
  const means: Means = {
    ...globals,
    thrownGlobal,
    guardBytes,
    importedFunctions: spaces.importedFunctions,
    meteredType: (type) => types.metered(type),
    blockType: ({ type: { results } }) => types.indexOf({ params: [], results }),
    surelyChecks: (index) => plans[index - spaces.importedFunctions]?.surelyCalls ?? false,
    standIn: (imported) => functions.standIn(imported),
  };
  const exports = module.exports.map(({ name, kind, index }) => ({
    name,
    kind,
    index: kind === "function" ? functions.entry(index) : index,
  }));
  exports.push({ name: fuelExport, kind: "global", index: globals.fuelGlobal });
  exports.push({ name: stackBytesExport, kind: "global", index: globals.stackGlobal });
  exports.push({ name: memoryPagesExport, kind: "global", index: globals.pagesGlobal });
  if (module.start !== undefined) {
    exports.push({ name: startExport, kind: "function", index: functions.entry(module.start) });
  }
  const outfitted = {
    ...module,
    types: types.types,
    globals: [
      ...module.globals.map((global) => ({ ...global, initial: mapFunctions(global.initial, metered) })),
      ...[valueType.i64, valueType.i32, valueType.i32].map(counter),
      ...(thrownGlobal === null ? [] : [counter(valueType.i32)]),
    ],
    exports,
    start: undefined,
    elements: [
      ...module.elements.map((segment) => mapSegment(segment, metered)),
      ...declared(plans, metered),
    ],
  };
  if (outfitted.globals.length > engineLimits.globalsMax) throw new NotMeterable("it has too many globals");
  if (outfitted.exports.length > engineLimits.exportsMax) throw new NotMeterable("it has too many exports");
  const functionTypes = module.functions.map((type) => types.metered(type));
  return {
    means,
    finish: (bodies) => ({
      ...outfitted,
      functions: [...functionTypes, ...functions.types],
      bodies: [...bodies, ...functions.bodies],
    }),
  };
}

function counter(type: ValueType): Global {
  const zero = type === valueType.i64 ? op.i64Const : op.i32Const;
  return { type, mutable: true, initial: Uint8Array.of(zero, 0, op.end) };
}

type Mapping = (index: number) => number;

function mapSegment({ mode, elements }: ElementSegment, map: Mapping): ElementSegment {
  if (elements.kind === "functions") {
    return { mode, elements: { kind: "functions", functions: elements.functions.map(map) } };
  }
  const expressions = elements.expressions.map((expression) => mapFunctions(expression, map));
  return { mode, elements: { ...elements, expressions } };
}

/** A constant expression that refers to a function does nothing else. */
function mapFunctions(expression: Expression, map: Mapping): Expression {
  const [index] = functionsOf(expression);
  if (index === undefined || map(index) === index) return expression;
  const writer = new Writer(8);
  writer.byte(opcodeOf("ref.func"));
  writer.u32(map(index));
  writer.byte(op.end);
  return writer.toBytes();
}

/** Code may refer to functions that are in a segment, and to those exported; but other functions are exported now. */
function declared(plans: readonly FunctionPlan[], map: Mapping): ElementSegment[] {
  const functions = new Set<number>();
  for (const { references } of plans) for (const index of references) functions.add(map(index));
  if (functions.size === 0) return [];
  return [{ mode: { kind: "declarative" }, elements: { kind: "functions", functions: [...functions] } }];
}

import type { InstructionReader } from "../wasm/instruction_reader.ts";
import { checkIndex, type IndexSpaces } from "../wasm/module.ts";
import type { FunctionType } from "../wasm/sections/type.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { op } from "./_opcodes.ts";

/** What the functions of one module are read against. */
export interface Surroundings {
  types: readonly FunctionType[];
  spaces: IndexSpaces;
  elementSegments: number;
  dataSegments: number;
  /** Accesses to memory below this address trap. */
  guardBytes: number;
}

/**
 * Checks that the indices of the current instruction name something that the module has: never a global or a local that
 * metering will add. The engine has checked it too; this does not rely on that.
 *
 * Throws {@link MalformedModule}.
 */
export function checkInstruction(at: InstructionReader, plan: FunctionPlan, around: Surroundings): void {
  const { spaces } = around;
  switch (at.opcode) {
    case op.localGet:
    case op.localSet:
    case op.localTee:
      return checkIndex(at, "local", at.index, plan.localsCount);
    case op.globalGet:
    case op.globalSet:
      return checkIndex(at, "global", at.index, spaces.globals.length);
    case op.call:
    case op.returnCall:
    case op.refFunc:
      return checkIndex(at, "function", at.index, spaces.functions.length);
    case op.callIndirect:
    case op.returnCallIndirect:
      checkIndex(at, "type", at.index, around.types.length);
      return checkIndex(at, "table", at.second, spaces.tables.length);
    case op.block:
    case op.loop:
    case op.if:
    case op.try:
      return checkIndex(at, "type", at.index, around.types.length);
    case op.tryTable:
      for (const { tag } of at.clauses) checkIndex(at, "tag", tag, spaces.tags.length);
      return checkIndex(at, "type", at.index, around.types.length);
    case op.catch:
    case op.throw:
      return checkIndex(at, "tag", at.index, spaces.tags.length);
    case op.tableGet:
    case op.tableSet:
    case op.tableGrow:
    case op.tableSize:
    case op.tableFill:
      return checkIndex(at, "table", at.index, spaces.tables.length);
    case op.tableCopy:
      checkIndex(at, "table", at.index, spaces.tables.length);
      return checkIndex(at, "table", at.second, spaces.tables.length);
    case op.tableInit:
      checkIndex(at, "element segment", at.index, around.elementSegments);
      return checkIndex(at, "table", at.second, spaces.tables.length);
    case op.elemDrop:
      return checkIndex(at, "element segment", at.index, around.elementSegments);
    case op.memoryInit:
    case op.dataDrop:
      return checkIndex(at, "data segment", at.index, around.dataSegments);
  }
}

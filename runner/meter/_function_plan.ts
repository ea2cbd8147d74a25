import type { LocalGroup } from "../wasm/sections/code.ts";
import type { FunctionType } from "../wasm/sections/type.ts";
import type { ValueType } from "../wasm/value_type.ts";

/** All that rewriting one function needs to know of it. */
export interface FunctionPlan {
  /** Index among all functions of the module. */
  index: number;
  type: FunctionType;
  body: Uint8Array;
  locals: LocalGroup[];
  /** Parameters and locals together. */
  localsCount: number;
  /** Where the instructions begin in the body. */
  instructionsStart: number;
  /** Its steps in the module's list. */
  firstStep: number;
  endStep: number;
  /** What is known of each label, as bits of {@link labelFact}: label 0 is the function's, the others in order of opening. */
  labels: number[];
  /** The ways back to the heads of its loops. */
  turns: Turn[];
  /** Functions called directly, tail calls among them. */
  calls: number[];
  /** Type indices of indirect calls, tail calls among them. */
  indirectCalls: number[];
  /** Functions it takes a reference to. */
  references: number[];
  /** It never returns without having called something. */
  surelyCalls: boolean;
  /** Types of the places it needs to put operands aside, each once. */
  spareTypes: ValueType[];
  /** It needs two more such places, of type `i32`, for what bulk instructions work on. */
  guardsBulk: boolean;
  /** It catches exceptions. */
  catches: boolean;
  /** It has instructions on vectors. */
  usesVectors: boolean;
  /** The largest number of operands on its stack. */
  operandsMax: number;
}

/** One way back to the head of a loop. */
export interface Turn {
  /** The loop's. */
  label: number;
  /** Functions of which at least one was called, wholly, on every way from the head to here; not all that there are. */
  called: readonly number[];
}

/** What there is to know of a label, as bits. */
export const labelFact = {
  /** Control arrives at it by a branch. */
  branch: 1,
  /** Control arrives at it by an exception that a `try_table` caught. */
  exception: 2,
  /** It is a loop's, and the loop has calls or other loops in it. */
  works: 4,
  /** It is a loop's, and the loop has calls in it, tail calls among them. */
  calls: 8,
} as const;

/** The function has to have a place for an operand of this type. */
export function needSpare({ spareTypes }: FunctionPlan, type: ValueType): void {
  if (!spareTypes.includes(type)) spareTypes.push(type);
}

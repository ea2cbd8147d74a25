import type { LocalGroup } from "../wasm/sections/code.ts";
import type { FunctionType } from "../wasm/sections/type.ts";

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
  /** What arrives at each label, as bits of {@link arrival}: label 0 is the function's, the others in order of opening. */
  labels: number[];
  /** Functions called directly, tail calls among them. */
  calls: number[];
  /** Type indices of indirect calls, tail calls among them. */
  indirectCalls: number[];
  /** Functions it takes a reference to. */
  references: number[];
  /** It has something to charge, or places where the fuel must be known. */
  usesFuel: boolean;
  /** It catches exceptions. */
  catches: boolean;
  /** It has instructions that cost by what they touch. */
  hasSizedCosts: boolean;
  /** The largest number of operands on its stack. */
  operandsMax: number;
}

/** Ways in which control arrives at a label. */
export const arrival = {
  /** By a branch. */
  branch: 1,
  /** By an exception that a `try_table` caught. */
  exception: 2,
} as const;

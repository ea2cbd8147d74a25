import type { Module } from "../wasm/module.ts";
import { type ValueType, valueType } from "../wasm/value_type.ts";
import type { FunctionPlan } from "./_function_plan.ts";

/**
 * What a function's frame takes of the call stack, bytes. It is a measure of the guest's code alone, so it is the same on every
 * machine and at every optimisation tier; the engine's own frames are up to four times as large.
 *
 * @param vectors the module has vectors, which take more
 */
export function frameWeight({ localsCount, operandsMax }: FunctionPlan, vectors: boolean): number {
  // Compiled code rarely has more operands waiting than this; only what goes beyond is counted.
  const free = vectors ? 0 : 16;
  return 24 + 4 * localsCount + 8 * Math.max(0, operandsMax - free);
}

/** Frames that are not counted take no more than this together, bytes. */
export const uncountedBytesMax = 1 << 20;

/**
 * The weight of each function's frame, 0 for one that is not counted.
 *
 * Functions that can be on the stack more than once are counted. Each of the others is there at most once, so that all of them
 * together are bounded by their sum: the heaviest are counted too until the sum of the rest is small.
 *
 * @param recursive by position, 1 for a function that can be on the stack more than once
 */
export function countedFrames(
  module: Module,
  plans: readonly FunctionPlan[],
  recursive: Uint8Array,
): Int32Array {
  const vectors = hasVectors(module, plans);
  const weights = Int32Array.from(plans, (plan) => frameWeight(plan, vectors));
  const others = [...weights.keys()].filter((position) => recursive[position] === 0);
  others.sort((a, b) => weights[a]! - weights[b]! || a - b);
  let uncounted = 0;
  for (const position of others) {
    uncounted += weights[position]!;
    if (uncounted > uncountedBytesMax) break;
    weights[position] = 0;
  }
  return weights;
}

function hasVectors({ types, globals }: Module, plans: readonly FunctionPlan[]): boolean {
  const isVector = (type: ValueType) => type === valueType.v128;
  return types.some(({ params, results }) => params.some(isVector) || results.some(isVector)) ||
    globals.some(({ type }) => isVector(type)) ||
    plans.some(({ usesVectors, locals }) => usesVectors || locals.some(({ type }) => isVector(type)));
}

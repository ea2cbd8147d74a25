import { functionsOf } from "../wasm/expression.ts";
import type { Module } from "../wasm/module.ts";
import { functionTypeKey } from "../wasm/sections/type.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { onCycles } from "./_on_cycles.ts";

/**
 * Which functions can be on the call stack more than once, by position among the functions that the module defines.
 *
 * An indirect call can reach every function of its type that a reference was taken to. An import reaches none: the host never
 * calls back into the guest while the guest waits for it.
 */
export function recursiveFunctions(
  module: Module,
  plans: readonly FunctionPlan[],
  imported: number,
): Uint8Array {
  // One node a function, and behind them one a type: calls of that type lead there, and from there to the functions.
  const types = new Map<string, number>();
  const typeNode = module.types.map((type) => {
    const key = functionTypeKey(type);
    const node = types.get(key) ?? plans.length + types.size;
    types.set(key, node);
    return node;
  });
  const edges: number[][] = plans.map(({ calls, indirectCalls }) => [
    ...direct(calls, imported),
    ...indirectCalls.map((type) => typeNode[type]!),
  ]);
  for (let count = types.size; count > 0; count--) edges.push([]);
  for (const index of referencedFunctions(module, plans)) {
    if (index < imported) continue;
    const position = index - imported;
    edges[typeNode[module.functions[position]!]!]!.push(position);
  }
  return onCycles(edges).subarray(0, plans.length);
}

function direct(calls: number[], imported: number): number[] {
  return calls.filter((index) => index >= imported).map((index) => index - imported);
}

/** Functions that are in a segment for tables, or that some code or constant takes a reference to. */
function referencedFunctions(module: Module, plans: readonly FunctionPlan[]): Set<number> {
  const found = new Set<number>();
  for (const { elements } of module.elements) {
    if (elements.kind === "functions") { for (const index of elements.functions) found.add(index); }
    else {for (const expression of elements.expressions) {
        for (const index of functionsOf(expression)) found.add(index);
      }}
  }
  for (const { initial } of module.globals) for (const index of functionsOf(initial)) found.add(index);
  for (const { references } of plans) for (const index of references) found.add(index);
  return found;
}

import { functionsOf, globalsOf } from "./expression.ts";
import { checkIndex, countOf, indexSpaces, type Module } from "./module.ts";
import type { Reader } from "./reader.ts";
import type { Expression } from "./expression.ts";

/**
 * Checks that every index outside function bodies names something, and that the sections agree on how many functions and
 * data segments there are.
 *
 * @param end reader at the end of the module, where faults that have no better place are reported
 */
export function checkIndices(module: Module, end: Reader): void {
  const spaces = indexSpaces(module);
  if (module.bodies.length !== module.functions.length) {
    end.fail(`${module.functions.length} functions have ${module.bodies.length} bodies`);
  }
  if (module.dataCount !== undefined && module.dataCount !== module.data.length) {
    end.fail(`${module.data.length} data segments are announced as ${module.dataCount}`);
  }
  if (spaces.memories.length > 1) end.refuse("more than one memory");
  for (const type of spaces.functions) checkIndex(end, "type", type, module.types.length);
  for (const type of spaces.tags) checkIndex(end, "type", type, module.types.length);
  for (const { kind, index } of module.exports) checkIndex(end, kind, index, countOf(spaces, kind));
  if (module.start !== undefined) checkIndex(end, "function", module.start, spaces.functions.length);

  const checkExpression = (expression: Expression) => {
    for (const index of functionsOf(expression)) checkIndex(end, "function", index, spaces.functions.length);
    for (const index of globalsOf(expression)) checkIndex(end, "global", index, spaces.globals.length);
  };
  for (const { initial } of module.globals) checkExpression(initial);
  for (const { mode, elements } of module.elements) {
    if (mode.kind === "active") {
      checkIndex(end, "table", mode.table, spaces.tables.length);
      checkExpression(mode.offset);
    }
    if (elements.kind === "expressions") elements.expressions.forEach(checkExpression);
    else for (const index of elements.functions) checkIndex(end, "function", index, spaces.functions.length);
  }
  for (const { offset } of module.data) {
    if (offset === null) continue;
    checkIndex(end, "memory", 0, spaces.memories.length);
    checkExpression(offset);
  }
}

import type { FunctionType } from "./sections/type.ts";
import { valueTypeName } from "./value_type.ts";

/** ` (param i32) (result i64)`; empty for what takes and gives nothing. */
export function printFunctionType({ params, results }: FunctionType): string {
  const list = (word: string, types: FunctionType["params"]) =>
    types.length === 0 ? "" : ` (${word} ${types.map(valueTypeName).join(" ")})`;
  return list("param", params) + list("result", results);
}

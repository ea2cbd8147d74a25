import type { FunctionType } from "../wasm/sections/type.ts";
import type { ObjectFile } from "./object_file.ts";

/** `main` as one object file defines it. */
export interface MainFunction {
  /**
   * Clang names it by its parameters (the tool conventions' "C ABI", "program entry"): `__main_void` without any,
   * `__main_argc_argv` with the usual two, `main` where it has another shape.
   */
  symbol: "__main_void" | "__main_argc_argv" | "main";
  type: FunctionType;
}

/** Finds `main` in an object file; null when it defines none that a linker could see. */
export function findMain({ types, functions, symbols }: ObjectFile): MainFunction | null {
  let found: MainFunction | null = null;
  for (const { name, kind, isDefined, isLocal, index } of symbols) {
    if (kind !== "function" || index === null || !isDefined || isLocal || !isMain(name)) continue;
    const type = types[functions[index] ?? -1];
    // With `int main(void)` there are three names for one function; the most telling one wins.
    if (type !== undefined && (found === null || found.symbol === "main")) found = { symbol: name, type };
  }
  return found;
}

function isMain(name: string): name is MainFunction["symbol"] {
  return name === "main" || name === "__main_void" || name === "__main_argc_argv";
}

import { functionTypeKey } from "../wasm/sections/type.ts";
import { valueTypeName } from "../wasm/value_type.ts";
import type { MainFunction } from "./main_function.ts";

/**
 * C that calls a `main` which libc cannot call: `void main()`, one parameter, or three. Null for the usual shapes.
 * For no `main` at all it calls the missing one, so that the linker says so.
 */
export function mainCaller(main: MainFunction | null): string | null {
  if (main === null) return missingMain;
  const { params, results } = main.type;
  const key = `${main.symbol} ${functionTypeKey(main.type)}`;
  if (key === "__main_void -> i32" || key === "__main_argc_argv i32 i32 -> i32") return null;
  const resultType = results[0] === undefined ? "void" : cTypes[valueTypeName(results[0])];
  // Clang lets no other parameters pass than an int and two pointers.
  if (resultType === undefined || params.length > 3) return missingMain;
  const parameters = ["int", "char **", "char **"].slice(0, params.length);
  const call = `called(${["count", "arguments", "environment"].slice(0, params.length).join(", ")})`;
  return `
#include <stdlib.h>
#include <sysexits.h>
#include <wasi/api.h>
extern ${resultType} called(${parameters.join(", ") || "void"}) __asm__("${main.symbol}");
int __main_void(void) {
  __wasi_size_t count, size;
  if (__wasi_args_sizes_get(&count, &size) != 0) _Exit(EX_OSERR);
  char **arguments = calloc(count + 1, sizeof *arguments);
  char *text = malloc(size);
  if (!arguments || !text) _Exit(EX_SOFTWARE);
  if (__wasi_args_get((uint8_t **) arguments, (uint8_t *) text) != 0) _Exit(EX_OSERR);
  static char *environment[1];
  (void) environment;
  ${resultType === "void" ? `${call}; return 0` : `return (int) ${call}`};
}`;
}

const missingMain = `
extern int called(int) __asm__("main");
int __main_void(void) { return called(0); }`;

/** A pointer, not `int`: clang looks for a function `int main(void)` under another name. */
const cTypes: Readonly<Record<string, string>> = {
  i32: "char *",
  i64: "long long",
  f32: "float",
  f64: "double",
};

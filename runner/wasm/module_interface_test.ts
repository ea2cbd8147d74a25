import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { moduleInterface } from "./module_interface.ts";
import { functionTypeKey } from "./sections/type.ts";

Deno.test("moduleInterface lists imports with their types, and exports", () => {
  const { imports, exports, importedFunctionTypes } = moduleInterface(assemble(`(module
    (import "env" "memory" (memory 1))
    (import "wasi_snapshot_preview1" "fd_write" (func (param i32 i32 i32 i32) (result i32)))
    (func nop)
    (export "_start" (func 1)))`));
  assert.deepEqual(imports.map(({ module, name, description }) => [module, name, description.kind]), [
    ["env", "memory", "memory"],
    ["wasi_snapshot_preview1", "fd_write", "function"],
  ]);
  assert.deepEqual(importedFunctionTypes.map(functionTypeKey), ["i32 i32 i32 i32 -> i32"]);
  assert.deepEqual(exports, [{ name: "_start", kind: "function", index: 1 }]);
});

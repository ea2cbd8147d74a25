import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { Clang } from "./clang.ts";
import { CompilerOutput } from "./compiler_output.ts";
import type { MemorySize } from "./memory_pool.ts";

/** A tool that does this; function 0 is `proc_exit`. */
function toolThat(code: string): Clang {
  return new Clang(assemble(`(module
    (import "wasi_snapshot_preview1" "proc_exit" (func (param i32)))
    (memory 1)
    (func (local i32) ${code})
    (export "memory" (memory 0)) (export "_start" (func 1)))`));
}

const call = (clang: Clang, size: MemorySize) => clang.run(["tool"], [], new CompilerOutput(), size);

for (const size of ["small", "large"] as const) {
  Deno.test(`no call finds what the one before left in its ${size} memory`, () => {
    const clang = toolThat(`
      i32.const ${size === "large" ? 600 : 1} memory.grow drop
      i32.const 70000 i32.load8_u local.set 0
      i32.const 70000 i32.const 7 i32.store8
      local.get 0 call 0`);
    for (const stocked of [0, 1, 2]) {
      clang.stock({ small: stocked, large: stocked });
      for (let round = 0; round < 3; round++) {
        assert.deepEqual(call(clang, size), { kind: "exit", code: 0 });
      }
    }
  });
}

Deno.test("a tool that ends by a trap has used too much memory only if it claimed much itself", () => {
  const greedy = toolThat("i32.const 8208 memory.grow drop unreachable");
  assert.deepEqual(call(greedy, "large"), { kind: "failure", failure: "memory" });
  assert.deepEqual(call(greedy, "large"), { kind: "failure", failure: "memory" });
  const modest = toolThat("unreachable");
  assert.deepEqual(call(modest, "small"), { kind: "failure", failure: "crash" });
  assert.deepEqual(call(modest, "small"), { kind: "failure", failure: "crash" });
});

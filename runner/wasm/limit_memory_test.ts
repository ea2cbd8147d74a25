import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { limitMemory } from "./limit_memory.ts";
import { print } from "./print.ts";

const memoryLine = (module: Uint8Array) => /\(memory[^\n]*/.exec(print(module))?.[0];

Deno.test("limitMemory writes the maximum into the memory and leaves the rest as it is", () => {
  const module = assemble(
    `(module (memory 3) (func nop) (export "memory" (memory 0)) (data (offset i32.const 0) "x"))`,
  );
  const limited = limitMemory(module, 1_000);
  assert.equal(memoryLine(limited), "(memory (;0;) 3 1000)");
  assert.equal(print(limited).replace("3 1000", "3"), print(module));
  assert.ok(WebAssembly.validate(limited.slice()));
});

Deno.test("limitMemory never raises a maximum", () => {
  assert.equal(memoryLine(limitMemory(assemble("(module (memory 3 5))"), 1_000)), "(memory (;0;) 3 5)");
  assert.equal(memoryLine(limitMemory(assemble("(module (memory 3 5))"), 4)), "(memory (;0;) 3 4)");
});

Deno.test("limitMemory refuses a memory that starts out larger", () => {
  assert.throws(
    () => limitMemory(assemble("(module (memory 3))"), 2),
    new RangeError("Cannot limit the memory to 2 pages: the module starts with 3"),
  );
});

Deno.test("limitMemory leaves a module without a memory alone", () => {
  const module = assemble("(module (func nop))");
  assert.equal(limitMemory(module, 1), module);
});

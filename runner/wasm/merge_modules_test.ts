import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { mergeModules } from "./merge_modules.ts";
import { readModule } from "./read_module.ts";
import { writeModule } from "./write_module.ts";

/** Has the memory, the table and the stack pointer; asks the host to add, and the world to write. */
const base = `(module
  (type (func (param i32 i32) (result i32)))
  (type (func (param i32) (result i32)))
  (import "env" "add" (func (type 0)))
  (import "world" "write" (func (type 1)))
  (table 1 1 funcref)
  (memory 1)
  (global (mut i32) i32.const 1000)
  (func (type 1) (param i32) (result i32) local.get 0 i32.const 5 call 0)
  (func (type 1) (param i32) (result i32) local.get 0 i32.const 1 i32.add)
  (export "memory" (memory 0))
  (export "stack" (global 0))
  (export "table" (table 0))
  (export "addFive" (func 2))
  (export "next" (func 3))
  (elem (offset i32.const 0) func 3)
  (data (offset i32.const 0) "base"))`;

/** Adds by way of the table and of a block with a type; asks the base for the next number, and the world to write. */
const addition = `(module
  (type (func (param i64)))
  (type (func (param i32) (result i32)))
  (type (func (param i32 i32) (result i32)))
  (import "world" "write" (func (type 1)))
  (import "env" "next" (func (type 1)))
  (import "env" "memory" (memory 0))
  (import "env" "table" (table 0 funcref))
  (global (mut i32) i32.const 0)
  (func (type 2) (param i32 i32) (result i32)
    global.get 0
    i32.const 1
    i32.sub
    global.set 0
    local.get 0
    block (type 1)
      call 1
    end
    local.get 1
    i32.const 1
    i32.sub
    i32.const 1
    call_indirect 0 (type 1)
    i32.add)
  (func (type 1) (param i32) (result i32) local.get 0 call 0)
  (export "stack" (global 0))
  (export "add" (func 2))
  (elem (offset i32.const 1) func 3)
  (data (offset i32.const 8) "more"))`;

Deno.test("two modules become one, each having what the other imports", () => {
  const merged = mergeModules(readModule(assemble(base)), readModule(assemble(addition)));
  assert.deepEqual(merged.imports.map(({ module, name }) => `${module}.${name}`), ["world.write"]);
  const written: number[] = [];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(writeModule(merged)), {
    world: { write: (number: number) => (written.push(number), number) },
  });
  assert.equal((exports.addFive as (number: number) => number)(37), 37 + 1 + 5 - 1);
  assert.deepEqual(written, [4]);
  assert.equal((exports.stack as unknown as { value: number }).value, 999);
  const text = new TextDecoder().decode(new Uint8Array((exports.memory as WebAssembly.Memory).buffer, 0, 12));
  assert.equal(text, "base\0\0\0\0more");
});

Deno.test("what nobody exports cannot be merged", () => {
  const other = assemble(`(module (type (func)) (import "env" "nothing" (func (type 0))))`);
  assert.throws(
    () => mergeModules(readModule(assemble(base)), readModule(other)),
    /Cannot merge: nobody exports the function "add"/,
  );
});

Deno.test("an addition has no global of its own", () => {
  const other = addition.replace('(export "stack" (global 0))', "");
  assert.throws(
    () => mergeModules(readModule(assemble(base)), readModule(assemble(other))),
    /Cannot merge: global 0 of the addition is not the base's/,
  );
});

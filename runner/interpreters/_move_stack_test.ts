import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { readModule } from "../wasm/read_module.ts";
import { writeModule } from "../wasm/write_module.ts";
import { guardStack, moveStack } from "./_move_stack.ts";

/** Takes 1 KiB of stack and writes into all of it, so many times within each other; gives the lowest address. */
const source = `(module
  (type (;0;) (func (param i32) (result i32)))
  (memory (;0;) 1)
  (global (;0;) (mut i32) i32.const 65536)
  (export "memory" (memory 0))
  (export "dive" (func 0))
  (func (;0;) (type 0) (param i32) (result i32) (local i32 i32)
    global.get 0
    i32.const 1024
    i32.sub
    local.tee 1
    global.set 0
    local.get 1
    i32.const 255
    i32.const 1024
    memory.fill
    local.get 1
    local.set 2
    local.get 0
    if
      local.get 0
      i32.const 1
      i32.sub
      call 0
      local.set 2
    end
    local.get 1
    i32.const 1024
    i32.add
    global.set 0
    local.get 2
  )
)`;

const { module, stack } = moveStack(readModule(assemble(source)), 2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(writeModule(guardStack(module, stack))));
const dive = exports.dive as (times: number) => number;

Deno.test("a moved stack lies behind the memory, and gives all of its room but the red zone", () => {
  assert.deepEqual(stack, { start: 65_536, end: 3 * 65_536 });
  assert.equal(dive(0), stack.end - 1_024);
  assert.equal(dive(126), stack.start + 1_024);
});

Deno.test("what overflows it traps, and nothing below was touched", () => {
  assert.throws(() => dive(127), /memory access out of bounds/);
  const below = new Uint8Array((exports.memory as WebAssembly.Memory).buffer, 0, stack.start);
  assert.ok(below.every((byte) => byte === 0));
});

Deno.test("a module whose first global is no pointer is refused", () => {
  const pointerless = readModule(assemble(`(module (memory (;0;) 1) (global (;0;) (mut i64) i64.const 1))`));
  assert.throws(() => moveStack(pointerless, 1), /Cannot move the stack/);
});

import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { InstructionReader } from "../wasm/instruction_reader.ts";
import { opcodeName } from "../wasm/opcodes.ts";
import { readModule } from "../wasm/read_module.ts";
import { readLocals } from "../wasm/sections/code.ts";
import { writeModule } from "../wasm/write_module.ts";
import { snapshot } from "./snapshot.ts";

/**
 * Says numbers on its way through blocks, arms and a loop; they depend on a local of each kind, memory, and globals.
 */
const source = `(module
  (type (;0;) (func))
  (type (;1;) (func (param i32)))
  (import "env" "say" (func (;0;) (type 1)))
  (memory (;0;) 1 4)
  (global (;0;) (mut i32) i32.const 7)
  (global (;1;) (mut i64) i64.const -3)
  (global (;2;) i32 i32.const 70000)
  (export "memory" (memory 0))
  (export "begin" (func 1))
  (func (;1;) (type 0) (local i32 i64 i32)
    i32.const 1
    memory.grow
    drop
    i32.const -5
    local.set 0
    i64.const -6000000000
    local.set 1
    global.get 2
    i32.const 99
    i32.store
    block
      local.get 0
      call 0
      loop
        local.get 2
        i32.const 1
        i32.add
        local.tee 2
        i32.const 3
        i32.lt_s
        br_if 0
      end
      local.get 2
      call 0
      i32.const 0
      if
        i32.const 1000
        call 0
      else
        block
          global.get 0
          i32.const 5
          i32.mul
          global.set 0
          i64.const 11
          global.set 1
          local.get 0
          if
            global.get 0
            call 0
            i32.const 3000
            local.get 2
            i32.store
            global.get 1
            i32.wrap_i64
            call 0
            local.get 2
            i32.const 3
            i32.eq
            br_if 1
            i32.const 1001
            call 0
          else
            i32.const 1002
            call 0
          end
          i32.const 1003
          call 0
        end
        global.get 2
        i32.load
        call 0
        local.get 1
        i64.const 1000000000
        i64.div_s
        i32.wrap_i64
        call 0
      end
      i32.const 3000
      i32.load
      call 0
    end
    i32.const 12
    call 0
  )
  (data (;0;) i32.const 3000 "\\01\\02\\03\\04")
)`;

function run(bytes: Uint8Array<ArrayBuffer>): number[] {
  const said: number[] = [];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    env: { say: (n: number) => said.push(n) },
  });
  (exports.begin as () => void)();
  return said;
}

/** What is said before the point, and what the snapshot says. */
function halves(offset: number): [number[], number[]] {
  const before: number[] = [];
  const bytes = writeModule(snapshot(readModule(module), { function: 1, offset }, {
    exportName: "begin",
    imports: { env: { say: (n: number) => before.push(n) } },
    run: (_instance, start) => start(),
  }));
  return WebAssembly.validate(bytes) ? [before, run(bytes)] : [before, []];
}

const module = assemble(source);

/** Offsets of all instructions of the function. */
function offsets(): number[] {
  const instructions = new InstructionReader(readModule(module).bodies[0]!);
  readLocals(instructions);
  const found: number[] = [];
  while (instructions.next()) found.push(instructions.start);
  return found;
}

Deno.test("from every point at which no value waits, a snapshot goes on as the module would have", () => {
  const whole = run(module);
  assert.deepEqual(whole, [-5, 3, 35, 11, 99, -6, 3, 12]);
  let taken = 0;
  for (const offset of offsets()) {
    let both: [number[], number[]];
    try {
      both = halves(offset);
    } catch (error) {
      assert.match(String(error), /the point was not reached|from within a loop/);
      continue;
    }
    const [before, after] = both;
    if (after.length === 0) continue; // A value waits there: what comes out is not valid.
    assert.deepEqual([...before, ...after], whole, `from ${offset}`);
    taken++;
  }
  assert.ok(taken >= 20, `only ${taken} snapshots could be taken`);
});

Deno.test("a point that is never reached, in a loop, or between instructions is refused", () => {
  const name = (offset: number) => opcodeName(readModule(module).bodies[0]![offset]!);
  const all = offsets();
  const inLoop = all.find((offset) => name(offset) === "br_if")!;
  assert.throws(() => halves(inLoop), /from within a loop/);
  const inOtherArm = all[all.findIndex((offset) => name(offset) === "if") + 1]!;
  assert.throws(() => halves(inOtherArm), /the point was not reached/);
  // The second byte of `i32.const 1` is `nop`.
  assert.throws(() => halves(all[0]! + 1), /no instruction begins there|was not reached/);
});

Deno.test("a module that changes a table is refused", () => {
  const changing = assemble(`(module (type (;0;) (func)) (table (;0;) 1 funcref) (memory (;0;) 1)
    (func (;0;) (type 0) i32.const 0 ref.null func table.set 0))`);
  assert.throws(
    () =>
      snapshot(readModule(changing), { function: 0, offset: 1 }, {
        exportName: "begin",
        imports: {},
        run: () => {},
      }),
    /with table\.set/,
  );
});

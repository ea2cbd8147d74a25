import assert from "node:assert/strict";
import { costOf, unwindingFuel } from "./cost.ts";
import { Trial } from "./_trial.ts";
import { op } from "./_opcodes.ts";

/** One parameter, no locals: 28 bytes. */
const frameBytes = 28;

/** `f` catches what function 0 throws behind so many more frames of itself. */
const recursion = (body: string, handler: string) =>
  new Trial(`(module
    (tag (param))
    (func (param i32) ${body})
    (func (param i32) ${handler})
    (export "f" (func 1)))`);

const throws = "local.get 0 i32.eqz if throw 0 end";
const recurs = "local.get 0 i32.const 1 i32.sub call 0";

/** Fuel of `f` for one frame more, less what its instructions cost. */
function unwindingOfOneFrame(make: () => Trial, instructions: number): number {
  const used = (depth: number) => {
    const trial = make();
    assert.equal(trial.call("f", depth), undefined);
    return trial.used;
  };
  assert.equal(used(100) - used(99), used(11) - used(10));
  return used(11) - used(10) - instructions;
}

const plainStep = ["i32.eqz", "if", "i32.sub", "call"] as const;
const costOfStep = plainStep.reduce((sum, name) => sum + costOf[opcode(name)]!, 0);

function opcode(name: typeof plainStep[number]): number {
  return { "i32.eqz": 0x45, "if": op.if, "i32.sub": op.i32Sub, "call": op.call }[name];
}

const handlers = {
  "try and catch": "try local.get 0 call 0 catch 0 end",
  "try and catch_all": "try local.get 0 call 0 catch_all end",
  "try_table": "block try_table (catch 0 0) local.get 0 call 0 end end",
  "try_table, caught at the function's own label": "try_table (catch_all 0) local.get 0 call 0 end",
  "try_table, caught at a loop": "loop local.get 0 i32.const -1 i32.eq br_if 1 try_table (catch 0 0) " +
    "local.get 0 i32.const -1 local.set 0 call 0 end end",
  "delegate": "try try local.get 0 call 0 delegate 0 catch 0 end",
};

for (const [name, handler] of Object.entries(handlers)) {
  Deno.test(`an exception costs by the frames it leaves behind: ${name}`, () => {
    const one = unwindingOfOneFrame(() => recursion(`${throws} ${recurs}`, handler), costOfStep);
    assert.equal(one, frameBytes * unwindingFuel);
  });
}

const again = {
  "rethrow": ["try", "catch_all rethrow 0 end", op.rethrow, "try and catch"],
  "throw": ["try", "catch 0 throw 0 end", op.throw, "delegate"],
  "throw_ref": [
    "block (result exnref) try_table (catch_all_ref 0)",
    "unreachable end unreachable end throw_ref",
    op.throwRef,
    "try_table",
  ],
} as const;

for (const [name, [start, end, opcode, handler]] of Object.entries(again)) {
  Deno.test(`frames are charged once where each catches and throws again: ${name}`, () => {
    const one = unwindingOfOneFrame(
      () => recursion(`${throws} ${start} ${recurs} ${end}`, handlers[handler]),
      costOfStep + costOf[opcode]!,
    );
    assert.equal(one, frameBytes * unwindingFuel);
  });
}

Deno.test("a label that exceptions arrive at costs nothing where control comes to it otherwise", () => {
  const trial = new Trial(`(module
    (tag (param))
    (func (param i32) ${throws} ${recurs})
    (func block try_table (catch 0 0) i32.const 50 call 0 end end)
    (func (param i32)
      block
        try_table (catch 0 0)
          local.get 0 br_if 1
          throw 0
        end
      end)
    (func call 1 i32.const 1 call 2)
    (export "before" (func 1)) (export "g" (func 3)))`);
  trial.call("before");
  const before = trial.used;
  trial.call("g");
  assert.equal(trial.used - before, before + costOf[op.call]! * 2 + costOf[op.brIf]!);
});

Deno.test("what the host throws is charged from where it was called", () => {
  const thrown = new Error("of the host");
  const make = () =>
    new Trial(
      `(module
        (import "env" "fail" (func))
        (tag (param))
        (table 1 funcref)
        (elem (offset i32.const 0) func 0)
        (func (param i32)
          local.get 0 i32.eqz if call 0 end
          local.get 0 i32.const 1 i32.sub call 1)
        (func (param i32)
          local.get 0 i32.eqz if i32.const 0 call_indirect 0 (param) end
          local.get 0 i32.const 1 i32.sub call 2)
        (func (param i32) try local.get 0 call 1 catch_all end)
        (func (param i32) try local.get 0 call 2 catch_all end)
        (export "direct" (func 3)) (export "table" (func 4)))`,
      {
        imports: {
          fail() {
            throw thrown;
          },
        },
      },
    );
  for (const name of ["direct", "table"]) {
    const used = (depth: number) => {
      const trial = make();
      trial.call(name, depth);
      return trial.used;
    };
    assert.equal(used(11) - used(10) - costOfStep, frameBytes * unwindingFuel, name);
  }
});

Deno.test("unwinding uses up the fuel", () => {
  const trial = new Trial(
    `(module
      (tag (param))
      (func (param i32) ${throws} ${recurs})
      (func (param i32) try local.get 0 call 0 catch 0 end loop i32.const 1 br_if 0 end)
      (export "f" (func 1)))`,
    { fuel: 1_000_000 },
  );
  assert.equal(trial.call("f", 1_000), "trap");
  assert.ok(trial.fuel < 0);
});

Deno.test("the README says what a byte costs", () => {
  const readme = Deno.readTextFileSync(new URL("README.md", import.meta.url));
  assert.ok(readme.includes(`${unwindingFuel} for each byte of call stack`));
});

import assert from "node:assert/strict";
import { cost, Trial } from "./_trial.ts";

const countdown = `(module
  (func (param i32) (result i32) (local i32 i32)
    local.get 0
    i32.eqz
    if (result i32)
      i32.const 0
    else
      local.get 0 i32.const 1 i32.sub call 0
      i32.const 1 i32.add
    end)
  (export "f" (func 0)))`;

/** 24 bytes and 4 for each of three locals. */
const frame = 36;

Deno.test("recursion goes exactly as deep as the stack allows", () => {
  // The last one calls nothing and is not looked at.
  assert.equal(new Trial(countdown, { stackBytes: 100 * frame }).call("f", 100), 100);
  const flat = new Trial(countdown, { stackBytes: 100 * frame - 1 });
  assert.equal(flat.call("f", 100), "trap");
  assert.ok(flat.stackBytes < 0);
  assert.ok(flat.fuel > 0);
});

Deno.test("the fuel is exact when the stack overflows", () => {
  const trial = new Trial(countdown, { stackBytes: 10 * frame });
  assert.equal(trial.call("f", 100), "trap");
  assert.equal(
    trial.used,
    10 * cost("i32.eqz", "if", "i32.sub", "call", "i32.add") + cost("i32.eqz", "if"),
  );
});

Deno.test("the stack is checked in front of the first call on a way, wherever that stands", () => {
  const bodies = {
    "in an arm": "local.get 0 if local.get 0 call 0 end",
    "behind an arm that calls": "i32.const 0 if call 1 end local.get 0 call 0",
    "behind two arms that call": "i32.const 0 if call 1 else call 1 end local.get 0 call 0",
    "in a loop": "loop local.get 0 call 0 end",
    "in a loop that goes around": "loop local.get 0 call 0 i32.const 1 br_if 0 end",
    "in a loop in a loop": "loop loop i32.const 0 br_if 1 local.get 0 call 0 end end",
    "behind a loop without calls": "loop i32.const 0 br_if 0 end local.get 0 call 0",
    "behind a handler": "try call 1 throw 0 catch_all local.get 0 call 0 end",
    "behind a label that a handler leads to":
      "block try_table (catch_all 0) throw 0 call 1 end end local.get 0 call 0",
    "a tail call": "i32.const 0 if call 1 else local.get 0 call 0 end local.get 0 return_call 0",
  };
  for (const [what, body] of Object.entries(bodies)) {
    const text = `(module (tag (param)) (func (param i32) ${body}) (func) (export "f" (func 0)))`;
    const trial = new Trial(text, { stackBytes: 2_800, fuel: 1e9 });
    assert.equal(trial.call("f", 1), "trap", what);
    assert.ok(trial.stackBytes < 0 && trial.fuel > 0, what);
  }
});

Deno.test("returns and caught exceptions give the stack back", () => {
  const trial = new Trial(
    `(module (tag (param))
      (func (param i32) local.get 0 i32.eqz if throw 0 end local.get 0 i32.const 1 i32.sub call 0)
      (func (param i32)
        loop
          try i32.const 5 call 0 catch_all end
          local.get 0 i32.const 1 i32.sub local.tee 0 br_if 0
        end)
      (export "f" (func 1)))`,
    { stackBytes: 6 * 28, fuel: 100_000_000 },
  );
  assert.equal(trial.call("f", 1_000), undefined);
});

Deno.test("tail calls take no stack", () => {
  const text = `(module (table 1 funcref)
    (func (param i32) (result i32)
      local.get 0 i32.eqz if i32.const 7 return end
      local.get 0 i32.const 1 i32.sub return_call 1)
    (func (param i32) (result i32)
      local.get 0 i32.eqz if i32.const 8 return end
      local.get 0 i32.const 1 i32.sub i32.const 0 return_call_indirect 0 (param i32) (result i32))
    (export "f" (func 0)) (elem (offset i32.const 0) func 0))`;
  assert.equal(new Trial(text, { stackBytes: 28 }).call("f", 10_000), 7);
  assert.equal(new Trial(text, { stackBytes: 27 }).call("f", 10_000), "trap");
});

Deno.test("functions that cannot recur are not counted", () => {
  const trial = new Trial(`(module (func call 1 call 1) (func call 2) (func) (export "f" (func 0)))`, {
    stackBytes: 0,
  });
  assert.equal(trial.call("f"), undefined);
});

Deno.test("functions that cannot recur are counted where all of them together would take too much", () => {
  // 40 frames of 40,024 bytes, of which the first 26 fit into a mebibyte.
  const locals = "i32 ".repeat(10_000);
  const functions = Array.from({ length: 40 }, (_, index) => `(func (local ${locals}) call ${index + 1})`);
  const text = `(module ${functions.join("\n")} (func) (export "f" (func 38)))`;
  assert.equal(new Trial(text, { stackBytes: 2 * 40_024 }).call("f"), undefined);
  assert.equal(new Trial(text, { stackBytes: 2 * 40_024 - 1 }).call("f"), "trap");
});

Deno.test("operands that wait on the stack for a call are counted beyond the first sixteen", () => {
  const text = (operands: number) =>
    `(module (func (param i32) ${"local.get 0 ".repeat(operands)} call 0 ${
      "drop ".repeat(operands - 1)
    }) (export "f" (func 0)))`;
  const deepest = (operands: number, stackBytes: number) => {
    const trial = new Trial(text(operands), { stackBytes });
    assert.equal(trial.call("f", 0), "trap");
    return trial.used / cost("call");
  };
  assert.equal(deepest(16, 2_800), 100);
  assert.equal(deepest(16 + 7, 2_800 * 3), 100);
});

Deno.test("a function is counted if it can come back through a table, and only through calls of its type", () => {
  const text = (type: string) =>
    `(module (table 1 funcref)
      (func (param i32) local.get 0 i32.const 0 call_indirect 0 (param ${type}))
      (func (param i64))
      (export "f" (func 0)) (elem (offset i32.const 0) func 0))`;
  const recursive = new Trial(text("i32"), { stackBytes: 280 });
  assert.equal(recursive.call("f", 0), "trap");
  assert.ok(recursive.stackBytes < 0);
});

import assert from "node:assert/strict";
import { cost, Trial } from "./_trial.ts";

Deno.test("a loop that never ends is ended by fuel", () => {
  const trial = new Trial(`(module (func loop br 0 end) (export "f" (func 0)))`, {
    fuel: 10_000 * cost("br"),
  });
  assert.equal(trial.call("f"), "trap");
  assert.equal(trial.fuel, -cost("br"));
});

Deno.test("a loop is ended wherever the call stands in it that would see to it", () => {
  const bodies = {
    "passed by": "loop i32.const 0 if call 1 end br 0 end",
    "jumped over": "loop block i32.const 1 br_if 0 call 1 end br 0 end",
    "in one arm": "loop i32.const 0 if call 1 br 1 else br 1 end end",
    "behind the way back": "loop i32.const 1 br_if 0 call 1 br 0 end",
    "in every turn": "loop call 1 br 0 end",
    "in every turn of the outer loop": "loop call 1 loop i32.const 1 br_if 0 br 1 end end",
    "behind a handler": "loop try throw 0 call 1 catch_all br 1 end end",
    "before what throws": "loop block try_table (catch_all 1) call 1 throw 0 end end end",
    "of a function that does not check": "loop call 2 br 0 end",
    "of a function that calls on one of its ways": "loop i32.const 0 call 3 br 0 end",
    "of a function that returns before it calls": "loop i32.const 0 call 4 br 0 end",
    "of a function that jumps over its call": "loop i32.const 0 call 5 br 0 end",
    "of a function whose call is never reached": "loop call 6 br 0 end",
    "by indirect tail calls": "loop i32.const 0 call 7 br 0 end",
  };
  for (const [what, body] of Object.entries(bodies)) {
    const trial = new Trial(
      `(module (tag (param)) (table 1 funcref) (func ${body}) (func call 2) (func)
        (func (param i32) local.get 0 if call 0 end)
        (func (param i32) local.get 0 i32.eqz if return end call 0)
        (func (param i32) local.get 0 i32.eqz br_if 0 call 0)
        (func block i32.const 1 br_if 0 call 2 end)
        (func (param i32) local.get 0 if i32.const 0 return_call_indirect 0 (param) end)
        (export "f" (func 0)))`,
      { fuel: 50_000 },
    );
    assert.equal(trial.call("f"), "trap", what);
    assert.ok(trial.fuel < 0 && trial.fuel > -1_000 - cost("throw"), `${what}: ${trial.fuel}`);
  }
});

Deno.test("loops that never end are ended whatever keeps them going", () => {
  const bodies = {
    "br_if": "loop i32.const 1 br_if 0 end",
    "br_table": "loop i32.const 0 br_table 0 0 end",
    "an inner block": "loop block br 1 end end",
    "a loop in a loop": "loop loop i32.const 1 br_if 0 end br 0 end",
    "the outer of two loops": "loop loop br 1 end end",
    "a handler": "loop try throw 0 catch_all br 1 end end",
    "tail calls": "return_call 0",
    "indirect tail calls": "i32.const 0 return_call_indirect 0 (param)",
  };
  for (const [what, body] of Object.entries(bodies)) {
    const trial = new Trial(
      `(module (table 1 funcref) (tag (param)) (func ${body}) (export "f" (func 0)) (elem (offset i32.const 0) func 0))`,
      { fuel: 50_000 },
    );
    assert.equal(trial.call("f"), "trap", what);
    assert.ok(trial.fuel < 0, what);
  }
  const caught = new Trial(
    `(module (tag (param)) (func loop try_table (catch_all 0) throw 0 end end) (export "f" (func 0)))`,
    { fuel: 50_000 },
  );
  assert.equal(caught.call("f"), "trap");
  assert.ok(caught.fuel < 0);
});

Deno.test("calls that double at every step are ended by fuel, without a loop and without recursion", () => {
  const functions = Array.from({ length: 60 }, (_, index) => `(func call ${index + 1} call ${index + 1})`);
  const trial = new Trial(`(module ${functions.join("\n")} (func) (export "f" (func 0)))`, { fuel: 100_000 });
  assert.equal(trial.call("f"), "trap");
  assert.ok(trial.fuel < 0 && trial.fuel > -100, `${trial.fuel}`);
});

Deno.test("a leaf that uses up the fuel leaves it below zero", () => {
  const trial = new Trial(`(module (func (result i32) i32.const 1 i32.eqz) (export "f" (func 0)))`, {
    fuel: 0,
  });
  trial.call("f");
  assert.equal(trial.fuel, -1);
});

Deno.test("the host sees the fuel in its calls, and can take some", () => {
  const seen: number[] = [];
  const trial = new Trial(
    `(module (import "env" "look" (func)) (func call 0 i32.const 1 i32.eqz if call 0 return end call 0) (export "f" (func 1)))`,
    {
      imports: {
        look(trial) {
          seen.push(trial.used);
          trial.fuel -= 1_000;
        },
      },
    },
  );
  trial.call("f");
  const first = cost("call", "i32.eqz", "if");
  const second = first + 1_000 + cost("call");
  assert.deepEqual(seen, [first, second]);
  assert.equal(trial.used, second + 1_000);
});

Deno.test("fuel that the host took away in its call is missed before the guest goes on for long", () => {
  const trial = new Trial(
    `(module (import "env" "take" (func)) (func call 0 loop br 0 end) (export "f" (func 1)))`,
    { imports: { take: (trial) => trial.fuel = -5 } },
  );
  assert.equal(trial.call("f"), "trap");
  assert.equal(trial.fuel, -5 - cost("br"));
});

Deno.test("what was charged is returned right behind a call of the host, on every way out", () => {
  const take = { take: (trial: Trial) => trial.fuel -= 100 };
  const ways = [["return", ["return"]], ["", []], ["br 0", ["br"]], ["i32.const 1 br_if 0", ["br_if"]], [
    "i32.const 0 br_if 0",
    ["br_if"],
  ]] as const;
  for (const [leave, instructions] of ways) {
    const trial = new Trial(
      `(module (import "env" "take" (func)) (func call 0 ${leave}) (func call 1) (export "f" (func 2)))`,
      { imports: take },
    );
    trial.call("f");
    assert.equal(trial.used, 100 + cost("call", "call", ...instructions), leave);
  }
});

Deno.test("an exception caught at the label of an if arrives with all that was charged", () => {
  const text = `(module
    (import "env" "take" (func))
    (tag (param))
    (func (param i32)
      call 0
      local.get 0
      if
        call 0
        try_table (catch_all 0) throw 0 end
      else
        i32.const 1 i32.eqz drop
      end
      call 0)
    (export "f" (func 1)))`;
  const imports = { take: (trial: Trial) => trial.fuel -= 100 };
  const caught = new Trial(text, { imports });
  caught.call("f", 1);
  assert.equal(caught.used, 300 + cost("call", "if", "call", "throw", "call"));
  const other = new Trial(text, { imports });
  other.call("f", 0);
  assert.equal(other.used, 200 + cost("call", "if", "i32.eqz", "call"));
});

Deno.test("sized instructions are charged by what they touch, before they touch it", () => {
  const text = `(module (memory 1) (table 1 funcref)
    (func (param i32) i32.const 0 i32.const 0 local.get 0 memory.fill)
    (func (param i32) i32.const 0 i32.const 1 local.get 0 memory.copy)
    (func (param i32) (result i32) ref.null func local.get 0 table.grow 0)
    (export "fill" (func 0)) (export "copy" (func 1)) (export "grow" (func 2)))`;
  const used = (name: string, size: number) => {
    const trial = new Trial(text);
    trial.call(name, size);
    return trial.used;
  };
  assert.equal(used("fill", 800), cost("memory.fill") + 3 * 800);
  assert.equal(used("copy", 8_007), cost("memory.copy") + 3 * 8_007);
  assert.equal(used("grow", 10), cost("table.grow") + 500 * 10);
  const poor = new Trial(text, { fuel: 1_000 });
  assert.equal(poor.call("fill", 60_000), "trap");
  assert.ok(poor.fuel < 0);
});

Deno.test("when the engine traps, the fuel is as it was at the last call of the host or the last outer loop", () => {
  const trial = new Trial(`(module (memory 1)
    (func (param i32) (local i32)
      loop
        i32.const 10 local.set 1
        loop local.get 1 i32.const 1 i32.sub local.tee 1 br_if 0 end
        local.get 0 i32.const 1 i32.sub local.tee 0
        br_if 0
      end
      i32.const -1 i32.load drop)
    (func (param i32) loop call 2 local.get 0 i32.const 1 i32.sub local.tee 0 br_if 0 end i32.const -1 i32.load drop)
    (func)
    (export "loops" (func 0)) (export "calls" (func 1)))`);
  const turn = 10 * cost("i32.sub", "br_if") + cost("i32.sub", "br_if");
  assert.equal(trial.call("loops", 1_000), "trap");
  assert.ok(trial.used >= 999 * turn && trial.used <= 1_000 * turn + 1, `${trial.used}`);
  const before = trial.fuel;
  assert.equal(trial.call("calls", 1_000), "trap");
  assert.ok(before - trial.fuel >= 999 * cost("call", "i32.sub", "br_if"), `${before - trial.fuel}`);
});

Deno.test("an unreachable that is met says exactly how much fuel is left", () => {
  const text = `(module (import "env" "take" (func))
    (func (param i32) local.get 0 i32.eqz if call 0 else unreachable end unreachable) (export "f" (func 1)))`;
  const head = cost("i32.eqz", "if");
  for (const [argument, used] of [[0, head + 100 + cost("call")], [1, head]] as const) {
    const trial = new Trial(text, { imports: { take: (trial) => trial.fuel -= 100 } });
    assert.equal(trial.call("f", argument), "trap");
    assert.equal(trial.used, used);
  }
});

Deno.test("locals keep their values where fuel and stack take their places", () => {
  for (const types of [["f64"], ["f64", "i64"], ["f32", "f64", "i64"], ["i32", "i32", "f64", "f64", "f32"]]) {
    const sets = types.map((type, index) => `${type}.const ${index + 1} local.set ${index + 1}`).join(" ");
    const sum = types.map((type, index) =>
      `local.get ${index + 1} ${type === "f64" ? "" : convert[type]} f64.add`
    ).join(" ");
    const trial = new Trial(`(module (table 1 funcref)
      (func (param f64) (result f64) (local ${types.join(" ")}) ${sets}
        local.get 0 i32.const 0 call_indirect 0 (param f64) (result f64) ${sum})
      (func (param f64) (result f64) local.get 0 f64.const 100 f64.add)
      (export "f" (func 0)) (elem (offset i32.const 0) func 1))`);
    const expected = types.reduce((sum, _, index) => sum + index + 1, 1_000 + 100);
    assert.equal(trial.call("f", 1_000), expected, types.join(" "));
  }
});

const convert: Record<string, string> = {
  i32: "f64.convert_i32_s",
  i64: "f64.convert_i64_s",
  f32: "f64.promote_f32",
};

import assert from "node:assert/strict";
import { fail } from "./errno.ts";
import { guard } from "./_guard.ts";
import { Ended } from "./_guest.ts";
import { type GuestEnding, trap, type World } from "./mod.ts";

/** `(module (import "m" "f" (func)) (func (export "run") (result i32) BODY))` */
function moduleOf(body: number[]): WebAssembly.Module {
  return new WebAssembly.Module(
    new Uint8Array([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      ...[0x01, 0x08, 0x02, 0x60, 0x00, 0x00, 0x60, 0x00, 0x01, 0x7f],
      ...[0x02, 0x07, 0x01, 0x01, 0x6d, 0x01, 0x66, 0x00, 0x00],
      ...[0x03, 0x02, 0x01, 0x01],
      ...[0x07, 0x07, 0x01, 0x03, 0x72, 0x75, 0x6e, 0x00, 0x01],
      ...[0x0a, body.length + 4, 0x01, body.length + 2, 0x00, ...body, 0x0b],
    ]),
  );
}

/** Both call `f` and give 0, or 1 when they could catch what came of it. */
const guests = {
  /** `try (result i32) (call 0) (i32.const 0) catch_all (i32.const 1) end` */
  "legacy catch_all": moduleOf([0x06, 0x7f, 0x10, 0x00, 0x41, 0x00, 0x19, 0x41, 0x01, 0x0b]),
  /** `block (try_table (catch_all 0) (call 0) (return (i32.const 0)) end) end (i32.const 1)` */
  "try_table catch_all": moduleOf(
    [0x02, 0x40, 0x1f, 0x40, 0x01, 0x02, 0x00, 0x10, 0x00, 0x41, 0x00, 0x0f, 0x0b, 0x0b, 0x41, 0x01],
  ),
};

function run(module: WebAssembly.Module, f: () => void): unknown {
  const instance = new WebAssembly.Instance(module, { m: { f } });
  try {
    return (instance.exports.run as () => number)();
  } catch (thrown) {
    return thrown;
  }
}

function endless(): number {
  return endless() + 1;
}

for (const [name, module] of Object.entries(guests)) {
  Deno.test(`nothing that a call does can be caught by a guest's ${name}`, async (t) => {
    const endings: GuestEnding[] = [];
    const world = {
      end: (ending: GuestEnding) => {
        endings.push(ending);
        trap();
      },
    } as unknown as World;
    const guarded = (call: () => number | void) => run(module, guard(world, call) as () => void);

    await t.step("a plain JavaScript exception would be", () => {
      const thrower = () => {
        throw new Error("seen");
      };
      assert.equal(run(module, thrower), 1);
    });
    await t.step("an errno comes back as a number", () => assert.equal(guarded(() => fail("badf")), 0));
    await t.step("an ending reaches the world, then the engine traps", () => {
      const ending = { kind: "exit", code: 3 } as const;
      const thrown = guarded(() => {
        throw new Ended(ending);
      });
      assert.ok(thrown instanceof WebAssembly.RuntimeError);
      assert.deepEqual(endings.splice(0), [ending]);
    });
    await t.step("a trap in the middle of a call goes on", () => {
      assert.ok(guarded(() => trap()) instanceof WebAssembly.RuntimeError);
      assert.deepEqual(endings, []);
    });
    await t.step("an error of ours ends the run as internal", () => {
      const thrown = guarded(() => {
        throw new TypeError("a mistake");
      });
      assert.ok(thrown instanceof WebAssembly.RuntimeError);
      const [ending] = endings.splice(0);
      assert.ok(ending?.kind === "internal");
      assert.match(ending.reason, /a mistake/);
    });
    await t.step("a stack that is used up within a call reaches the host", () => {
      assert.ok(guarded(() => endless()) instanceof RangeError);
      assert.deepEqual(endings, []);
    });
  });
}

import assert from "node:assert/strict";
import { SeededRandom } from "../wasm/seeded_random.ts";
import { cost, Trial } from "./_trial.ts";

/** A loop that a count ends, and how the count is written. */
interface Written {
  stride: number;
  /** A constant, or nothing for the function's second parameter. */
  end?: number;
  endFirst?: boolean;
  body?: string;
}

/**
 * Counts from the first parameter. The counter stands in the one of the two locals that metering moves. `plain` writes it so that it is not
 * known for a counted loop: with the same instructions, but for one that costs nothing.
 */
function text({ stride, end, endFirst = false, body = "" }: Written, plain: boolean): string {
  const counted = `local.get 2 i32.const ${stride} i32.add ${
    plain ? "local.set 2 local.get 2" : "local.tee 2"
  }`;
  const other = end === undefined ? "local.get 1" : `i32.const ${end}`;
  const compared = end === 0 ? counted : `${endFirst ? `${other} ${counted}` : `${counted} ${other}`} i32.ne`;
  return `(module (memory 1) (func (param i32 i32) (result i32 i32) (local i32 i32)
    local.get 0 local.set 2
    loop ${body} local.get 3 i32.const 1 i32.add local.set 3 ${compared} br_if 0 end
    local.get 2 local.get 3) (export "f" (func 0)))`;
}

interface Seen {
  ending: unknown;
  used: number;
}

function run(written: Written, plain: boolean, start: number, end: number, fuel: number): Seen {
  const trial = new Trial(text(written, plain), { fuel });
  const ending = trial.call("f", start, end);
  return { ending, used: trial.used };
}

Deno.test("a counted loop does and costs what the same loop does and costs that is not known for one", () => {
  const random = new SeededRandom(11);
  const strides = [1, -1, 2, -2, 3, 8, -12, 4_096, 65_537, 0x40000000, -0x40000000, -0x80000000, 0x7fffffff];
  let ended = 0;
  let cut = 0;
  for (let round = 0; round < 1_500; round++) {
    const stride = random.pick(strides);
    const start = random.pick([0, 1, -1, 0x7fffffff, -0x80000000, random.below(100) - 50]);
    const turns = random.pick([0, 1, 1, 2, 3, 10, random.below(50)]);
    const miss = random.below(4) === 0 ? random.below(3) - 1 : 0;
    const end = start + Math.imul(stride, turns) + miss | 0;
    const written: Written = { stride, endFirst: random.below(2) === 0 };
    if (end === 0 || random.below(2) === 0) written.end = end;
    const place = JSON.stringify({ ...written, start, end });
    const fuel = random.pick([10_000, 10_000, 500, random.below(1_000)]);
    const expected = run(written, true, start, end, fuel);
    assert.deepEqual(run(written, false, start, end, fuel), expected, place);
    if (expected.ending === "trap") {
      cut += 1;
      continue;
    }
    ended += 1;
    assert.deepEqual(
      run(written, false, start, end, expected.used),
      expected,
      `${place}, with just enough fuel`,
    );
    const short = run(written, false, start, end, expected.used - 1);
    assert.deepEqual(
      short,
      run(written, true, start, end, expected.used - 1),
      `${place}, with too little fuel`,
    );
  }
  assert.ok(ended > 300 && cut > 100, JSON.stringify({ ended, cut }));
});

Deno.test("a counted loop that traps is charged as the same loop is that is not known for one", () => {
  const written = { stride: 4, body: "local.get 2 i32.const 7 i32.store" };
  for (const [start, fuel] of [[0, 10_000_000], [65_500, 10_000], [65_536, 1_000], [-1, 1_000]] as const) {
    const seen = run(written, false, start, start + 400_000, fuel);
    assert.equal(seen.ending, "trap");
    assert.deepEqual(seen, run(written, true, start, start + 400_000, fuel));
  }
});

Deno.test("a counter that never comes to its end is ended by fuel", () => {
  // By 1 it would come there after 2³² turns, by 8 and by 6 it passes by for ever.
  for (const [stride, end] of [[1, 5], [-1, 5], [8, 5], [8, 6], [6, 6], [-0x80000000, 6]] as const) {
    const turn = cost("i32.add", "i32.add", "i32.ne", "br_if");
    const trial = new Trial(text({ stride }, false), { fuel: 10_000 * turn });
    assert.equal(trial.call("f", 5, end), "trap", `${stride}`);
    assert.equal(trial.fuel, -turn, `${stride}`);
  }
});

Deno.test("a loop whose end moves, or that something else counts too, is not known for a counted one", () => {
  const end = "local.get 2 i32.const 1 i32.add local.tee 2 local.get 1 i32.ne br_if 0";
  const loops = {
    "the end moves": `local.get 1 i32.const -1 i32.add local.set 1 ${end}`,
    "the counter is written before": `local.get 2 i32.const 1 i32.or local.set 2 ${end}`,
    "the counter is compared with itself": end.replace("local.get 1", "local.get 2"),
    "the old counter is compared": end.replace(
      "local.tee 2 local.get 1",
      "local.get 2 i32.const 1 i32.add local.set 2 local.get 1",
    ),
    "it adds to another local": end.replace("local.get 2", "local.get 3"),
    "it adds nothing": end.replace("i32.const 1", "i32.const 0"),
    "it subtracts": end.replace("i32.add", "i32.sub"),
  };
  for (const [what, loop] of Object.entries(loops)) {
    const of = (loop: string) =>
      `(module (func (param i32 i32) (result i32 i32) (local i32 i32) loop ${loop} end local.get 2 local.get 3) (export "f" (func 0)))`;
    const fuel = 5_000;
    const plain = new Trial(of(loop.replaceAll("local.tee 2", "local.set 2 local.get 2")), { fuel });
    const metered = new Trial(of(loop), { fuel });
    for (const [start, upTo] of [[0, 20], [0, -1], [0, 0]] as const) {
      assert.deepEqual(metered.call("f", start, upTo), plain.call("f", start, upTo), what);
      assert.equal(metered.used, plain.used, what);
    }
  }
});

import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { SeededRandom } from "../wasm/seeded_random.ts";
import { walk } from "./_paths.ts";
import { moduleText, type RandomModule, randomModule } from "./_random_module.ts";
import { fuelExport, memoryPagesExport, meter, stackBytesExport } from "./mod.ts";

const pagesMax = 5;
const fuelMax = 10_000_000;
const hostTakes = (argument: number) => (argument & 3) * 1_000;

interface Observation {
  argument: number;
  charged: number;
}

/** Runs a function in the engine, metered or not, and says what came of it. */
function runReally(
  module: Uint8Array<ArrayBuffer>,
  index: number,
  args: number[],
  { fuel = fuelMax, stackBytes = 1_000_000 } = {},
) {
  const observed: Observation[] = [];
  const global = (name: string) => instance.exports[name] as WebAssembly.Global;
  const charged = () => fuel - Number(global(fuelExport).value);
  const metered = WebAssembly.Module.exports(new WebAssembly.Module(module)).some(({ name }) =>
    name === fuelExport
  );
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module), {
    env: {
      observe(argument: number) {
        if (metered) {
          observed.push({ argument, charged: charged() });
          global(fuelExport).value -= BigInt(hostTakes(argument));
        }
        return argument + 1 | 0;
      },
    },
  });
  if (metered) {
    global(fuelExport).value = BigInt(fuel);
    global(stackBytesExport).value = stackBytes;
    global(memoryPagesExport).value = pagesMax;
  }
  let ending: { kind: "returned"; values: number[] } | { kind: "threw" } | { kind: "trapped" };
  try {
    const result = (instance.exports[`f${index}`] as (...args: number[]) => unknown)(...args);
    ending = { kind: "returned", values: [result ?? []].flat() as number[] };
  } catch (error) {
    ending = { kind: error instanceof WebAssembly.RuntimeError ? "trapped" : "threw" };
  }
  return {
    ending,
    observed,
    charged: metered ? charged() : 0,
    stackLeft: metered ? global(stackBytesExport).value as number : 0,
  };
}

/** By the README's formula, with a naive search for who can call whom. */
function frameBytes(module: RandomModule): (index: number) => number {
  const callees = module.functions.map(({ instructions }) =>
    instructions.flatMap(({ name, numbers, type, dead }) => {
      if (dead) return [];
      if (name === "call" || name === "return_call") return [numbers[0]! - 1];
      if (!name.endsWith("call_indirect")) return [];
      return [...module.functions.keys()].filter((index) => {
        const { params, results } = module.functions[index]!;
        return params === type!.params && results === type!.results;
      });
    }).filter((index) => index >= 0)
  );
  const reach = (from: number): Set<number> => {
    const reached = new Set<number>();
    const queue = [...callees[from]!];
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      if (!reached.has(index)) queue.push(...callees[index]!);
      reached.add(index);
    }
    return reached;
  };
  return (index) => {
    const { params, locals } = module.functions[index]!;
    return reach(index).has(index) ? 24 + 4 * (params + locals.length) : 0;
  };
}

Deno.test("random modules are charged what walking their paths comes to, and compute what they did", () => {
  const endings: Record<string, number> = {};
  let early = 0;
  let calls = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const random = new SeededRandom(seed);
    const module = randomModule(random);
    const plain = assemble(moduleText(module));
    const metered = meter(plain, {
      memoryPagesMax: pagesMax,
      allowImport: () => true,
    });
    assert.ok(metered.ok, `seed ${seed}: ${metered.ok || metered.reason}`);
    assert.ok(WebAssembly.validate(metered.module), `seed ${seed}`);
    const options = { pagesMax, stepsMax: 20_000, frameBytes: memo(frameBytes(module)), hostTakes };
    for (let index = 0; index < module.functions.length; index++) {
      const args = Array.from({ length: module.functions[index]!.params }, () => random.below(5));
      const place = `seed ${seed}, f${index}(${args})`;
      const expected = walk(module, index, args, options);
      endings[expected.ending.kind] = (endings[expected.ending.kind] ?? 0) + 1;
      if (expected.ending.kind === "given up") continue;

      const really = runReally(metered.module, index, args);
      assert.equal(really.ending.kind, expected.ending.kind, place);
      assert.deepEqual(really.observed, expected.observed, place);
      if (expected.ending.kind === "trapped") {
        // What was not spilled when the engine trapped is not seen by the host.
        assert.ok(really.charged <= expected.charged, place);
        if (expected.ending.by === "unreachable") assert.equal(really.charged, expected.charged, place);
        continue;
      }
      assert.equal(really.charged, expected.charged, place);
      if (!expected.leftEarly) assert.equal(expected.ran, expected.charged, place);
      else early += 1;
      if (expected.ending.kind !== "returned") continue;
      assert.deepEqual(really.ending, expected.ending, place);
      if (!moduleText(module).includes("memory.grow")) {
        assert.deepEqual(runReally(plain, index, args).ending, expected.ending, place);
      }

      // With just enough fuel it ends as before; with one less it is found out.
      const enough = runReally(metered.module, index, args, { fuel: expected.charged });
      assert.deepEqual(enough.ending, expected.ending, place);
      if (expected.charged > 0) {
        const tooLittle = runReally(metered.module, index, args, { fuel: expected.charged - 1 });
        assert.ok(tooLittle.charged > expected.charged - 1, place);
      }
      // The same of the stack.
      const { stackBytesMax } = expected;
      const deepEnough = runReally(metered.module, index, args, { stackBytes: stackBytesMax });
      assert.deepEqual(deepEnough.ending, expected.ending, place);
      if (stackBytesMax > 0) {
        const tooFlat = runReally(metered.module, index, args, { stackBytes: stackBytesMax - 1 });
        assert.equal(tooFlat.ending.kind, "trapped", place);
        assert.ok(tooFlat.stackLeft < 0, place);
      }
      calls += 1;
    }
  }
  // The walk would prove little if most of it ended at once.
  assert.ok(
    calls > 300 && early > 20 && endings.threw! > 20 && endings.trapped! > 20,
    JSON.stringify({ calls, early, endings }),
  );
});

function memo(count: (index: number) => number): (index: number) => number {
  const known = new Map<number, number>();
  return (index) => {
    const value = known.get(index) ?? count(index);
    known.set(index, value);
    return value;
  };
}

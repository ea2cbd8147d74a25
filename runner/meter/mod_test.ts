import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { print } from "../wasm/print.ts";
import { opcodeOf } from "../wasm/opcodes.ts";
import { readModule } from "../wasm/read_module.ts";
import { SeededRandom } from "../wasm/seeded_random.ts";
import { writeModule } from "../wasm/write_module.ts";
import { meter, type MeterOptions, startExport } from "./mod.ts";
import { moduleText, randomModule } from "./_random_module.ts";
import { cost, Trial } from "./_trial.ts";

const options: MeterOptions = {
  memoryPagesMax: 100,
  tableElementsMax: 1_000,
  allowImport: (module, name, { params }) => module === "env" && name === "known" && params.length === 1,
};

function refusal(module: Uint8Array): string {
  const metered = meter(module, options);
  assert.ok(!metered.ok, "it was not refused");
  return metered.reason;
}

Deno.test("modules that may not be run are refused with a sentence", () => {
  for (
    const [text, reason] of [
      [`(import "env" "other" (func (param i32)))`, `it imports "env" "other" (i32 ->), which there is not`],
      [`(import "env" "known" (func (result f64)))`, `it imports "env" "known" (-> f64), which there is not`],
      [
        `(import "x\\"" "known" (func (param i32)))`,
        `it imports "x\\"" "known" (i32 ->), which there is not`,
      ],
      [`(import "env" "known" (memory 1))`, `it imports the memory "env" "known"`],
      [`(import "env" "known" (global i32))`, `it imports the global "env" "known"`],
      [`(import "env" "known" (table 1 funcref))`, `it imports the table "env" "known"`],
      [`(import "env" "known" (tag (param)))`, `it imports the tag "env" "known"`],
      [`(memory 101)`, `its memory starts with 101 pages of 64 KiB, and 100 are allowed`],
      [`(table 1001 funcref)`, `a table starts with 1001 elements, and 1000 are allowed`],
      [`(table 501 funcref) (table 0 funcref)`, `a table starts with 501 elements, and 500 are allowed`],
      [
        `(func) (export "lyceum.fuel" (func 0))`,
        `it exports "lyceum.fuel", and names with lyceum. are reserved`,
      ],
      [`(func) (export "lyceum.x" (func 0))`, `it exports "lyceum.x", and names with lyceum. are reserved`],
      [`(func (local ${"i32 ".repeat(49_999)}))`, `function 0 has too many locals`],
      [
        `(func (local ${"i32 ".repeat(8_000)}) ${"block end ".repeat(1_000)})`,
        `function 0 has too many locals for its number of blocks`,
      ],
      [`(func (param ${"i32 ".repeat(999)}))`, `type 0 has too many parameters or results`],
      [`(func i32.const 1)`, `it is not valid WebAssembly`],
    ] as const
  ) {
    assert.equal(refusal(assemble(`(module ${text})`)), `Cannot meter the module: ${reason}`);
  }
});

Deno.test("what is not known is refused with its place", () => {
  const module = assemble(`(module (func nop) (func nop))`);
  const last = module.length - 2;
  module[last] = 0xd3;
  assert.equal(
    refusal(module),
    `Cannot read the module: the instruction 0xd3 is not supported in function 1 at offset 0x${
      last.toString(16)
    }`,
  );
});

Deno.test("a module cannot name what metering adds", () => {
  for (const instruction of ["global.get 0 drop", "local.get 0 drop", "call 1", "i64.const 5 global.set 0"]) {
    assert.match(
      refusal(assemble(`(module (func ${instruction}))`)),
      /there is no (global 0|local 0|function 1) in function 0/,
    );
  }
  assert.match(refusal(assemble(`(module (func) (export "g" (global 0)))`)), /there is no global 0/);
});

Deno.test("bytes that are no module are refused", () => {
  assert.match(refusal(new Uint8Array()), /^Cannot read the module: the bytes end too early at offset 0x0$/);
  assert.match(refusal(new TextEncoder().encode("#!/bin/sh\n")), /it does not begin as a module/);
});

Deno.test("memory and tables cannot grow past the module's maximum", () => {
  const metered = meter(assemble("(module (memory 1) (table 1 funcref) (table 2 5 externref))"), options);
  assert.ok(metered.ok);
  const text = print(metered.module);
  assert.ok(text.includes("(memory (;0;) 1 100)"));
  assert.ok(text.includes("(table (;0;) 1 500 funcref)") && text.includes("(table (;1;) 2 5 externref)"));
});

Deno.test("memory.grow answers -1 past the pages that the run allows, and costs by the page", () => {
  const text =
    `(module (memory 1) (func (param i32) (result i32) local.get 0 memory.grow) (export "grow" (func 0)))`;
  const trial = new Trial(text, { pages: 10 });
  assert.equal(trial.call("grow", 3), 1);
  assert.equal(trial.used, cost("memory.grow") + 3 * 65_536);
  assert.equal(trial.call("grow", 7), -1);
  assert.equal(trial.call("grow", -1), -1);
  assert.equal(trial.used, 3 * cost("memory.grow") + 3 * 65_536);
  assert.equal(trial.call("grow", 6), 4);
  assert.equal(trial.call("grow", 0), 10);
  const poor = new Trial(text, { fuel: 10_000 });
  assert.equal(poor.call("grow", 2), "trap");
  assert.ok(poor.fuel < 0);
});

Deno.test("a start function runs when the host calls it, with fuel", () => {
  const trial = new Trial(
    `(module (global (mut i32) i32.const 1) (func i32.const 5 global.set 0) (func (result i32) global.get 0)
      (start 0) (export "g" (func 1)))`,
  );
  assert.equal(trial.call("g"), 1);
  trial.call(startExport);
  assert.equal(trial.call("g"), 5);
});

Deno.test("an export leads to the same function under each of its names, and imports stay themselves", () => {
  const seen: number[] = [];
  const trial = new Trial(
    `(module (import "env" "known" (func (param i32))) (func (param i32) local.get 0 call 0)
      (export "a" (func 1)) (export "b" (func 1)) (export "import" (func 0)))`,
    { imports: { known: (_, number) => seen.push(number!) } },
  );
  trial.call("a", 1);
  trial.call("b", 2);
  trial.call("import", 3);
  assert.deepEqual(seen, [1, 2, 3]);
  assert.equal(trial.exports.length, 6);
});

Deno.test("imported functions work out of tables, by reference and as tail calls", () => {
  const seen: number[] = [];
  const trial = new Trial(
    `(module (import "env" "known" (func (param i32)))
      (table 3 funcref)
      (global funcref ref.func 0)
      (func (param i32) local.get 0 i32.const 0 call_indirect 0 (param i32))
      (func (param i32) i32.const 1 ref.func 0 table.set 0 local.get 0 i32.const 1 return_call_indirect 0 (param i32))
      (func (param i32) i32.const 2 global.get 0 table.set 0 local.get 0 i32.const 2 call_indirect 0 (param i32))
      (func (param i32) local.get 0 return_call 0)
      (export "table" (func 1)) (export "reference" (func 2)) (export "global" (func 3)) (export "tail" (func 4))
      (elem (offset i32.const 0) funcref (item ref.func 0)))`,
    {
      imports: {
        known(trial, number) {
          trial.fuel -= 1_000;
          seen.push(number!);
        },
      },
    },
  );
  for (const [index, name] of ["table", "reference", "global", "tail"].entries()) trial.call(name, index);
  assert.deepEqual(seen, [0, 1, 2, 3]);
  const spent = [
    cost("call_indirect"),
    cost("ref.func", "table.set", "return_call_indirect"),
    cost("global.get", "table.set", "call_indirect"),
    cost("return_call"),
  ];
  assert.equal(trial.used, spent.reduce((sum, fuel) => sum + fuel, 4_000));
});

Deno.test("code may refer to a function that is declared only by its export", () => {
  const trial = new Trial(
    `(module (table 1 funcref)
      (func (result i32) i32.const 7)
      (func (result i32) i32.const 0 ref.func 0 table.set 0 i32.const 0 call_indirect 0 (result i32))
      (export "seven" (func 0)) (export "f" (func 1)))`,
  );
  assert.equal(trial.call("f"), 7);
});

Deno.test("custom sections are dropped", () => {
  const module = assemble("(module (func nop))");
  const withName = Uint8Array.from([...module, 0, 5, 4, 110, 97, 109, 101]);
  const [plain, named] = [meter(module, options), meter(withName, options)];
  assert.ok(plain.ok && named.ok);
  assert.deepEqual(named.module, plain.module);
});

Deno.test("the same module is metered to the same bytes", () => {
  const text = moduleText(randomModule(new SeededRandom(7)));
  const [one, other] = [0, 0].map(() => meter(assemble(text), { ...options, allowImport: () => true }));
  assert.deepEqual(one, other);
});

Deno.test("mutated modules are refused, or metered to something valid, and nothing worse", () => {
  const random = new SeededRandom(11);
  let metered = 0;
  for (let round = 0; round < 4_000; round++) {
    const original = assemble(moduleText(randomModule(new SeededRandom(1 + round % 100))));
    const mutant = random.mutate(original);
    const result = meter(mutant, { ...options, allowImport: () => true });
    if (!result.ok) continue;
    metered += 1;
    assert.ok(WebAssembly.validate(result.module), `round ${round}`);
  }
  assert.ok(metered > 100, `${metered} of 4000 mutants were metered`);
});

Deno.test("a function that the engine would never optimise is refused", () => {
  const empty = readModule(assemble("(module (func))"));
  const dropped = [opcodeOf("i32.const"), 0, opcodeOf("i32.eqz"), opcodeOf("drop")];
  const withBody = (times: number) => {
    const body = [0, ...Array.from({ length: times }, () => dropped).flat(), opcodeOf("end")];
    return writeModule({ ...empty, bodies: [Uint8Array.from(body)] });
  };
  assert.ok(meter(withBody(240_000), options).ok);
  assert.match(
    refusal(withBody(260_000)),
    /function 0 is too large: 10400\d\d bytes with its metering, of at most 1000000$/,
  );
});

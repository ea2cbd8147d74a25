import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { allOpcodes, opcodeName, popsOf } from "../wasm/opcodes.ts";
import { isAccess, storedType } from "./_guard.ts";
import { fuelExport, memoryPagesExport, meter, stackBytesExport } from "./mod.ts";

const guardBytes = 65_536;

/** Runs `f` with an address; what came of it: the memory's bytes and what was returned, or a trap. */
function outcome(text: string, guardBytes: number, ...args: number[]) {
  const metered = meter(assemble(text), { memoryPagesMax: 10, guardBytes, allowImport: () => false });
  assert.ok(metered.ok, metered.ok ? "" : metered.reason);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(metered.module));
  const global = (name: string) => exports[name] as WebAssembly.Global;
  global(fuelExport).value = 1_000_000n;
  global(stackBytesExport).value = 1_000_000;
  global(memoryPagesExport).value = 10;
  const memory = new Uint8Array((exports.m as WebAssembly.Memory).buffer);
  for (let i = 0; i < memory.length; i++) memory[i] = i * 7;
  try {
    (exports.f as (...args: number[]) => unknown)(...args);
    return { memory: memory.slice(), fuel: global(fuelExport).value as bigint };
  } catch (error) {
    assert.match((error as Error).message, /out of bounds/);
    return "trap";
  }
}

const constants: Record<number, string> = {
  0x7f: "i32.const 99",
  0x7e: "i64.const 99",
  0x7d: "f32.const 99",
  0x7c: "f64.const 99",
  0x7b: "v128.const i8x16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
};

/** The result is turned into bytes at the memory's end, so that it can be compared. */
const keep: Record<string, string> = {
  i32: "i32.store offset=196560",
  i64: "i64.store offset=196560",
  f32: "f32.store offset=196560",
  f64: "f64.store offset=196560",
  v128: "v128.store offset=196560",
};

function accessText(name: string, opcode: number, offset: number): string {
  const lane = name.endsWith("_lane") ? " 1" : "";
  const stored = popsOf[opcode] === 2 ? constants[storedType(opcode)]! : "";
  const access = `local.get 0 ${stored} ${name} offset=${offset}${lane}`;
  const stores = name.includes("store");
  const kept = name.split(".")[0]!;
  return `(module (memory 3) (func (param i32) ${
    stores ? access : `i32.const 0 ${access} ${keep[kept]}`
  }) (export "f" (func 0)) (export "m" (memory 0)))`;
}

Deno.test("every load and store traps below the guarded address, and does above what it did", () => {
  const accesses = allOpcodes.filter(isAccess);
  assert.equal(accesses.length, 45);
  for (const opcode of accesses) {
    const name = opcodeName(opcode);
    for (const offset of [0, 1, 200, 65_535]) {
      const text = accessText(name, opcode, offset);
      for (const address of [0, 1, 4_096, 65_535]) {
        assert.equal(outcome(text, guardBytes, address), "trap", `${name} at ${address} + ${offset}`);
        assert.notEqual(outcome(text, 0, address), "trap", name);
      }
      for (const address of [65_536, 65_537, 65_800, 131_071, 196_600, -1]) {
        const place = `${name} at ${address} + ${offset}`;
        assert.deepEqual(outcome(text, guardBytes, address), outcome(text, 0, address), place);
      }
    }
    const beyond = accessText(name, opcode, 65_536);
    assert.notEqual(outcome(beyond, guardBytes, 0), "trap", name);
  }
});

Deno.test("bulk instructions trap where they would touch anything below the guarded address", () => {
  const bulk = (code: string) =>
    `(module (memory 2) (data "abcdefgh") (func (param i32 i32 i32) local.get 0 local.get 1 local.get 2 ${code})
      (export "f" (func 0)) (export "m" (memory 0)))`;
  const high = 70_000;
  const trapping: [string, number, number, number][] = [
    ["memory.fill", 0, 1, 1],
    ["memory.fill", 65_535, 1, 10],
    ["memory.copy", 65_535, high, 1],
    ["memory.copy", high, 65_535, 1],
    ["memory.copy", high, 0, 10],
    ["memory.init 0", 65_535, 0, 1],
  ];
  for (const [code, ...args] of trapping) {
    assert.equal(outcome(bulk(code), guardBytes, ...args), "trap", `${code} ${args}`);
    assert.notEqual(outcome(bulk(code), 0, ...args), "trap", `${code} ${args}`);
  }
  const fine: [string, number, number, number][] = [
    ["memory.fill", 0, 1, 0],
    ["memory.fill", 65_536, 1, 10],
    ["memory.copy", 0, 0, 0],
    ["memory.copy", 65_536, high, 100],
    ["memory.copy", high, 65_536, 10],
    ["memory.init 0", 65_536, 0, 3],
    ["memory.init 0", 0, 3, 0],
  ];
  for (const [code, ...args] of fine) {
    const expected = outcome(bulk(code), 0, ...args);
    assert.notEqual(expected, "trap", `${code} ${args}`);
    assert.deepEqual(outcome(bulk(code), guardBytes, ...args), expected, `${code} ${args}`);
  }
});

import { allOpcodes, opcodeName, opcodeOf } from "../wasm/opcodes.ts";

/**
 * What each instruction costs, in fuel: the first pattern that fits its name. 1 is an ordinary arithmetic instruction. What
 * compiles to nothing costs nothing; but every way around in a loop or in a recursion costs something, because a branch
 * and a call do.
 */
export const costs: readonly [pattern: RegExp, fuel: number][] = [
  [/^(unreachable|nop|block|loop|else|end|try|try_table|catch|catch_all|delegate|drop)$/, 0],
  [/^(local\..*|.*\.const|ref\.null)$/, 0],
  [/^(throw|rethrow|throw_ref)$/, 1_000],
  [/^(call|return_call)$/, 5],
  [/^(call_indirect|return_call_indirect)$/, 10],
  [/^br_table$/, 3],
  [/^i32\.(div|rem)_[su]$/, 8],
  [/^i64\.(div|rem)_[su]$/, 12],
  [/^f(32|64)(x\d)?\.div$/, 5],
  [/^f(32|64)(x\d)?\.sqrt$/, 6],
  [/^memory\.grow$/, 200],
  [/^(memory|table)\.(fill|copy|init)$|^table\.grow$/, 20],
  [/^(data|elem)\.drop$/, 5],
  [/^table\.[gs]et$/, 3],
  [/\.(load|store)/, 2],
  [/\.mul$|\.(ext|q15)mul|\.dot_/, 2],
  [/^f.*\.(add|sub|min|max|pmin|pmax|ceil|floor|trunc|nearest|convert.*|demote.*|promote.*)$/, 2],
  [/^i.*\.trunc/, 3],
  [/^ref\.func$/, 2],
  [/./, 1],
];

/** Fuel for what an instruction touches, `units * factor >> shift`, charged before it runs and beside its cost. */
export interface SizedCost {
  unit: "byte" | "element" | "page";
  factor: number;
  shift: number;
}

/** By name. The units are the instruction's last operand, unsigned. */
export const sizedCosts: Readonly<Record<string, SizedCost>> = {
  "memory.fill": { unit: "byte", factor: 1, shift: 3 },
  "memory.copy": { unit: "byte", factor: 1, shift: 3 },
  "memory.init": { unit: "byte", factor: 1, shift: 3 },
  "memory.grow": { unit: "page", factor: 8_192, shift: 0 },
  "table.fill": { unit: "element", factor: 2, shift: 0 },
  "table.copy": { unit: "element", factor: 2, shift: 0 },
  "table.init": { unit: "element", factor: 2, shift: 0 },
  "table.grow": { unit: "element", factor: 2, shift: 0 },
};

/** Cost by opcode, for the inner loop. */
export const costOf = new Uint16Array(0x10000);
for (const opcode of allOpcodes) {
  costOf[opcode] = costs.find(([pattern]) => pattern.test(opcodeName(opcode)))![1];
}

/** {@link sizedCosts} by opcode. */
export const sizedCostOf: ReadonlyMap<number, SizedCost> = new Map(
  Object.entries(sizedCosts).map(([name, cost]) => [opcodeOf(name), cost]),
);

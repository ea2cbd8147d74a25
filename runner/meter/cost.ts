import { allOpcodes, opcodeName, opcodeOf } from "../wasm/opcodes.ts";

/**
 * What each instruction costs, in fuel: the first pattern that fits its name. 1 is an ordinary arithmetic instruction. What
 * compiles to nothing costs nothing; but every way around in a loop or in a recursion costs something, because a branch
 * and a call do.
 *
 * The prices were fitted to what the programs of `bench/` take when gcc compiles them: there a branch is worth about twelve
 * additions, because it is often foretold wrongly, and a load no more than one, because most are part of another instruction.
 */
export const costs: readonly [pattern: RegExp, fuel: number][] = [
  [/^(unreachable|nop|block|loop|else|end|try|try_table|catch|catch_all|delegate|drop)$/, 0],
  [/^(local\..*|.*\.const|ref\.null)$/, 0],
  [/^(throw|rethrow|throw_ref)$/, 10_000],
  [/^(br|br_if|if|br_table)$/, 12],
  [/^(call|return_call)$/, 15],
  [/^(call_indirect|return_call_indirect)$/, 40],
  [/^i32\.(div|rem)_[su]$/, 24],
  [/^i64\.(div|rem)_[su]$/, 36],
  [/^f(32|64)(x\d)?\.div$/, 40],
  [/^f(32|64)(x\d)?\.sqrt$/, 48],
  [/^memory\.grow$/, 10_000],
  [/^(memory|table)\.(fill|copy|init)$|^table\.grow$/, 100],
  [/^(data|elem)\.drop$/, 20],
  [/^table\.[gs]et$/, 800],
  [/^ref\.func$/, 4],
  [/^i\d+x\d+\.(trunc_sat.*|popcnt|shl|shr_[su])$|^i64x2\.mul$/, 20],
  [/^f.*\.(add|sub|mul|min|max|pmin|pmax|ceil|floor|trunc|nearest|convert.*|demote.*|promote.*)$/, 2],
  [/\.mul$|\.(ext|q15)mul|\.dot_/, 4],
  [/^i.*\.trunc/, 3],
  [/^select$/, 2],
  [/./, 1],
];

/** Fuel for each unit that an instruction touches, charged before it runs and beside its cost. */
export interface SizedCost {
  unit: "byte" | "element" | "page";
  fuel: number;
}

/** By name. The units are the instruction's last operand, unsigned. */
export const sizedCosts: Readonly<Record<string, SizedCost>> = {
  "memory.fill": { unit: "byte", fuel: 3 },
  "memory.copy": { unit: "byte", fuel: 3 },
  "memory.init": { unit: "byte", fuel: 3 },
  "memory.grow": { unit: "page", fuel: 65_536 },
  "table.fill": { unit: "element", fuel: 500 },
  "table.copy": { unit: "element", fuel: 500 },
  "table.init": { unit: "element", fuel: 500 },
  "table.grow": { unit: "element", fuel: 500 },
};

/**
 * Fuel for each byte of call stack, in weights of frames, between where an exception is thrown and where it is caught or caught
 * again. The engine looks at every frame on the way.
 */
export const unwindingFuel = 48;

/** Cost by opcode, for the inner loop. */
export const costOf = new Uint16Array(0x10000);
for (const opcode of allOpcodes) {
  costOf[opcode] = costs.find(([pattern]) => pattern.test(opcodeName(opcode)))![1];
}

/** {@link sizedCosts} by opcode. */
export const sizedCostOf: ReadonlyMap<number, SizedCost> = new Map(
  Object.entries(sizedCosts).map(([name, cost]) => [opcodeOf(name), cost]),
);

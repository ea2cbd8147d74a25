/** Gives numbers from 0 to below 1. */
export type Chance = () => number;

/** Numbers that look random and are the same each time: xorshift32. */
export function sameChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

export function pick<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[Math.floor(chance() * values.length)]!;
}

/** Numbers that look random and are the same for the same seed; for tests (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An integer from 0 to `end - 1`. */
  below(end: number): number {
    this.#state = this.#state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(this.#state ^ this.#state >>> 15, 1 | this.#state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32 * end);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** The bytes with a few of them changed, removed, repeated or cut off. */
  mutate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const mutated = [...bytes];
    for (let count = 1 + this.below(4); count > 0; count--) {
      const position = this.below(mutated.length);
      const choice = this.below(8);
      if (choice < 4) mutated[position] = this.below(256);
      else if (choice < 5) mutated[position] = (mutated[position] ?? 0) ^ 1 << this.below(8);
      else if (choice < 6) mutated.splice(position, 1 + this.below(4));
      else if (choice < 7) mutated.splice(position, 0, ...mutated.slice(position, position + this.below(8)));
      else mutated.length = Math.max(position, mutated.length - 20, 1);
    }
    return Uint8Array.from(mutated);
  }
}

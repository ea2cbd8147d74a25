/** What is to be done at a place of a function body, when it is rewritten. The argument is given in parentheses. */
export const step = {
  /** A segment begins (its cost). */
  segment: 0,
  /** A block, try or try_table opens (its label). */
  open: 1,
  /** A loop opens (its label). */
  loop: 2,
  /** An if opens (its label). */
  if: 3,
  /** The first arm of an if ends (1 if control can arrive here). */
  else: 4,
  /** The body of a try, or a handler of it, ends (1 if control can arrive here). */
  catch: 5,
  /** A handler of a try begins. */
  caught: 6,
  /** A block ends (1 if control can arrive here). */
  end: 7,
  /** Behind the end of a block (1 if control arrived there from within it). */
  joined: 8,
  /** A branch that may be taken (its label). */
  branch: 9,
  /** A call. */
  call: 10,
  /** A return or a tail call. */
  leave: 11,
  /** An instruction that throws or traps. */
  throw: 12,
  /** An instruction that costs by what it touches (its opcode). */
  sized: 13,
  /** The last `end` (1 if control can arrive there). */
  finish: 14,
  /** Behind the head of a loop (its label). */
  head: 15,
  /** Behind a `memory.grow`. */
  grown: 16,
} as const;

/** A list of steps, as plain numbers, because a large module has millions. */
export class Steps {
  #numbers = new Int32Array(1 << 12);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @param position offset in the body before which the step is to be taken */
  push(position: number, kind: number, argument: number): void {
    const at = this.#length * 3;
    if (at + 2 >= this.#numbers.length) this.#grow();
    this.#numbers[at] = position;
    this.#numbers[at + 1] = kind;
    this.#numbers[at + 2] = argument;
    this.#length += 1;
  }

  position(index: number): number {
    return this.#numbers[index * 3]!;
  }

  kind(index: number): number {
    return this.#numbers[index * 3 + 1]!;
  }

  argument(index: number): number {
    return this.#numbers[index * 3 + 2]!;
  }

  setArgument(index: number, argument: number): void {
    this.#numbers[index * 3 + 2] = argument;
  }

  #grow(): void {
    const grown = new Int32Array(this.#numbers.length * 2);
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}

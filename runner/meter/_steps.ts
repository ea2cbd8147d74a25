/** What is to be done at a place of a function body, when it is rewritten. The argument is given in parentheses. */
export const step = {
  /** A segment begins (its cost). */
  segment: 0,
  /** A block, try or try_table opens (its label). */
  open: 1,
  /** A loop opens (its label). */
  loop: 2,
  /** Behind the head of a loop (its label). */
  head: 3,
  /** An if opens (its label). */
  if: 4,
  /** The first arm of an if ends (1 if control can arrive here). */
  else: 5,
  /** The body of a try, or a handler of it, ends (1 if control can arrive here). */
  catch: 6,
  /** A handler of a try begins. */
  caught: 7,
  /** A block ends (1 if control can arrive here). */
  end: 8,
  /** Behind the end of a block. */
  joined: 9,
  /** A branch that may be taken (its label). */
  branch: 10,
  /** A call (the function). */
  call: 11,
  /** Behind a call (the function). */
  called: 12,
  /** An indirect call (its type). */
  callIndirect: 13,
  /** Behind an indirect call, also a tail call (its table). */
  calledIndirect: 14,
  /** A return. */
  return: 15,
  /** A tail call (the function). */
  tailCall: 16,
  /** An indirect tail call (its type). */
  tailCallIndirect: 17,
  /** An instruction that throws or traps (1 if it throws). */
  throw: 18,
  /** An instruction that costs by what it touches (its opcode). */
  sized: 19,
  /** Behind a `memory.grow`. */
  grown: 20,
  /** A reference to a function (the function). */
  reference: 21,
  /** A use of a local that must move (the local). */
  local: 22,
  /** The last `end` (1 if control can arrive there). */
  finish: 23,
  /** Dead code begins. */
  dead: 24,
  /** Dead code has ended. */
  alive: 25,
  /** A segment with a call in it begins (its cost). */
  callingSegment: 26,
  /** A load or store that could reach below the guarded address (its opcode). */
  access: 27,
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

  set(index: number, kind: number, argument: number): void {
    this.#numbers[index * 3 + 1] = kind;
    this.#numbers[index * 3 + 2] = argument;
  }

  #grow(): void {
    const grown = new Int32Array(this.#numbers.length * 2);
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}

/**
 * The bytes of one file. Bytes that were lent at the start are copied before the first change, so that any number of
 * worlds can begin with the same ones. Growth is amortised; a hole costs no memory until it is written behind.
 */
export class Content {
  #bytes: Uint8Array;
  /** How many of `#bytes` mean something; the rest, up to the size, is zero, whatever the buffer holds there. */
  #filled: number;
  #size: number;
  #lent: boolean;

  constructor(lent: Uint8Array = nothing) {
    this.#bytes = lent;
    this.#filled = this.#size = lent.length;
    this.#lent = true;
  }

  get size(): number {
    return this.#size;
  }

  /** True until the first change: the next one copies the whole. */
  get isLent(): boolean {
    return this.#lent && this.#size > 0;
  }

  /** Copies from `offset` as much as there is and fits; gives the count, 0 at the end. */
  read(offset: number, into: Uint8Array): number {
    const count = Math.min(into.length, this.#size - offset);
    if (count <= 0) return 0;
    const filled = Math.max(0, Math.min(count, this.#filled - offset));
    if (filled > 0) into.set(this.#bytes.subarray(offset, offset + filled));
    into.fill(0, filled, count);
    return count;
  }

  /** Overwrites from `offset` on; a gap behind the old end becomes zeros. */
  write(offset: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const end = offset + bytes.length;
    this.#own(Math.max(end, this.#filled));
    if (offset > this.#filled) this.#bytes.fill(0, this.#filled, offset);
    this.#bytes.set(bytes, offset);
    this.#filled = Math.max(this.#filled, end);
    this.#size = Math.max(this.#size, end);
  }

  /** Cuts off, or adds a hole at the end. Gives how many bytes it had to copy. */
  resize(size: number): number {
    this.#size = size;
    if (size >= this.#filled) return 0;
    this.#filled = size;
    if (this.#lent || size >= this.#bytes.length / 2) return 0;
    // What was cut off is given back, or a thousand files grown and cut in turn would hold far more than they say.
    this.#bytes = this.#bytes.slice(0, size);
    return size;
  }

  /** The whole content; may be the file's own buffer, so it is to be read at once or copied. */
  bytes(): Uint8Array {
    if (this.#filled === this.#size) return this.#bytes.subarray(0, this.#size);
    const whole = new Uint8Array(this.#size);
    whole.set(this.#bytes.subarray(0, this.#filled));
    return whole;
  }

  #own(capacity: number): void {
    if (!this.#lent && capacity <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(capacity, this.#lent ? 0 : 2 * this.#bytes.length, 64));
    grown.set(this.#bytes.subarray(0, this.#filled));
    this.#bytes = grown;
    this.#lent = false;
  }
}

const nothing = new Uint8Array(0);

const utf8 = new TextEncoder();

/** Writes the values of the binary format into a buffer that grows (WebAssembly specification, 5.2 Values). */
export class Writer {
  #buffer: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 256) {
    this.#buffer = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** What was written, as a view: read it before the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** What was written, as a copy. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.slice(0, this.#length);
  }

  /** Forgets all that was written and keeps the room. */
  clear(): void {
    this.#length = 0;
  }

  byte(value: number): void {
    if (this.#length === this.#buffer.length) this.#grow(1);
    this.#buffer[this.#length++] = value;
  }

  bytes(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#buffer.length) this.#grow(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  u32(value: number): void {
    let rest = value >>> 0;
    while (rest >= 0x80) {
      this.byte(rest & 0x7f | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A signed integer of up to 53 bits: `i32`, `i33`, or a small `i64`. */
  signed(value: number): void {
    let rest = value;
    for (;;) {
      const low = ((rest % 128) + 128) % 128;
      rest = (rest - low) / 128;
      const done = rest === 0 && low < 0x40 || rest === -1 && low >= 0x40;
      this.byte(done ? low : low | 0x80);
      if (done) return;
    }
  }

  s64(value: bigint): void {
    let rest = BigInt.asIntN(64, value);
    for (;;) {
      const low = Number(rest & 0x7fn);
      rest >>= 7n;
      const done = rest === 0n && low < 0x40 || rest === -1n && low >= 0x40;
      this.byte(done ? low : low | 0x80);
      if (done) return;
    }
  }

  name(name: string): void {
    this.sized(utf8.encode(name));
  }

  /** Bytes with their length before them. */
  sized(bytes: Uint8Array): void {
    this.u32(bytes.length);
    this.bytes(bytes);
  }

  vector<Item>(items: readonly Item[], writeItem: (writer: Writer, item: Item) => void): void {
    this.u32(items.length);
    for (const item of items) writeItem(this, item);
  }

  #grow(more: number): void {
    const grown = new Uint8Array(Math.max(this.#buffer.length * 2, this.#length + more));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}

import { MalformedModule } from "./malformed_module.ts";
import { UnsupportedFeature } from "./unsupported_feature.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads the values of the binary format one after the other (WebAssembly specification, 5.2 Values). Every method
 * moves on past what it read, and throws {@link MalformedModule} where the bytes end or are not such a value.
 */
export class Reader {
  offset = 0;

  /**
   * @param base offset of the first byte from the start of the module, for error messages
   * @param place where that is, for error messages: ` in function 7`
   */
  constructor(readonly bytes: Uint8Array, readonly base = 0, readonly place = "") {}

  get atEnd(): boolean {
    return this.offset >= this.bytes.length;
  }

  byte(): number {
    const byte = this.bytes[this.offset];
    if (byte === undefined) this.fail("the bytes end too early");
    this.offset += 1;
    return byte;
  }

  /** The next `length` bytes, as a view. */
  take(length: number): Uint8Array {
    const end = this.offset + length;
    if (end > this.bytes.length) this.fail("the bytes end too early");
    const bytes = this.bytes.subarray(this.offset, end);
    this.offset = end;
    return bytes;
  }

  /** A reader of the next `length` bytes alone. */
  part(length: number): Reader {
    const base = this.base + this.offset;
    return new Reader(this.take(length), base, this.place);
  }

  u32(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    const last = this.byte();
    if (last > 0x0f) this.fail("an integer does not fit into 32 bits", -1);
    return (value | last << 28) >>> 0;
  }

  s32(): number {
    return Number(this.#signed(32));
  }

  s33(): number {
    return Number(this.#signed(33));
  }

  s64(): bigint {
    return this.#signed(64);
  }

  /** Length of a vector whose items take at least `itemBytesMin` bytes each, so that it cannot lie about its size. */
  count(itemBytesMin = 1): number {
    const count = this.u32();
    if (count * itemBytesMin > this.bytes.length - this.offset) {
      this.fail(`${count} items do not fit into the bytes that are left`);
    }
    return count;
  }

  /** Reads a vector, item by item. */
  vector<Item>(readItem: (reader: Reader) => Item, itemBytesMin = 1): Item[] {
    const items: Item[] = [];
    for (let count = this.count(itemBytesMin); count > 0; count--) items.push(readItem(this));
    return items;
  }

  name(): string {
    const bytes = this.take(this.count());
    try {
      return utf8.decode(bytes);
    } catch {
      return this.fail("a name is not UTF-8", -bytes.length);
    }
  }

  /** @param distance of the byte in question from the next one */
  fail(problem: string, distance = 0): never {
    throw new MalformedModule(problem, this.base + this.offset + distance, this.place);
  }

  /** @param distance of the byte in question from the next one */
  refuse(feature: string, distance = 0): never {
    throw new UnsupportedFeature(feature, this.base + this.offset + distance, this.place);
  }

  #signed(bits: number): bigint {
    let value = 0n;
    let shift = 0;
    for (;;) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << BigInt(shift);
      shift += 7;
      if (byte < 0x80) break;
      if (shift >= bits) this.fail(`an integer does not fit into ${bits} bits`, -1);
    }
    const signed = BigInt.asIntN(Math.min(shift, 70), value);
    if (BigInt.asIntN(bits, signed) !== signed) this.fail(`an integer does not fit into ${bits} bits`, -1);
    return signed;
  }
}

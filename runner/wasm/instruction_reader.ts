import { immediates, immediatesOf, opcodeName } from "./opcodes.ts";
import { Reader } from "./reader.ts";
import { isValueType, readReferenceType, readValueType } from "./value_type.ts";

/** The block type of a block that takes and gives nothing. */
export const emptyBlockType = -64;

const kind = Object.fromEntries(immediates.map((name, index) => [name, index])) as Record<
  (typeof immediates)[number],
  number
>;

/**
 * Goes through the instructions of a function body or an expression, one at each call of {@link next}, without making an
 * object of any. Checks that every instruction is known and whole, not that it is valid where it stands.
 */
export class InstructionReader extends Reader {
  /** The opcode of the current instruction, with its prefix: `0xfc0b`. */
  opcode = 0;
  /** Offset of its first byte; `offset` is already behind its last. */
  start = 0;
  /** Offset behind its opcode. */
  immediatesStart = 0;
  /**
   * The first immediate: index of a function, local, global, table, tag, type (`call_indirect`), data or element segment;
   * label; alignment; lane; reference type; block type (a type index, or negative: the value type's byte less 128,
   * {@link emptyBlockType} for none).
   */
  index = 0;
  /** The second: index of a table (`call_indirect`, `table.copy`, `table.init`); memory offset; number of labels. */
  second = 0;
  /** Labels of `br_table`, the default last, and of `try_table`'s clauses. */
  labels: number[] = [];
  /** Kinds of `try_table`'s clauses, 0 to 3: catch, catch_ref, catch_all, catch_all_ref; and their tags, -1 for none. */
  clauses: { kind: number; tag: number }[] = [];

  /** Goes on to the next instruction; false when there is none. */
  next(): boolean {
    if (this.offset >= this.bytes.length) return false;
    this.start = this.offset;
    let opcode = this.byte();
    if (opcode >= 0xfb && opcode <= 0xfe) opcode = this.#prefixed(opcode);
    this.opcode = opcode;
    this.immediatesStart = this.offset;
    switch (immediatesOf[opcode]) {
      case kind.none:
        break;
      case kind.local:
      case kind.label:
      case kind.function:
      case kind.global:
      case kind.tag:
      case kind.table:
      case kind.data:
      case kind.element:
        this.index = this.u32();
        break;
      case kind.i32:
        this.#skipSigned(5, 0x78);
        break;
      case kind.access:
        this.#access();
        break;
      case kind.block:
        this.index = this.#blockType();
        break;
      case kind.i64:
        this.#skipSigned(10, 0x7f);
        break;
      case kind.indirect:
      case kind.element_table:
      case kind.table_table:
        this.index = this.u32();
        this.second = this.u32();
        break;
      case kind.labels:
        this.labels = this.vector((reader) => reader.u32());
        this.labels.push(this.u32());
        break;
      case kind.f32:
        this.take(4);
        break;
      case kind.f64:
        this.take(8);
        break;
      case kind.memory:
        this.#memory();
        break;
      case kind.memory_memory:
        this.#memory();
        this.#memory();
        break;
      case kind.data_memory:
        this.index = this.u32();
        this.#memory();
        break;
      case kind.v128:
      case kind.shuffle:
        this.take(16);
        break;
      case kind.lane:
        this.index = this.byte();
        break;
      case kind.access_lane:
        this.#access();
        this.byte();
        break;
      case kind.reference:
        this.index = readReferenceType(this);
        break;
      case kind.types:
        if (this.u32() !== 1) this.fail("a select has not one type", -1);
        this.index = readValueType(this);
        break;
      case kind.catches:
        this.#catches();
        break;
      default:
        this.refuse(`the instruction ${opcodeName(opcode)}`, this.start - this.offset);
    }
    return true;
  }

  #prefixed(prefix: number): number {
    const rest = this.u32();
    if (rest > 0xff) {
      const name = `0x${prefix.toString(16)} 0x${rest.toString(16)}`;
      this.refuse(`the instruction ${name}`, this.start - this.offset);
    }
    return prefix << 8 | rest;
  }

  /** @param signBits of the last byte, which must all be alike: the sign and those beyond the integer */
  #skipSigned(bytesMax: number, signBits: number): void {
    for (let count = 1; count < bytesMax; count++) if (this.byte() < 0x80) return;
    const last = this.byte();
    const sign = last & signBits;
    if (last >= 0x80 || sign !== 0 && sign !== signBits) this.fail("an integer is too long", -1);
  }

  #access(): void {
    const alignment = this.u32();
    if (alignment & 0x40) this.refuse("more than one memory", -1);
    if (alignment > 4) this.fail(`2^${alignment} is no alignment`, -1);
    this.index = alignment;
    this.second = this.u32();
  }

  #memory(): void {
    if (this.u32() !== 0) this.refuse("more than one memory", -1);
  }

  #blockType(): number {
    const type = this.s33();
    if (type >= 0 || type === emptyBlockType) return type;
    if (type < emptyBlockType || !isValueType(type + 128)) {
      this.offset -= 1;
      readValueType(this);
      this.fail("a block has no known type");
    }
    return type;
  }

  #catches(): void {
    this.index = this.#blockType();
    this.labels = [];
    this.clauses = this.vector((reader) => {
      const kind = reader.byte();
      if (kind > 3) reader.fail(`${kind} is no kind of catch clause`, -1);
      const tag = kind < 2 ? reader.u32() : -1;
      this.labels.push(reader.u32());
      return { kind, tag };
    }, 2);
  }
}

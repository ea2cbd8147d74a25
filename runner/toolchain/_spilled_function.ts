import { blockNamed, type IrBlock, type IrFunction } from "./_ir_function.ts";
import { type Phi, replaceNames } from "./_ir_text.ts";

/**
 * The function without phis where exceptions arrive: what one would choose is stored in its *slot* at the end of every block that
 * exceptions come from, and loaded behind the instruction that begins the pad. A catchswitch's block has no place for code:
 * what comes through one is stored by the blocks before it, and its own phis are loaded where they are used.
 *
 * By then the slot is as it was. For a block could write it anew and go on to such a use only behind a handler of that
 * catchswitch, as a part of it; and LLVM compiles no function that throws out of a handler into the same handler.
 */
export function spilledFunction(ir: IrFunction): string {
  return new Spilling(ir).text();
}

/** What is added to a block. */
interface Additions {
  /** Behind the instruction that begins a pad. */
  start: string[];
  /** Before the terminator: all loads, then all stores, because what is stored may be another's old value. */
  loads: Map<string, string>;
  stores: string[];
}

class Spilling {
  readonly #slots: string[] = [];
  /** The slots of catchswitches' phis, by the phi's name. */
  readonly #late = new Map<string, { type: string; slot: string }>();
  readonly #additions = new Map<IrBlock, Additions>();
  #count = 0;

  constructor(readonly ir: IrFunction) {
    const spilled: [phi: Phi, slot: string][] = [];
    for (const block of ir.blocks) {
      if (block.pad === null) continue;
      for (const phi of block.phis) {
        const { name, type } = phi;
        const slot = this.#slot(type);
        spilled.push([phi, slot]);
        if (block.pad === "catchswitch") this.#late.set(name, { type, slot });
        else this.#of(block).start.push(`  ${name} = load ${type}, ptr ${slot}`);
      }
    }
    for (const [{ type, incoming }, slot] of spilled) {
      for (const { value, from } of incoming) this.#store(type, value, slot, blockNamed(ir, from));
    }
  }

  text(): string {
    const lines = [this.ir.head];
    // Before any block is written, because phis have values loaded at the ends of others.
    const phis = new Map(this.ir.blocks.map((block) => [block, this.#phis(block)]));
    for (const [index, block] of this.ir.blocks.entries()) {
      if (index > 0) lines.push("");
      if (block.labelLine !== null) lines.push(block.labelLine);
      lines.push(...phis.get(block)!);
      if (index === 0) lines.push(...this.#slots);
      lines.push(...this.#instructions(block));
    }
    return lines.join("\n");
  }

  /** Writes a slot where control leaves a block, or each of those before it if it has no place for code. */
  #store(type: string, value: string, slot: string, block: IrBlock): void {
    if (value === "undef" || value === "poison") return;
    if (block.pad !== "catchswitch") {
      this.#of(block).stores.push(`  store ${type} ${this.#atEnd(block, value)}, ptr ${slot}`);
      return;
    }
    const own = block.phis.find(({ name }) => name === value);
    for (const before of block.predecessors) {
      const from = own?.incoming.find(({ from }) => blockNamed(this.ir, from) === before);
      this.#store(type, from?.value ?? value, slot, before);
    }
  }

  /** A value's name at the end of a block. */
  #atEnd(block: IrBlock, value: string): string {
    if (!this.#late.has(value)) return value;
    const { loads } = this.#of(block);
    if (!loads.has(value)) loads.set(value, this.#name());
    return loads.get(value)!;
  }

  /** The phis that stay. */
  #phis({ pad, phis }: IrBlock): string[] {
    if (pad !== null) return [];
    return phis.map(({ name, type, incoming }) => {
      const pairs = incoming.map(({ value, from }) =>
        `[ ${this.#atEnd(blockNamed(this.ir, from), value)}, %${from} ]`
      );
      return `  ${name} = phi ${type} ${pairs.join(", ")}`;
    });
  }

  #instructions(block: IrBlock): string[] {
    const lines: string[] = [];
    const { start, loads, stores } = this.#of(block);
    for (const [index, instruction] of block.instructions.entries()) {
      if (index === block.instructions.length - 1) lines.push(...this.#loads(loads), ...stores);
      lines.push(...this.#reading(instruction));
      if (index === 0) lines.push(...start);
    }
    return lines;
  }

  /** An instruction, and before it loads of what it needs. */
  #reading(instruction: string): string[] {
    const names = new Map<string, string>();
    const text = replaceNames(instruction, (name) => {
      if (!this.#late.has(name)) return undefined;
      if (!names.has(name)) names.set(name, this.#name());
      return names.get(name);
    });
    return [...this.#loads(names), text];
  }

  #loads(names: ReadonlyMap<string, string>): string[] {
    return Array.from(names, ([value, name]) => {
      const { type, slot } = this.#late.get(value)!;
      return `  ${name} = load ${type}, ptr ${slot}`;
    });
  }

  #of(block: IrBlock): Additions {
    const known = this.#additions.get(block);
    if (known !== undefined) return known;
    const additions = { start: [], loads: new Map<string, string>(), stores: [] };
    this.#additions.set(block, additions);
    return additions;
  }

  #slot(type: string): string {
    const name = this.#name();
    this.#slots.push(`  ${name} = alloca ${type}`);
    return name;
  }

  #name(): string {
    return `%lyceum.${this.#count++}`;
  }
}

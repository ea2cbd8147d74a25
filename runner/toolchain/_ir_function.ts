import { isPhi, labelsIn, type Phi, readPhi } from "./_ir_text.ts";

/** A function of textual IR that handles exceptions, taken apart. */
export interface IrFunction {
  /** The line that begins with `define`. */
  head: string;
  /** The entry block first. */
  blocks: IrBlock[];
}

export interface IrBlock {
  /** Without `%`; empty for an entry block whose name was not printed. */
  label: string;
  /** The line with the label, comments included; null where there is none. */
  labelLine: string | null;
  phis: Phi[];
  /** All other instructions, the terminator last; one may have several lines. */
  instructions: string[];
  pad: PadKind | null;
  predecessors: IrBlock[];
}

/** What a block begins with that exceptions arrive at. A catchswitch is also its end. */
export type PadKind = "catchswitch" | "catchpad" | "cleanuppad";

/** @param lines from `define` to the line before `}` */
export function readFunction(lines: readonly string[]): IrFunction {
  const blocks: IrBlock[] = [];
  const [head, ...body] = lines;
  for (const line of body) {
    const label = /^("[^"]*"|[-\w$.]+):/.exec(line)?.[1];
    if (label !== undefined) blocks.push(emptyBlock(label, line));
    else if (line.trim() !== "") take(line, blocks);
  }
  const byLabel = new Map(blocks.map((block) => [block.label, block]));
  for (const block of blocks) {
    block.pad = padKind(block.instructions[0]);
    for (const label of new Set(labelsIn(block.instructions.at(-1)!))) {
      byLabel.get(label)?.predecessors.push(block);
    }
  }
  return { head: head!, blocks };
}

/** The block that a phi's operand comes from: what is no label is the entry block, whose name may not be printed. */
export function blockNamed({ blocks }: IrFunction, label: string): IrBlock {
  return blocks.find((block) => block.label === label) ?? blocks[0]!;
}

function emptyBlock(label: string, labelLine: string | null): IrBlock {
  return { label, labelLine, phis: [], instructions: [], pad: null, predecessors: [] };
}

function take(line: string, blocks: IrBlock[]): void {
  if (blocks.length === 0) blocks.push(emptyBlock("", null));
  const { phis, instructions } = blocks.at(-1)!;
  if (isPhi(line)) phis.push(readPhi(line));
  else if (/^ {2}[^ \]]/.test(line)) instructions.push(line);
  // Records for debuggers stand between instructions, and name values that may go.
  else if (!/^ *#dbg_/.test(line)) instructions.push(`${instructions.pop() ?? ""}\n${line}`);
}

function padKind(first = ""): PadKind | null {
  return (/^ {2}%(?:"[^"]*"|\S+) = (catchswitch|catchpad|cleanuppad) /.exec(first)?.[1] ?? null) as
    | PadKind
    | null;
}

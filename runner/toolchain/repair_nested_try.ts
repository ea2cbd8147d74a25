import { type IrFunction, readFunction } from "./_ir_function.ts";
import { spilledFunction } from "./_spilled_function.ts";

/**
 * Mends what LLVM (19 to 22 at least) would compile wrongly: in some functions with several `try`, a local variable that
 * changes in one of them has any value at all afterwards. Takes optimised IR, as text, and gives IR that means the same and can
 * be compiled as it is, without any more passes of the optimiser, which would undo it. IR that needs no mending is given back.
 *
 * What is wrong. Before it selects instructions for WebAssembly, LLVM's WinEHPrepare replaces the phis of catchswitch blocks,
 * which have no place for code, by stack slots. Phis of other pads that had such a phi for an operand are left with poison.
 * A function in which there are none is left alone; in the others no pad has a phi afterwards.
 */
export function repairNestedTry(ir: string): string {
  return ir.replace(exceptionalFunctions, (text) => {
    if (!text.includes(" = catchswitch ")) return text;
    const read = readFunction(text.trimEnd().split("\n"));
    return isMiscompiled(read) ? `${spilledFunction(read)}\n` : text;
  });
}

/** From `define` to the line before `}`. */
const exceptionalFunctions = /^define [^\n]* personality [^\n]*\{\n(?:(?!\}$)[^\n]*\n)*/gm;

function isMiscompiled({ blocks }: IrFunction): boolean {
  const pads = blocks.filter(({ pad }) => pad !== null);
  const replaced = new Set(
    pads.flatMap(({ pad, phis }) => pad === "catchswitch" ? phis.map(({ name }) => name) : []),
  );
  return pads.some(({ phis }) =>
    phis.some(({ incoming }) => incoming.some(({ value }) => replaced.has(value)))
  );
}

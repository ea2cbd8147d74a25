/**
 * Metering: rewrites a WebAssembly module so that it counts what it does, in fuel, and stops when it has done enough.
 *
 * What is promised. A function's instructions are cut into *segments*: one begins at the function's start, behind `loop`, `if`,
 * `else`, `catch`, `catch_all` and `br_if`, and behind every `end` or `delegate` but a loop's that is fallen out of; it goes on
 * to where the next one begins or control leaves for good (`br`, `br_table`, `return`, a tail call, `throw`, `rethrow`,
 * `throw_ref`, `unreachable`).
 *
 *   Theorem. A segment is charged the sum of its instructions' costs when control enters it. Unless it ends by a trap, or by
 *   a call that does not return (because it threw, or because the run ended in it), all of its instructions run, each once.
 *   So the fuel spent is the sum of the costs of all the instructions that ran, of the frames that exceptions left behind (charged
 *   where they are caught), and the rest of those segments that were left in such a way: a number that depends on the module and its inputs, and on nothing else.
 *
 *   Proof. Control enters a segment at its first instruction only: every place that control can get to other than from the
 *   instruction before it is the target of a branch (the head of a loop, behind the end of another block), an arm of an `if`,
 *   a handler, or the start of a function, and a segment begins at each. Behind the end of a loop control comes only by
 *   falling out of it. And control leaves a segment at its last instruction only: every instruction that can go on elsewhere
 *   than at the next one either ends a segment or is a trap or a call.
 *
 *   Fuel ends every run. Every cycle of control within a function goes through the head of a loop and through a branch, and
 *   every other goes through a call; branches and calls cost something. The fuel is checked in every activation of a function before its
 *   first call, so an activation that was not checked calls nothing, and calls cannot nest without end, nor double without end,
 *   unchecked. It is checked at the head of every loop that is branched to, but for those around which control cannot go without
 *   calling a function that never returns without having called something; so no activation goes on without end unchecked. And it is
 *   checked before every instruction that costs by what it touches. A counted loop (`_counted_loop.ts`) is charged for all of its turns
 *   before its first if the fuel suffices for them: it then ends, each turn is one segment, and nothing in it could have seen the
 *   fuel; else it is charged and checked by turns. What ran since the last check is still charged: a run that ends
 *   otherwise may leave the fuel below zero.
 *
 * The README beside this file has the costs, the weights of frames and the quirks.
 */
import { InstructionReader } from "../wasm/instruction_reader.ts";
import { MalformedModule } from "../wasm/malformed_module.ts";
import { indexSpaces, type Module } from "../wasm/module.ts";
import { readModule } from "../wasm/read_module.ts";
import { Reader } from "../wasm/reader.ts";
import { readLocals } from "../wasm/sections/code.ts";
import type { FunctionType } from "../wasm/sections/type.ts";
import { UnsupportedFeature } from "../wasm/unsupported_feature.ts";
import { writeModule } from "../wasm/write_module.ts";
import { admit } from "./_admit.ts";
import type { FunctionPlan } from "./_function_plan.ts";
import { NotMeterable } from "./_not_meterable.ts";
import { outfit } from "./_outfit.ts";
import { recursiveFunctions } from "./_recursion.ts";
import { rewriteBodies } from "./_rewrite_bodies.ts";
import { scanFunction } from "./_segments.ts";
import { countedFrames } from "./_stack.ts";
import { Steps } from "./_steps.ts";

export * from "./exports.ts";

export interface MeterOptions {
  /** The memory's maximum, in pages of 64 KiB, whatever the run allows; a module that starts with more is refused. */
  memoryPagesMax: number;
  /** The same for all tables together, in elements. Default: 1,048,576. */
  tableElementsMax?: number;
  /**
   * What accesses memory below this address traps, as out of bounds; at most 65,536. The module must have nothing there. Default: 0, so
   * that null pointers can be read and written.
   */
  guardBytes?: number;
  /** Says whether the module may import a function. Nothing but functions can be imported. */
  allowImport(module: string, name: string, type: FunctionType): boolean;
}

export type Metered =
  | { ok: true; module: Uint8Array<ArrayBuffer> }
  /** `reason` is a sentence for a person. */
  | { ok: false; reason: string };

/**
 * The module with its metering, to be run as `exports.ts` says. It computes what the module computes, and nothing that the
 * module does can see or change the metering: it was valid without it, so it names none of what was added. A module that is
 * not valid, that imports what it may not, or that uses an unsupported part of WebAssembly is refused.
 */
export function meter(module: Uint8Array, options: MeterOptions): Metered {
  const bytes = module.buffer instanceof ArrayBuffer ? module as Uint8Array<ArrayBuffer> : module.slice();
  try {
    return { ok: true, module: meterOrThrow(bytes, options) };
  } catch (error) {
    const refused = error instanceof MalformedModule || error instanceof UnsupportedFeature ||
      error instanceof NotMeterable;
    if (refused) return { ok: false, reason: error.message };
    throw error;
  }
}

function meterOrThrow(bytes: Uint8Array<ArrayBuffer>, options: MeterOptions): Uint8Array<ArrayBuffer> {
  const module = readModule(bytes);
  const steps = new Steps();
  const guardBytes = options.guardBytes ?? 0;
  const plans = scan(module, bytes, guardBytes, steps);
  // Our own reading comes first only because it can say what is wrong and where.
  if (!WebAssembly.validate(bytes)) throw new NotMeterable("it is not valid WebAssembly");
  const imported = indexSpaces(module).importedFunctions;
  const frames = countedFrames(module, plans, recursiveFunctions(module, plans, imported));
  const { means, finish } = outfit(admit(module, options), plans, guardBytes);
  return writeModule(finish(rewriteBodies(plans, steps, means, frames)));
}

function scan(module: Module, bytes: Uint8Array, guardBytes: number, steps: Steps): FunctionPlan[] {
  const spaces = indexSpaces(module);
  const around = {
    types: module.types,
    spaces,
    elementSegments: module.elements.length,
    dataSegments: module.data.length,
    guardBytes,
  };
  return module.bodies.map((body, position) => {
    const index = spaces.importedFunctions + position;
    const type = module.types[module.functions[position]!]!;
    const at = new InstructionReader(body, body.byteOffset - bytes.byteOffset, ` in function ${index}`);
    const plan = newPlan(index, type, at);
    scanFunction(plan, at, around, steps);
    return plan;
  });
}

function newPlan(index: number, type: FunctionType, at: Reader): FunctionPlan {
  const locals = readLocals(at);
  return {
    index,
    type,
    body: at.bytes,
    locals,
    localsCount: locals.reduce((sum, { count }) => sum + count, type.params.length),
    instructionsStart: at.offset,
    firstStep: 0,
    endStep: 0,
    labels: [],
    turns: [],
    calls: [],
    indirectCalls: [],
    references: [],
    surelyCalls: false,
    spareTypes: [],
    guardsBulk: false,
    usesVectors: false,
    catches: false,
    operandsMax: 0,
  };
}

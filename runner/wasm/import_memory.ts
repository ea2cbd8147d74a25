import { assemble } from "./assemble.ts";
import type { Expression } from "./expression.ts";
import { InstructionReader } from "./instruction_reader.ts";
import { indexSpaces } from "./module.ts";
import { opcodeOf } from "./opcodes.ts";
import { readModule } from "./read_module.ts";
import { type FunctionBody, readLocals, writeLocals } from "./sections/code.ts";
import { valueType } from "./value_type.ts";
import { writeModule } from "./write_module.ts";
import { writeOpcode } from "./write_opcode.ts";
import { Writer } from "./writer.ts";

/** Where a module that {@link importMemory} made imports its memory, and the exported global that says how much of it is claimed. */
export const memoryImport = { module: "host", memory: "memory", claimedPages: "claimedPages" } as const;

/** A module without a memory of its own. */
export interface ImportingModule {
  module: Uint8Array<ArrayBuffer>;
  /** Pages of 64 KiB that the memory it is given must have at least. */
  pagesMin: number;
  /** Pages that it may grow to at most. */
  pagesMax: number;
}

/**
 * The same module, but its memory is imported. However large that is, the module sees what it would see of its own: `memory.size` and
 * `memory.grow` speak of the pages it has claimed, at most `pagesMax`, and the memory grows only where they are more than it has. So one
 * memory, filled with zeros in between, serves one instance after the other, and its pages need not be had of the operating system again.
 *
 * What lies behind the claimed pages can be accessed. Throws an `Error` for a module without a memory of its own, and a `RangeError`
 * for one that starts out larger than allowed; {@link MalformedModule}, {@link UnsupportedFeature}. Custom sections are left out.
 */
export function importMemory(bytes: Uint8Array, pagesMax: number): ImportingModule {
  const module = readModule(bytes);
  const own = module.memories[0];
  if (own === undefined) throw new Error("Cannot import the memory: the module has none of its own");
  if (own.min > pagesMax) {
    throw new RangeError(`Cannot limit the memory to ${pagesMax} pages: the module starts with ${own.min}`);
  }
  const max = Math.min(own.max ?? pagesMax, pagesMax);
  const spaces = indexSpaces(module);
  const places = { claimed: spaces.globals.length, grow: spaces.functions.length };
  const memory = { kind: "memory", memory: { min: own.min, max } } as const;
  return {
    pagesMin: own.min,
    pagesMax: max,
    module: writeModule({
      ...module,
      types: [...module.types, { params: [valueType.i32], results: [valueType.i32] }],
      imports: [...module.imports, {
        module: memoryImport.module,
        name: memoryImport.memory,
        description: memory,
      }],
      functions: [...module.functions, module.types.length],
      memories: [],
      globals: [...module.globals, { type: valueType.i32, mutable: true, initial: constant(own.min) }],
      exports: [...module.exports, {
        name: memoryImport.claimedPages,
        kind: "global",
        index: places.claimed,
      }],
      bodies: [...module.bodies.map((body) => rewrite(body, places)), growing(places.claimed, max)],
    }),
  };
}

interface Places {
  /** Index of the global with the claimed pages. */
  claimed: number;
  /** Index of the function that does what `memory.grow` did. */
  grow: number;
}

const op = {
  call: opcodeOf("call"),
  globalGet: opcodeOf("global.get"),
  memorySize: opcodeOf("memory.size"),
  memoryGrow: opcodeOf("memory.grow"),
};

function rewrite(body: FunctionBody, { claimed, grow }: Places): FunctionBody {
  if (!mayAskMemory(body)) return body;
  const reader = new InstructionReader(body);
  const writer = new Writer(body.length + 16);
  writeLocals(writer, readLocals(reader));
  let copied = reader.offset;
  while (reader.next()) {
    if (reader.opcode !== op.memorySize && reader.opcode !== op.memoryGrow) continue;
    writer.bytes(body.subarray(copied, reader.start));
    writeOpcode(writer, reader.opcode === op.memorySize ? op.globalGet : op.call);
    writer.u32(reader.opcode === op.memorySize ? claimed : grow);
    copied = reader.offset;
  }
  writer.bytes(body.subarray(copied));
  return writer.toBytes();
}

/**
 * Whether the bytes of `memory.size` or `memory.grow` are there at all: hardly a function in a thousand has to be read. The memory's
 * index behind them is 0, which may be written longer than it need be.
 */
function mayAskMemory(body: FunctionBody): boolean {
  let before = body[0];
  for (let at = 1; at < body.length; at++) {
    const byte = body[at];
    if ((byte === 0 || byte === 0x80) && (before === op.memorySize || before === op.memoryGrow)) return true;
    before = byte;
  }
  return false;
}

/** What takes the place of `memory.grow`: claims as many pages more, or none and gives -1. */
function growing(claimed: number, max: number): FunctionBody {
  return bodyOf(`(func (param i32) (result i32) (local i32)
    i32.const ${max} global.get ${claimed} i32.sub local.get 0 i32.lt_u
    if i32.const -1 return end
    global.get ${claimed} local.get 0 i32.add local.tee 1
    memory.size i32.gt_u
    if
      local.get 1 memory.size i32.sub memory.grow i32.const -1 i32.eq
      if i32.const -1 return end
    end
    global.get ${claimed}
    local.get 1 global.set ${claimed})`);
}

function bodyOf(text: string): FunctionBody {
  return readModule(assemble(`(module ${text})`)).bodies[0]!;
}

function constant(value: number): Expression {
  return readModule(assemble(`(module (global i32 i32.const ${value}))`)).globals[0]!.initial;
}

import { printFunctionType } from "./_print_function_type.ts";
import { emptyBlockType, InstructionReader } from "./instruction_reader.ts";
import { naturalAlignment } from "./natural_alignment.ts";
import { immediates, immediatesOf, opcodeName } from "./opcodes.ts";
import { Reader } from "./reader.ts";
import type { FunctionType } from "./sections/type.ts";
import { type ValueType, valueType, valueTypeName } from "./value_type.ts";

const opens = new Set(["block", "loop", "if", "try", "try_table"]);
const closesAndOpens = new Set(["else", "catch", "catch_all"]);
export const clauseNames = ["catch", "catch_ref", "catch_all", "catch_all_ref"] as const;

/**
 * The rest of a body or an expression, an instruction a line, indented by block, without the last `end`.
 *
 * @param reader at the first instruction
 */
export function printInstructions(reader: Reader, types: readonly FunctionType[]): string[] {
  const lines: string[] = [];
  const instructions = new InstructionReader(reader.bytes, reader.base, reader.place);
  instructions.offset = reader.offset;
  let depth = 0;
  while (instructions.next()) {
    // `catch` and `throw` share their immediates but not their names, so the name decides.
    const name = opcodeName(instructions.opcode);
    if (name === "end" && depth === 0) return lines;
    if (name === "end" || name === "delegate" || closesAndOpens.has(name)) depth -= 1;
    if (depth < 0) {
      instructions.fail(`${name} stands outside a block`, instructions.start - instructions.offset);
    }
    lines.push("  ".repeat(Math.min(depth, 40)) + name + printImmediates(instructions, name, types));
    if (opens.has(name) || closesAndOpens.has(name)) depth += 1;
  }
  return instructions.fail("the instructions do not end");
}

function printImmediates(at: InstructionReader, name: string, types: readonly FunctionType[]): string {
  const rest = () => {
    const reader = new Reader(at.bytes, at.base, at.place);
    reader.offset = at.immediatesStart;
    return reader;
  };
  switch (immediates[immediatesOf[at.opcode]!]) {
    case "block":
      return printBlockType(at.index, types);
    case "labels":
      return ` ${at.labels.join(" ")}`;
    case "indirect":
      return ` ${at.second} (type ${at.index})`;
    case "access":
      return printAccess(at, name);
    case "access_lane":
      return `${printAccess(at, name)} ${at.bytes[at.offset - 1]}`;
    case "element_table":
      return ` ${at.second} ${at.index}`;
    case "table_table":
      return ` ${at.index} ${at.second}`;
    case "i32":
      return ` ${rest().s32()}`;
    case "i64":
      return ` ${rest().s64()}`;
    case "f32":
      return ` ${printFloat32(bitsOf(rest().take(4)).getUint32(0, true))}`;
    case "f64":
      return ` ${printFloat64(bitsOf(rest().take(8)).getBigUint64(0, true))}`;
    case "v128":
      return ` i8x16 ${[...rest().take(16)].join(" ")}`;
    case "shuffle":
      return ` ${[...rest().take(16)].join(" ")}`;
    case "reference":
      return ` ${printHeapType(at.index)}`;
    case "types":
      return ` (result ${valueTypeName(at.index as ValueType)})`;
    case "catches":
      return printBlockType(at.index, types) + printClauses(at);
    case "none":
    case "memory":
    case "memory_memory":
      return "";
    default:
      return ` ${at.index}`;
  }
}

function printBlockType(type: number, types: readonly FunctionType[]): string {
  if (type === emptyBlockType) return "";
  if (type < 0) return ` (result ${valueTypeName(type + 128 as ValueType)})`;
  const known = types[type];
  return ` (type ${type})${known === undefined ? "" : printFunctionType(known)}`;
}

function printClauses(at: InstructionReader): string {
  return at.clauses.map(({ kind, tag }, index) =>
    ` (${clauseNames[kind]}${tag < 0 ? "" : ` ${tag}`} ${at.labels[index]})`
  ).join("");
}

function printAccess(at: InstructionReader, name: string): string {
  const offset = at.second === 0 ? "" : ` offset=${at.second}`;
  return at.index === naturalAlignment(name) ? offset : `${offset} align=${2 ** at.index}`;
}

function printHeapType(type: number): string {
  if (type === valueType.funcref) return "func";
  return type === valueType.externref ? "extern" : "exn";
}

function bitsOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function printFloat32(bits: number): string {
  const fraction = bits & 0x7fffff;
  if ((bits & 0x7f800000) === 0x7f800000 && fraction !== 0) {
    return `${bits >>> 31 ? "-" : ""}nan:0x${fraction.toString(16)}`;
  }
  return printNumber(new Float32Array(Uint32Array.of(bits).buffer)[0]!);
}

function printFloat64(bits: bigint): string {
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  if ((bits >> 52n & 0x7ffn) === 0x7ffn && fraction !== 0n) {
    return `${bits >> 63n ? "-" : ""}nan:0x${fraction.toString(16)}`;
  }
  return printNumber(new Float64Array(BigUint64Array.of(bits).buffer)[0]!);
}

function printNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  return `${value}`.replace("Infinity", "inf");
}

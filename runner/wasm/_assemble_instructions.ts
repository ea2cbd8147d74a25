import { clauseNames } from "./_print_instructions.ts";
import type { Node } from "./_text.ts";
import { emptyBlockType } from "./instruction_reader.ts";
import { naturalAlignment } from "./natural_alignment.ts";
import { immediates, immediatesOf, opcodeOf } from "./opcodes.ts";
import { valueType, type ValueTypeName } from "./value_type.ts";
import { writeOpcode } from "./write_opcode.ts";
import { Writer } from "./writer.ts";

/**
 * The bytes of instructions in text, with the last `end`.
 *
 * @param typeUse gives the index of the type that `(type 0)`, `(param …)` and `(result …)` stand for
 */
export function assembleInstructions(
  parts: Node[],
  typeUse: (parts: Node[]) => number,
): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  const queue = parts.slice();
  const word = () => queue.shift() as string;
  const lists = () => {
    const found: Node[][] = [];
    while (Array.isArray(queue[0])) found.push(queue.shift() as Node[]);
    return found;
  };
  const u32 = () => writer.u32(Number(word()));
  while (queue.length > 0) {
    const name = word();
    const opcode = name === "select" && Array.isArray(queue[0]) ? 0x1c : opcodeOf(name);
    writeOpcode(writer, opcode);
    switch (immediates[immediatesOf[opcode]!]) {
      case "none":
        break;
      case "block":
        writeBlockType(writer, lists(), typeUse);
        break;
      case "labels": {
        const labels: number[] = [];
        while (/^\d+$/.test(String(queue[0]))) labels.push(Number(word()));
        writer.vector(labels.slice(0, -1), (writer, label) => writer.u32(label));
        writer.u32(labels.at(-1)!);
        break;
      }
      case "indirect": {
        const table = Number(word());
        writer.u32(typeUse(lists()));
        writer.u32(table);
        break;
      }
      case "access":
        writeAccess(writer, name, queue);
        break;
      case "access_lane":
        writeAccess(writer, name, queue);
        u32();
        break;
      case "memory":
        writer.byte(0);
        break;
      case "memory_memory":
        writer.u32(0);
        writer.u32(0);
        break;
      case "data_memory":
        u32();
        writer.byte(0);
        break;
      case "element_table": {
        const table = Number(word());
        u32();
        writer.u32(table);
        break;
      }
      case "table_table":
        u32();
        u32();
        break;
      case "i32":
        writer.signed(Number(word()) | 0);
        break;
      case "i64":
        writer.s64(BigInt(word()));
        break;
      case "f32":
        writer.bytes(float32(word()));
        break;
      case "f64":
        writer.bytes(float64(word()));
        break;
      case "v128":
        word();
        for (let lane = 0; lane < 16; lane++) writer.byte(Number(word()));
        break;
      case "shuffle":
        for (let lane = 0; lane < 16; lane++) writer.byte(Number(word()));
        break;
      case "lane":
        writer.byte(Number(word()));
        break;
      case "reference":
        writer.byte({ func: valueType.funcref, extern: valueType.externref, exn: valueType.exnref }[word()]!);
        break;
      case "types":
        writer.byte(1);
        writer.byte(valueType[lists()[0]![1] as ValueTypeName]);
        break;
      case "catches": {
        const parts = lists();
        const isClause = (part: Node[]) => String(part[0]).startsWith("catch");
        writeBlockType(writer, parts.filter((part) => !isClause(part)), typeUse);
        writer.vector(parts.filter(isClause), (writer, [kind, ...indices]) => {
          writer.byte(clauseNames.indexOf(kind as (typeof clauseNames)[number]));
          for (const index of indices) writer.u32(Number(index));
        });
        break;
      }
      default:
        u32();
    }
  }
  writer.byte(opcodeOf("end"));
  return writer.toBytes();
}

function writeBlockType(writer: Writer, parts: Node[][], typeUse: (parts: Node[]) => number): void {
  const [first] = parts;
  if (first === undefined) writer.signed(emptyBlockType);
  else if (parts.length === 1 && first[0] === "result" && first.length === 2) {
    writer.byte(valueType[first[1] as ValueTypeName]);
  } else writer.signed(typeUse(parts));
}

function writeAccess(writer: Writer, name: string, queue: Node[]): void {
  const option = (name: string) => {
    const value = String(queue[0]).startsWith(`${name}=`)
      ? String(queue.shift()).slice(name.length + 1)
      : undefined;
    return value === undefined ? undefined : Number(value);
  };
  const offset = option("offset") ?? 0;
  const align = option("align");
  writer.u32(align === undefined ? naturalAlignment(name) : Math.log2(align));
  writer.u32(offset);
}

function float32(text: string): Uint8Array {
  const nan = /^(-?)nan:(0x[0-9a-f]+)$/.exec(text);
  if (nan === null) return new Uint8Array(Float32Array.of(number(text)).buffer);
  return new Uint8Array(Uint32Array.of((nan[1] ? 0xff800000 : 0x7f800000) | Number(nan[2])).buffer);
}

function float64(text: string): Uint8Array {
  const nan = /^(-?)nan:(0x[0-9a-f]+)$/.exec(text);
  if (nan === null) return new Uint8Array(Float64Array.of(number(text)).buffer);
  const sign = nan[1] ? 0xfff0_0000_0000_0000n : 0x7ff0_0000_0000_0000n;
  return new Uint8Array(BigUint64Array.of(sign | BigInt(nan[2]!)).buffer);
}

function number(text: string): number {
  return Number(text.replace("inf", "Infinity"));
}

import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";
import { type GlobalType, readGlobalType, writeGlobalType } from "./global.ts";
import { type Memory, readMemory, writeMemory } from "./memory.ts";
import { readTable, type Table, writeTable } from "./table.ts";
import { readTag, type Tag, writeTag } from "./tag.ts";

/** The kinds of things that can be imported and exported; a kind's position is its byte. */
export const externalKinds = ["function", "table", "memory", "global", "tag"] as const;
export type ExternalKind = (typeof externalKinds)[number];

export type ImportDescription =
  | { kind: "function"; type: number }
  | { kind: "table"; table: Table }
  | { kind: "memory"; memory: Memory }
  | { kind: "global"; global: GlobalType }
  | { kind: "tag"; tag: Tag };

export interface Import {
  module: string;
  name: string;
  description: ImportDescription;
}

/** Reads one entry of the import section (WebAssembly specification, 5.5.5). */
export function readImport(reader: Reader): Import {
  return { module: reader.name(), name: reader.name(), description: readDescription(reader) };
}

export function writeImport(writer: Writer, { module, name, description }: Import): void {
  writer.name(module);
  writer.name(name);
  writer.byte(externalKinds.indexOf(description.kind));
  switch (description.kind) {
    case "function":
      return writer.u32(description.type);
    case "table":
      return writeTable(writer, description.table);
    case "memory":
      return writeMemory(writer, description.memory);
    case "global":
      return writeGlobalType(writer, description.global);
    case "tag":
      return writeTag(writer, description.tag);
  }
}

export function readExternalKind(reader: Reader): ExternalKind {
  const byte = reader.byte();
  const kind = externalKinds[byte];
  return kind ?? reader.fail(`0x${byte.toString(16)} is no kind of import or export`, -1);
}

function readDescription(reader: Reader): ImportDescription {
  const kind = readExternalKind(reader);
  switch (kind) {
    case "function":
      return { kind, type: reader.u32() };
    case "table":
      return { kind, table: readTable(reader) };
    case "memory":
      return { kind, memory: readMemory(reader) };
    case "global":
      return { kind, global: readGlobalType(reader) };
    case "tag":
      return { kind, tag: readTag(reader) };
  }
}

import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";
import { type ExternalKind, externalKinds, readExternalKind } from "./import.ts";

export interface Export {
  name: string;
  kind: ExternalKind;
  index: number;
}

/** Reads one entry of the export section (WebAssembly specification, 5.5.10). */
export function readExport(reader: Reader): Export {
  return { name: reader.name(), kind: readExternalKind(reader), index: reader.u32() };
}

export function writeExport(writer: Writer, { name, kind, index }: Export): void {
  writer.name(name);
  writer.byte(externalKinds.indexOf(kind));
  writer.u32(index);
}

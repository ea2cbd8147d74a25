import { crc32, deflateRawSync } from "node:zlib";

/** An entry of an archive that may lie about itself. */
export interface ZipEntry {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** 0 stores, 8 deflates; another is only claimed. */
  method?: number;
  flags?: number;
  /** `st_mode`, as Unix tools write it. */
  mode?: number;
  /** What the headers claim instead of the truth; `local` wins for the local header. */
  claims?: Partial<Header>;
  local?: Partial<Header> & { name?: string };
  /** Writes sizes and checksum after the data, as streaming tools do; a value is claimed instead of the truth. */
  descriptor?: Partial<Header>;
}

interface Header {
  crc: number;
  packed: number;
  unpacked: number;
}

const utf8 = 0x0800;
const hasDescriptor = 0x0008;

/** Writes a zip archive by hand (APPNOTE.TXT 4.3), true or not. */
export function zipArchive(
  entries: readonly ZipEntry[],
  options: { claimedEntries?: number } = {},
): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = bytesOf(entry.content ?? "");
    const method = entry.method ?? 8;
    const data = method === 8 ? new Uint8Array(deflateRawSync(content)) : content;
    const truth = { crc: crc32(content), packed: data.length, unpacked: content.length };
    const claimed = { ...truth, ...entry.claims };
    const flags = (entry.flags ?? utf8) | (entry.descriptor ? hasDescriptor : 0);
    const local = entry.descriptor ? { crc: 0, packed: 0, unpacked: 0 } : { ...claimed, ...entry.local };
    const localName = bytesOf(entry.local?.name ?? entry.name);
    const name = bytesOf(entry.name);
    const described = { ...truth, ...entry.descriptor };
    const file = concat(
      numbers("4222", 0x04034b50, 20, flags, method),
      numbers("22", 0, 0x21),
      numbers("44422", local.crc, local.packed, local.unpacked, localName.length, 0),
      localName,
      data,
      entry.descriptor
        ? numbers("4444", 0x08074b50, described.crc, described.packed, described.unpacked)
        : new Uint8Array(0),
    );
    const mode = entry.mode ?? (entry.name.at(-1) === "/" ? 0o040755 : 0o100644);
    directory.push(
      numbers("42222", 0x02014b50, 0x0314, 20, flags, method),
      numbers("22", 0, 0x21),
      numbers("444222", claimed.crc, claimed.packed, claimed.unpacked, name.length, 0, 0),
      numbers("2244", 0, 0, mode * 0x10000, offset),
      name,
    );
    files.push(file);
    offset += file.length;
  }
  const central = concat(...directory);
  const count = options.claimedEntries ?? entries.length;
  return concat(
    ...files,
    central,
    numbers("42222442", 0x06054b50, 0, 0, count, count, central.length, offset, 0),
  );
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** Little-endian numbers of so many bytes each. */
function numbers(widths: string, ...values: number[]): Uint8Array {
  return concat(...values.map((value, index) => {
    const width = Number(widths[index]);
    return Uint8Array.from({ length: width }, (_, byte) => Math.floor(value / 2 ** (8 * byte)) & 0xff);
  }));
}

function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

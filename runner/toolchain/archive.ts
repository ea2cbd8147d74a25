/** A static library: an archive in the format of `ar`, as GNU and LLVM write it. */
export interface Archive {
  /** The table that long names of members stand in, with its header, as it stands; null where there is none. */
  names: Uint8Array | null;
  members: ArchiveMember[];
}

export interface ArchiveMember {
  /** The object. */
  bytes: Uint8Array;
  /** The same with its header and what fills it up, as they stand in the archive. */
  whole: Uint8Array;
}

/**
 * Gives views of the bytes. The table of symbols is left out: the linker reads the objects themselves.
 *
 * @throws {Error} for what is no such archive
 */
export function readArchive(bytes: Uint8Array): Archive {
  if (textOf(bytes, 0, magic.length) !== magic) {
    throw new Error("Cannot read an archive: it does not begin as one");
  }
  const archive: Archive = { names: null, members: [] };
  for (let at = magic.length; at < bytes.length;) {
    const name = textOf(bytes, at, 16).trimEnd();
    const start = at + headerBytes;
    const end = start + Number(textOf(bytes, at + 48, 10));
    if (!(end <= bytes.length)) throw new Error(`Cannot read an archive: its member ${name} has no end`);
    // Members begin at even offsets.
    const next = Math.min(end + end % 2, bytes.length);
    const whole = bytes.subarray(at, next);
    if (name === "//") archive.names = whole;
    else if (name !== "/") archive.members.push({ bytes: bytes.subarray(start, end), whole });
    at = next;
  }
  return archive;
}

/** An archive of some of the members, in the order given. */
export function archiveOf({ names, members }: Archive): Uint8Array {
  const parts = [new TextEncoder().encode(magic), ...(names === null ? [] : [names])];
  for (const { whole } of members) parts.push(whole);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const magic = "!<arch>\n";
const headerBytes = 60;

function textOf(bytes: Uint8Array, at: number, length: number): string {
  return new TextDecoder("latin1").decode(bytes.subarray(at, at + length));
}

import { Buffer } from "node:buffer";
import { createHash, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { compileLimits } from "./limits.ts";

/** What a compilation is rebuilt from: its module, null when it failed, and what the compiler printed. */
export interface StoredForm {
  module: Uint8Array | null;
  output: Uint8Array;
}

/**
 * Packs it for a {@link ProgramStore}: four letters, SHA-256 of the key and of what follows, and, deflated, the length of the
 * module plus one (0 for none), the module, the output.
 */
export async function packStoredForm(key: string, { module, output }: StoredForm): Promise<Uint8Array> {
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, module === null ? 0 : module.length + 1);
  const body = await deflate(Buffer.concat([length, module ?? new Uint8Array(), output]), { level: 3 });
  return Buffer.concat([magic, digest(key, body), body]);
}

/** Unpacks it. Null for what is not whole, or was put under another key. */
export async function unpackStoredForm(key: string, bytes: Uint8Array): Promise<StoredForm | null> {
  const stored = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const body = stored.subarray(magic.length + digestBytes);
  if (!stored.subarray(0, magic.length).equals(magic) || body.length === 0) return null;
  const told = stored.subarray(magic.length, magic.length + digestBytes);
  if (!timingSafeEqual(told, digest(key, body))) return null;
  const plain = await inflate(body, { maxOutputLength: plainBytesMax }).catch(() => null);
  if (plain === null || plain.length < lengthBytes) return null;
  const end = plain.readUInt32BE(0) - 1 + lengthBytes;
  if (end > plain.length) return null;
  const copy = (from: number, to: number) => Uint8Array.from(plain.subarray(from, to));
  if (end < lengthBytes) return { module: null, output: copy(lengthBytes, plain.length) };
  return { module: copy(lengthBytes, end), output: copy(end, plain.length) };
}

const magic = Buffer.from("LYP1");
const digestBytes = 32;
const lengthBytes = 4;
const plainBytesMax = 2 * compileLimits.fileBytesMax + compileLimits.outputBytesMax;
const deflate = promisify(deflateRaw) as (bytes: Uint8Array, options: object) => Promise<Buffer>;
const inflate = promisify(inflateRaw) as (bytes: Uint8Array, options: object) => Promise<Buffer>;

function digest(key: string, body: Uint8Array): Buffer {
  return createHash("sha256").update(key).update(body).digest();
}

import { pack, type PlainValue, unpack } from "./plain_value.ts";

/**
 * A frame on a pipe, little-endian:
 *
 *     "LYC1" | u32 length of the header | f64 length of all blobs | header | blobs
 *
 * The header is JSON: the lengths of the blobs, then the value that refers to them.
 */
export function encodeFrame(value: PlainValue): Uint8Array<ArrayBuffer>[] {
  const { json, blobs } = pack(value);
  const header = encoder.encode(`[[${blobs.map((blob) => blob.length).join()}],${json}]`);
  const blobBytes = blobs.reduce((sum, blob) => sum + blob.length, 0);
  const inline = blobBytes <= inlineBytesMax ? blobBytes : 0;
  const start = new Uint8Array(preambleBytes + header.length + inline);
  const view = new DataView(start.buffer);
  view.setUint32(0, magic);
  view.setUint32(4, header.length, true);
  view.setFloat64(8, blobBytes, true);
  start.set(header, preambleBytes);
  if (inline === 0) return [start, ...blobs.filter((blob) => blob.length > 0)] as Uint8Array<ArrayBuffer>[];
  let offset = preambleBytes + header.length;
  for (const blob of blobs) {
    start.set(blob, offset);
    offset += blob.length;
  }
  return [start];
}

/** Fills the view, or gives it back shorter at the end of the stream. The view's buffer may be transferred. */
export type ReadFull = (view: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Reads one frame; null when the stream ended before its first byte.
 *
 * @throws {GarbageError} for bytes that are no frame, for a frame longer than `bytesMax`, and for a stream that ends
 * within one.
 */
export async function readFrame(read: ReadFull, bytesMax: number): Promise<PlainValue | null> {
  const preamble = await read(new Uint8Array(preambleBytes));
  if (preamble.length === 0) return null;
  if (preamble.length < preambleBytes) throw new GarbageError("the stream ended within a preamble");
  const view = new DataView(preamble.buffer, preamble.byteOffset, preamble.byteLength);
  if (view.getUint32(0) !== magic) throw new GarbageError("the bytes are no frame");
  const headerBytes = view.getUint32(4, true);
  const blobBytes = view.getFloat64(8, true);
  if (headerBytes > headerBytesMax || !Number.isSafeInteger(blobBytes) || blobBytes < 0) {
    throw new GarbageError("the preamble makes no sense");
  }
  if (headerBytes + blobBytes > bytesMax) {
    throw new GarbageError(`a frame of ${headerBytes + blobBytes} bytes is over the limit of ${bytesMax}`);
  }
  const header = await read(new Uint8Array(headerBytes));
  const body = await read(new Uint8Array(blobBytes));
  if (header.length < headerBytes || body.length < blobBytes) {
    throw new GarbageError("the stream ended within a frame");
  }
  try {
    return decodeBody(header, body);
  } catch (error) {
    throw new GarbageError("the frame cannot be read", { cause: error });
  }
}

/** The other side does not speak the protocol: nothing it says after this can be trusted. */
export class GarbageError extends Error {
  override name = "GarbageError";
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });
const preambleBytes = 16;
const magic = 0x4c594331;
const headerBytesMax = 16_777_216;
/** Below this, copying the blobs into one write is cheaper than writing them one by one. */
const inlineBytesMax = 65_536;

function decodeBody(header: Uint8Array, body: Uint8Array): PlainValue {
  const text = decoder.decode(header);
  const split = text.indexOf("],") + 1;
  const lengths: unknown = JSON.parse(text.slice(0, split).slice(1));
  if (!Array.isArray(lengths)) throw new TypeError("no list of lengths");
  const blobs: Uint8Array[] = [];
  let offset = 0;
  for (const length of lengths) {
    if (!Number.isSafeInteger(length) || length < 0) throw new TypeError("a length that is none");
    blobs.push(body.subarray(offset, offset + length));
    offset += length;
  }
  if (offset !== body.length) throw new TypeError("the lengths do not add up");
  return unpack({ json: text.slice(split + 1, -1), blobs });
}

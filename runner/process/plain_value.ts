/** What parent and child can say to each other: JSON, and bytes that travel beside it as they are. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue };

/** A value taken apart: JSON in which each byte array is replaced by its place in `blobs`. */
export interface PackedValue {
  json: string;
  blobs: Uint8Array[];
}

/** An object with this one key stands for a byte array, so no value may use the key itself. */
const blobKey = "";

const depthMax = 32;

/** @throws {TypeError} for a value that would not come out as it went in. */
export function pack(value: PlainValue): PackedValue {
  const blobs: Uint8Array[] = [];
  return { json: JSON.stringify(replaceBlobs(value, blobs, 0)), blobs };
}

/** @throws {TypeError} for JSON that {@link pack} never makes. */
export function unpack({ json, blobs }: PackedValue): PlainValue {
  return restoreBlobs(JSON.parse(json) as PlainValue, blobs, 0);
}

function replaceBlobs(value: PlainValue, blobs: Uint8Array[], depth: number): PlainValue {
  if (depth > depthMax) throw new TypeError(`Cannot pack a value nested deeper than ${depthMax}`);
  if (value instanceof Uint8Array) return { [blobKey]: blobs.push(value) - 1 };
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`Cannot pack ${value}`);
  if (
    value === null || typeof value === "boolean" || typeof value === "number" || typeof value === "string"
  ) {
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => replaceBlobs(item, blobs, depth + 1));
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`Cannot pack a ${typeof value} that is no plain object`);
  }
  return mapObject(value as Record<string, PlainValue>, (name, item) => {
    if (name === blobKey) throw new TypeError(`Cannot pack an object with the key ""`);
    return replaceBlobs(item, blobs, depth + 1);
  });
}

function restoreBlobs(value: PlainValue, blobs: readonly Uint8Array[], depth: number): PlainValue {
  if (depth > depthMax + 1) throw new TypeError("Cannot unpack a value nested this deep");
  if (Array.isArray(value)) return value.map((item) => restoreBlobs(item, blobs, depth + 1));
  if (value === null || typeof value !== "object") return value;
  const object = value as Record<string, PlainValue>;
  if (Object.hasOwn(object, blobKey)) {
    const blob = blobs[Number(object[blobKey])];
    if (blob === undefined) throw new TypeError("Cannot unpack a byte array that did not come along");
    return blob;
  }
  return mapObject(object, (_name, item) => restoreBlobs(item, blobs, depth + 1));
}

function mapObject(
  object: Record<string, PlainValue>,
  change: (name: string, item: PlainValue) => PlainValue,
): PlainValue {
  return Object.fromEntries(Object.entries(object).map(([name, item]) => [name, change(name, item)]));
}

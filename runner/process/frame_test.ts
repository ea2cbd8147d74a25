import assert from "node:assert/strict";
import { encodeFrame, GarbageError, readFrame } from "./frame.ts";
import type { PlainValue } from "./plain_value.ts";

/** A stream that gives out the chunks one after the other, `step` bytes at a time. */
function reader(chunks: Uint8Array[]) {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  let offset = 0;
  return (view: Uint8Array<ArrayBuffer>) => {
    const part = bytes.subarray(offset, offset + view.length);
    offset += part.length;
    view.set(part);
    return Promise.resolve(view.subarray(0, part.length));
  };
}

Deno.test("a frame is read as it was written, small or large, alone or in a row", async () => {
  const values: PlainValue[] = [
    null,
    { text: "]],", blob: new Uint8Array([1, 2, 3]) },
    [new Uint8Array(), new Uint8Array(100_000).fill(9), "x".repeat(70_000)],
    "end",
  ];
  const read = reader(values.flatMap((value) => encodeFrame(value)));
  for (const value of values) assert.deepEqual(await readFrame(read, 1_000_000), value);
  assert.equal(await readFrame(read, 1_000_000), null);
});

Deno.test("a large byte array is written from where it lies", () => {
  const blob = new Uint8Array(1_000_000);
  assert.equal(encodeFrame(blob)[1], blob);
});

Deno.test("bytes that are no frame are garbage, whatever they are", async () => {
  const good = encodeFrame({ a: new Uint8Array([1, 2]) })[0]!;
  const changed = (change: (bytes: Uint8Array) => void) => {
    const copy = good.slice();
    change(copy);
    return copy;
  };
  const setLength = (length: number) => (bytes: Uint8Array) =>
    new DataView(bytes.buffer).setFloat64(8, length, true);
  const cases: Record<string, Uint8Array> = {
    "another beginning": changed((bytes) => bytes[0] = 0),
    "a header beyond the end": changed((bytes) => bytes[4] = 200),
    "a huge header": changed((bytes) => bytes[7] = 255),
    "a header cut short": changed((bytes) => bytes[4]!--),
    "a negative length": changed(setLength(-1)),
    "no number for a length": changed(setLength(NaN)),
    "half a byte": changed(setLength(1.5)),
    "a length over the limit": changed(setLength(1e9)),
    "lengths that do not add up": changed(setLength(1)),
    "an end within the preamble": good.subarray(0, 7),
    "an end within the header": good.subarray(0, 20),
    "an end within the blobs": good.subarray(0, good.length - 1),
    "invalid UTF-8": changed((bytes) => bytes[20] = 0xff),
    "text": new TextEncoder().encode("Segmentation fault (core dumped)"),
  };
  for (const [name, bytes] of Object.entries(cases)) {
    await assert.rejects(readFrame(reader([bytes]), 1_000_000), GarbageError, name);
  }
});

Deno.test("random bytes after a good beginning are garbage or a value, never a fault", async () => {
  let seed = 1;
  const random = () => (seed = Math.imul(seed, 1_103_515_245) + 12_345 >>> 0) >>> 16;
  const good = encodeFrame({ a: [new Uint8Array([1, 2]), "text"], b: { c: null } })[0]!;
  for (let i = 0; i < 2_000; i++) {
    const bytes = good.slice();
    for (let n = random() % 4; n >= 0; n--) bytes[4 + random() % (bytes.length - 4)] = random() & 255;
    try {
      await readFrame(reader([bytes]), 10_000);
    } catch (error) {
      assert.ok(error instanceof GarbageError, String(error));
    }
  }
});

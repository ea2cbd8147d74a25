import assert from "node:assert/strict";
import { Content } from "./content.ts";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
function read(content: Content, offset: number, length: number): number[] {
  const into = new Uint8Array(length).fill(0xee);
  return [...into.subarray(0, content.read(offset, into))];
}

Deno.test("content copies what it was lent before the first change", () => {
  const lent = bytesOf(1, 2, 3);
  const content = new Content(lent);
  content.write(1, bytesOf(9));
  assert.deepEqual([...content.bytes()], [1, 9, 3]);
  assert.deepEqual([...lent], [1, 2, 3]);
});

Deno.test("content reads up to its end, and nothing from there on", () => {
  const content = new Content(bytesOf(1, 2, 3));
  assert.deepEqual(read(content, 1, 10), [2, 3]);
  assert.deepEqual(read(content, 3, 10), []);
  assert.deepEqual(read(content, 1e15, 10), []);
});

Deno.test("content is zero where nothing was written, also where a cut-off part once was", () => {
  const content = new Content();
  content.write(0, bytesOf(1, 2, 3, 4, 5, 6));
  content.resize(2);
  content.resize(4);
  assert.deepEqual(read(content, 0, 10), [1, 2, 0, 0]);
  content.write(6, bytesOf(7));
  assert.deepEqual(read(content, 0, 10), [1, 2, 0, 0, 0, 0, 7]);
  assert.deepEqual([...content.bytes()], [1, 2, 0, 0, 0, 0, 7]);
});

Deno.test("content cut off while lent and grown again does not show what was there", () => {
  const content = new Content(bytesOf(1, 2, 3, 4));
  content.resize(1);
  content.resize(3);
  assert.deepEqual([...content.bytes()], [1, 0, 0]);
  content.write(3, bytesOf(5));
  assert.deepEqual([...content.bytes()], [1, 0, 0, 5]);
});

Deno.test("content gives back what was cut off", () => {
  const content = new Content();
  content.write(0, new Uint8Array(1_000_000));
  assert.equal(content.resize(500_000), 0);
  assert.equal(content.resize(10), 10);
  assert.ok(content.bytes().buffer.byteLength < 1000);
});

Deno.test("content equals a plain array under any order of writes and cuts", () => {
  let seed = 1;
  const next = (below: number) => (seed = seed * 48271 % 2147483647) % below;
  for (let round = 0; round < 50; round++) {
    const content = new Content(Uint8Array.from({ length: next(20) }, (_, index) => index + 1));
    let model = [...content.bytes()];
    for (let step = 0; step < 40; step++) {
      if (next(3) === 0) {
        const size = next(200);
        content.resize(size);
        model = Array.from({ length: size }, (_, index) => model[index] ?? 0);
      } else {
        const offset = next(150);
        const bytes = Uint8Array.from({ length: next(60) }, () => next(256));
        content.write(offset, bytes);
        if (bytes.length > 0) { while (model.length < offset) model.push(0); }
        for (const [index, byte] of bytes.entries()) model[offset + index] = byte;
      }
      assert.deepEqual([...content.bytes()], model);
      assert.deepEqual(read(content, 10, 30), model.slice(10, 40));
    }
  }
});

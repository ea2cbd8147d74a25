import assert from "node:assert/strict";
import { MalformedModule } from "./malformed_module.ts";
import { Reader } from "./reader.ts";
import { Writer } from "./writer.ts";

function written(write: (writer: Writer) => void): Reader {
  const writer = new Writer(1);
  write(writer);
  return new Reader(writer.toBytes());
}

Deno.test("integers come back as they were written", () => {
  for (const value of [0, 1, 127, 128, 16_383, 16_384, 2 ** 28 - 1, 2 ** 28, 2 ** 32 - 1]) {
    assert.equal(written((writer) => writer.u32(value)).u32(), value);
  }
  for (const value of [0, 1, -1, 63, 64, -64, -65, 8191, -8192, 2 ** 31 - 1, -(2 ** 31)]) {
    assert.equal(written((writer) => writer.signed(value)).s32(), value);
    assert.equal(written((writer) => writer.s64(BigInt(value))).s64(), BigInt(value));
  }
  assert.equal(written((writer) => writer.signed(2 ** 32 - 1)).s33(), 2 ** 32 - 1);
  for (const value of [2n ** 63n - 1n, -(2n ** 63n), 2n ** 62n, -(2n ** 62n) - 1n]) {
    assert.equal(written((writer) => writer.s64(value)).s64(), value);
  }
});

Deno.test("integers that are too large or too long are malformed", () => {
  const reading = (read: (reader: Reader) => unknown, ...bytes: number[]) => () =>
    read(new Reader(Uint8Array.from(bytes)));
  const u32 = (reader: Reader) => reader.u32();
  const s32 = (reader: Reader) => reader.s32();
  const s64 = (reader: Reader) => reader.s64();
  assert.throws(reading(u32, 0xff, 0xff, 0xff, 0xff, 0x1f), MalformedModule);
  assert.throws(reading(u32, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00), MalformedModule);
  assert.throws(reading(u32, 0x80), MalformedModule);
  assert.throws(reading(s32, 0xff, 0xff, 0xff, 0xff, 0x4f), MalformedModule);
  assert.throws(reading(s32, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00), MalformedModule);
  assert.throws(reading(s64, ...new Array(9).fill(0xff), 0x3f), MalformedModule);
  assert.equal(reading(s32, 0xff, 0xff, 0xff, 0xff, 0x7f)(), -1);
  assert.equal(reading(u32, 0xff, 0xff, 0xff, 0xff, 0x0f)(), 2 ** 32 - 1);
});

Deno.test("a vector cannot claim more items than there are bytes for", () => {
  const reader = written((writer) => writer.u32(2 ** 32 - 1));
  assert.throws(() => reader.vector((reader) => reader.byte()), /4294967295 items do not fit/);
});

Deno.test("a name must be UTF-8", () => {
  assert.equal(written((writer) => writer.name("größe")).name(), "größe");
  assert.throws(() => written((writer) => writer.sized(Uint8Array.of(0xc3))).name(), /not UTF-8/);
});

Deno.test("an error tells the offset from the start of the module", () => {
  const reader = new Reader(Uint8Array.of(1, 2), 100, " in function 3");
  reader.take(2);
  assert.throws(() => reader.byte(), /in function 3 at offset 0x66$/);
});

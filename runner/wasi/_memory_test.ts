import assert from "node:assert/strict";
import { errnoName, Failure } from "./errno.ts";
import { GuestMemory } from "./_memory.ts";

function answer(call: () => unknown): unknown {
  try {
    return call();
  } catch (failure) {
    if (failure instanceof Failure) return errnoName(failure.errno);
    throw failure;
  }
}

const pageBytes = 65_536;

function attached(): { guest: GuestMemory; memory: WebAssembly.Memory; bytes: Uint8Array } {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 2 });
  const guest = new GuestMemory();
  guest.attach(memory);
  return { guest, memory, bytes: new Uint8Array(memory.buffer) };
}

Deno.test("every access beyond the end, negative or wrapping around is EFAULT", () => {
  const { guest } = attached();
  assert.equal(guest.bytes(pageBytes, 0).length, 0);
  assert.equal(guest.u32(pageBytes - 4), 0);
  for (const pointer of [pageBytes - 3, pageBytes, 0x7fff_ffff, -1, -4, 0x8000_0000 | 0]) {
    assert.equal(answer(() => guest.u32(pointer)), "EFAULT", String(pointer));
    assert.equal(answer(() => guest.setU64(pointer, 1n)), "EFAULT", String(pointer));
    assert.equal(answer(() => guest.bytes(pointer, 4)), "EFAULT", String(pointer));
  }
  assert.equal(answer(() => guest.bytes(8, -1)), "EFAULT");
  assert.equal(answer(() => guest.bytes(-8, 16)), "EFAULT");
});

Deno.test("without a memory every pointer is EFAULT", () => {
  assert.equal(answer(() => new GuestMemory().u8(0)), "EFAULT");
});

Deno.test("memory that grew is seen at once", () => {
  const { guest, memory } = attached();
  assert.equal(answer(() => guest.u8(pageBytes)), "EFAULT");
  memory.grow(1);
  new Uint8Array(memory.buffer)[pageBytes] = 7;
  assert.equal(guest.u8(pageBytes), 7);
});

Deno.test("a path is checked: place, length, NUL, UTF-8", () => {
  const { guest, bytes } = attached();
  bytes.set(new TextEncoder().encode("ä\ufeff/b"), 10);
  assert.equal(guest.path(10, 7), "ä\ufeff/b");
  assert.equal(answer(() => guest.path(10, 1)), "EILSEQ");
  bytes.set([0x61, 0x00, 0x62], 10);
  assert.equal(answer(() => guest.path(10, 3)), "EINVAL");
  bytes.set([0xed, 0xa0, 0x80], 10);
  assert.equal(answer(() => guest.path(10, 3)), "EILSEQ");
  bytes.fill(0x61, 0, 5000);
  assert.equal((answer(() => guest.path(0, 4095)) as string).length, 4095);
  assert.equal(answer(() => guest.path(0, 4096)), "ENAMETOOLONG");
  assert.equal(answer(() => guest.path(0, -1)), "EFAULT");
});

Deno.test("an array of iovecs is checked: its own place, each range, their number, their sum", () => {
  const { guest, memory, bytes } = attached();
  const view = new DataView(memory.buffer);
  view.setUint32(0, 100, true);
  view.setUint32(4, 5, true);
  view.setUint32(8, pageBytes, true);
  view.setUint32(12, 1, true);
  assert.deepEqual(guest.iovecs(0, 1).map((range) => range.length), [5]);
  assert.deepEqual(guest.iovecs(0, 0), []);
  assert.equal(answer(() => guest.iovecs(0, 2)), "EFAULT");
  assert.equal(answer(() => guest.iovecs(pageBytes - 4, 1)), "EFAULT");
  bytes.fill(0);
  assert.equal((answer(() => guest.iovecs(0, 1024)) as unknown[]).length, 1024);
  assert.equal(answer(() => guest.iovecs(0, 1025)), "EINVAL");
  assert.equal(answer(() => guest.iovecs(0, -1)), "EINVAL");
});

Deno.test("iovecs that name 2 GiB by naming the same bytes over and over are EINVAL", () => {
  const memory = new WebAssembly.Memory({ initial: 64 });
  const guest = new GuestMemory();
  guest.attach(memory);
  const view = new DataView(memory.buffer);
  for (let index = 0; index < 1024; index++) view.setUint32(index * 8 + 4, 4_000_000, true);
  assert.equal(guest.iovecs(0, 500).length, 500);
  assert.equal(answer(() => guest.iovecs(0, 1024)), "EINVAL");
});

import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";

for (
  const [kind, get, sizes] of [
    ["args", "args_get", "args_sizes_get"],
    ["environ", "environ_get", "environ_sizes_get"],
  ] as const
) {
  Deno.test(`${kind}: every string, a NUL behind it and a pointer to it`, () => {
    const guest = new TestGuest({ [kind]: ["über", "", "b c"] });
    const [count, size] = [guest.room(4), guest.room(4)];
    assert.equal(guest.call(sizes, count, size), "ESUCCESS");
    assert.deepEqual([guest.u32(count), guest.u32(size)], [3, 6 + 1 + 4]);
    const [pointers, buffer] = [guest.room(12), guest.room(11)];
    assert.equal(guest.call(get, pointers, buffer), "ESUCCESS");
    assert.equal(guest.text(buffer, 11), "über\0\0b c\0");
    assert.deepEqual([0, 4, 8].map((offset) => guest.u32(pointers + offset)), [
      buffer,
      buffer + 6,
      buffer + 7,
    ]);
  });

  Deno.test(`${kind}: no place for them is EFAULT, and then nothing is written`, () => {
    const guest = new TestGuest({ [kind]: ["abc"] });
    assert.equal(guest.call(sizes, -1, 0), "EFAULT");
    const end = guest.bytes.length;
    assert.equal(guest.call(get, end - 3, 0), "EFAULT");
    assert.equal(guest.call(get, 0, end - 3), "EFAULT");
    assert.equal(guest.u32(0), 0);
  });
}

Deno.test("an empty environment is two zeros", () => {
  const guest = new TestGuest();
  guest.bytes.fill(0xff, 0, 8);
  assert.equal(guest.call("environ_sizes_get", 0, 4), "ESUCCESS");
  assert.equal(guest.u64(0), 0n);
  assert.equal(guest.call("environ_get", 0, 0), "ESUCCESS");
});

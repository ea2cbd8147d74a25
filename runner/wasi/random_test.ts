import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";
import { workUnits } from "./_work.ts";

Deno.test("random_get fills exactly what was asked, from the world", () => {
  let next = 1;
  const guest = new TestGuest({ random: (bytes) => void bytes.forEach((_, index) => bytes[index] = next++) });
  assert.equal(guest.call("random_get", 10, 3), "ESUCCESS");
  assert.equal(guest.call("random_get", 13, 2), "ESUCCESS");
  assert.deepEqual([...guest.bytes.subarray(9, 16)], [0, 1, 2, 3, 4, 5, 0]);
  assert.equal(guest.work, 5 * workUnits.random);
});

Deno.test("random_get outside the memory is EFAULT and asks for no bytes", () => {
  const guest = new TestGuest({ random: () => assert.fail("asked") });
  assert.equal(guest.call("random_get", 0, -1), "EFAULT");
  assert.equal(guest.call("random_get", guest.bytes.length - 1, 2), "EFAULT");
});

import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";

Deno.test("each clock shows the world's time", () => {
  const guest = new TestGuest();
  guest.nowNs = 5n;
  const times = [0, 1, 2, 3].map((id) => {
    assert.equal(guest.call("clock_time_get", id, 0n, 0), "ESUCCESS");
    return guest.u64(0);
  });
  assert.deepEqual(times, [1_000_000_000_005n, 5n, 7n, 7n]);
});

Deno.test("every clock counts nanoseconds", () => {
  const guest = new TestGuest();
  for (const id of [0, 1, 2, 3]) {
    assert.equal(guest.call("clock_res_get", id, 0), "ESUCCESS");
    assert.equal(guest.u64(0), 1n);
  }
});

Deno.test("a clock that there is not is EINVAL, a bad place EFAULT", () => {
  const guest = new TestGuest();
  for (const id of [4, -1]) {
    assert.equal(guest.call("clock_time_get", id, 0n, 0), "EINVAL");
    assert.equal(guest.call("clock_res_get", id, 0), "EINVAL");
  }
  assert.equal(guest.call("clock_time_get", 0, 0n, -8), "EFAULT");
  assert.equal(guest.call("clock_res_get", 0, -8), "EFAULT");
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";

function seek(guest: TestGuest, fd: number, delta: bigint, whence: number): string | bigint {
  const out = guest.room(8);
  const answer = guest.call("fd_seek", fd, delta, whence, out);
  if (answer !== "ESUCCESS") return answer;
  const told = guest.room(8);
  assert.equal(guest.call("fd_tell", fd, told), "ESUCCESS");
  assert.equal(guest.u64(told), guest.u64(out));
  return guest.u64(out);
}

Deno.test("fd_seek moves from the beginning, from here and from the end", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "0123456789" }) });
  const fd = guest.opened("f");
  assert.equal(seek(guest, fd, 4n, 0), 4n);
  assert.equal(seek(guest, fd, -1n, 1), 3n);
  assert.equal(guest.read(fd, 2), "34");
  assert.equal(seek(guest, fd, -2n, 2), 8n);
  assert.equal(guest.read(fd), "89");
  assert.equal(seek(guest, fd, 100n, 2), 110n);
  assert.equal(guest.read(fd), "");
});

Deno.test("fd_seek before the beginning, past any file, or from nowhere is EINVAL and moves nothing", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "0123456789" }) });
  const fd = guest.opened("f");
  seek(guest, fd, 4n, 0);
  assert.equal(seek(guest, fd, -5n, 1), "EINVAL");
  assert.equal(seek(guest, fd, (1n << 63n) - 1n, 1), "EINVAL");
  assert.equal(seek(guest, fd, 0n, 3), "EINVAL");
  assert.equal(seek(guest, fd, 0n, 1), 4n);
});

Deno.test("streams cannot be sought, nor directories", () => {
  const guest = new TestGuest();
  for (const fd of [0, 1, 2]) {
    assert.equal(seek(guest, fd, 0n, 1), "ESPIPE");
    assert.equal(guest.call("fd_tell", fd, 0), "ESPIPE");
  }
  assert.equal(seek(guest, 3, 0n, 0), "EBADF");
  assert.equal(guest.call("fd_tell", 3, 0), "EBADF");
  assert.equal(seek(guest, 99, 0n, 0), "EBADF");
});

Deno.test("a bad place for the answer is EFAULT, and then nothing moved", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "0123456789" }) });
  const fd = guest.opened("f");
  assert.equal(guest.call("fd_seek", fd, 5n, 0, -8), "EFAULT");
  assert.equal(guest.read(fd, 1), "0");
  assert.equal(guest.call("fd_tell", fd, -8), "EFAULT");
});

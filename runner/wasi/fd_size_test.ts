import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { Volume } from "./mod.ts";

const sizeOf = (guest: TestGuest, path: string) => {
  const stat = guest.stat(path);
  return typeof stat === "string" ? stat : stat.size;
};

Deno.test("set_size cuts off and adds zeros", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abcdef" }) });
  const fd = guest.opened("f", "r+");
  assert.equal(guest.call("fd_filestat_set_size", fd, 2n), "ESUCCESS");
  assert.equal(guest.call("fd_filestat_set_size", fd, 4n), "ESUCCESS");
  assert.equal(guest.read(fd), "ab\0\0");
});

Deno.test("allocate makes a file longer, never shorter", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abcdef" }) });
  const fd = guest.opened("f", "r+");
  assert.equal(guest.call("fd_allocate", fd, 0n, 3n), "ESUCCESS");
  assert.equal(sizeOf(guest, "f"), 6);
  assert.equal(guest.call("fd_allocate", fd, 5n, 3n), "ESUCCESS");
  assert.equal(guest.read(fd), "abcdef\0\0");
  assert.equal(guest.call("fd_allocate", fd, 5n, 0n), "EINVAL");
  assert.equal(guest.call("fd_allocate", fd, -1n, 5n), "EINVAL");
});

Deno.test("a size past the file's limit ends the run as by SIGXFSZ; past the volume's it is ENOSPC", () => {
  const limits = { fileBytesMax: 10, entriesMax: 10, totalBytesMax: 15 };
  for (const [name, args] of [["fd_filestat_set_size", [11n]], ["fd_allocate", [1n, 10n]]] as const) {
    const guest = new TestGuest({ volume: new Volume({ limits }) });
    const fd = guest.opened("f", "w");
    assert.equal(guest.call("fd_filestat_set_size", fd, 10n), "ESUCCESS");
    assert.equal(guest.call("fd_filestat_set_size", guest.opened("g", "w"), 6n), "ENOSPC");
    assert.equal(guest.call(name, fd, ...args), "ended");
    assert.deepEqual(guest.ending, { kind: "signal", signal: 25 });
  }
});

Deno.test("only a file open for writing has a size to change", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc" }) });
  const readOnly = guest.opened("f");
  for (
    const [fd, size, allocate] of [
      [readOnly, "EBADF", "EBADF"],
      [0, "EBADF", "EBADF"],
      [1, "EINVAL", "ESPIPE"],
      [3, "EINVAL", "EBADF"],
      [99, "EBADF", "EBADF"],
    ] as const
  ) {
    assert.equal(guest.call("fd_filestat_set_size", fd, 1n), size, `set_size ${fd}`);
    assert.equal(guest.call("fd_allocate", fd, 0n, 1n), allocate, `allocate ${fd}`);
  }
});

Deno.test("advice is checked and then changes nothing", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc" }) });
  const fd = guest.opened("f");
  assert.equal(guest.call("fd_advise", fd, 0n, 0n, 5), "ESUCCESS");
  assert.equal(guest.call("fd_advise", fd, 0n, 0n, 6), "EINVAL");
  assert.equal(guest.call("fd_advise", 0, 0n, 0n, 0), "ESPIPE");
  assert.equal(guest.call("fd_advise", 3, 0n, 0n, 0), "EBADF");
});

Deno.test("syncing succeeds for whatever is open", () => {
  const guest = new TestGuest();
  for (const name of ["fd_sync", "fd_datasync"] as const) {
    for (const fd of [0, 1, 2, 3]) assert.equal(guest.call(name, fd), "ESUCCESS");
    assert.equal(guest.call(name, 4), "EBADF");
  }
});

Deno.test("a file that is cut and grown again around its size costs the copies of it", () => {
  const guest = new TestGuest();
  const fd = guest.opened("f", "w");
  const size = 100_000;
  guest.memory.grow(2);
  guest.write(fd, new Uint8Array(size));
  guest.write(fd, "more");
  const before = guest.work;
  assert.equal(guest.call("fd_filestat_set_size", fd, BigInt(size - 4)), "ESUCCESS");
  assert.equal(guest.work - before, size - 4);
});

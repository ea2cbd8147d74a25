import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { allRights, rights } from "./_rights.ts";

function fdstat(guest: TestGuest, fd: number) {
  const out = guest.room(24);
  assert.equal(guest.call("fd_fdstat_get", fd, out), "ESUCCESS");
  return {
    type: guest.view.getUint8(out),
    flags: guest.view.getUint16(out + 2, true),
    rights: guest.u64(out + 8),
    inheriting: guest.u64(out + 16),
  };
}

Deno.test("the standard streams are regular files without seeking: not a terminal to any C library", () => {
  const guest = new TestGuest();
  const seekAndTell = 1n << 2n | 1n << 5n;
  for (const fd of [0, 1, 2]) {
    assert.equal(fdstat(guest, fd).type, 4);
    assert.equal(fdstat(guest, fd).rights & seekAndTell, 0n);
  }
});

Deno.test("what was lent has all rights to give; what was opened has those it asked for", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  assert.deepEqual(fdstat(guest, 3), { type: 3, flags: 0, rights: allRights, inheriting: allRights });
  const appending = fdstat(guest, guest.opened("f", "a"));
  assert.equal(appending.flags, 1);
  assert.equal(appending.rights & (rights.fdRead | rights.fdWrite), rights.fdWrite);
});

Deno.test("flags can be changed, to those that there are", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc" }) });
  const fd = guest.opened("f", "r+");
  assert.equal(guest.call("fd_fdstat_set_flags", fd, 1), "ESUCCESS");
  guest.write(fd, "d");
  assert.equal(new TextDecoder().decode(guest.volume.readFile("f") ?? undefined), "abcd");
  assert.equal(guest.call("fd_fdstat_set_flags", fd, 32), "EINVAL");
  assert.equal(guest.call("fd_fdstat_set_flags", 99, 0), "EBADF");
});

Deno.test("rights shrink and never grow", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc" }) });
  const fd = guest.opened("f", "r+");
  const { rights: had } = fdstat(guest, fd);
  assert.equal(guest.call("fd_fdstat_set_rights", fd, had & ~rights.fdWrite, 0n), "ESUCCESS");
  assert.equal(guest.write(fd, "x"), "EBADF");
  assert.equal(guest.read(fd), "abc");
  assert.equal(guest.call("fd_fdstat_set_rights", fd, had, 0n), "ENOTCAPABLE");
  assert.equal(guest.call("fd_fdstat_set_rights", fd, 0n, 1n), "ENOTCAPABLE");
  assert.equal(guest.call("fd_fdstat_set_rights", fd, -1n, 0n), "ENOTCAPABLE");
});

Deno.test("a file's stat tells type, size, links and virtual times", () => {
  const guest = new TestGuest();
  guest.nowNs = 5n;
  const fd = guest.opened("f", "w");
  guest.nowNs = 9n;
  guest.write(fd, "abc");
  const made = 1_000_000_000_005n, written = 1_000_000_000_009n;
  assert.deepEqual(guest.fstat(fd), {
    ...{ device: 1, inode: 2, type: 4, links: 1, size: 3 },
    ...{ accessedNs: made, modifiedNs: written, changedNs: written },
  });
});

Deno.test("standard input has the size of all there is to read, and every stream an inode of its own", () => {
  const guest = new TestGuest({ stdin: new Uint8Array(12) });
  const stats = [0, 1, 2].map((fd) => guest.fstat(fd));
  assert.deepEqual(
    stats.map((stat) => typeof stat === "string" ? stat : [stat.device, stat.inode, stat.type, stat.size]),
    [[0, 0, 4, 12], [0, 1, 4, 0], [0, 2, 4, 0]],
  );
});

Deno.test("times are set as the flags ask", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  const fd = guest.opened("f");
  const set = (flags: number) => guest.call("fd_filestat_set_times", fd, 11n, 22n, flags);
  const times = () => {
    const stat = guest.fstat(fd);
    return typeof stat === "string" ? stat : [stat.accessedNs, stat.modifiedNs];
  };
  const now = 1_000_000_000_000n;
  assert.equal(set(0b0001), "ESUCCESS");
  assert.deepEqual(times(), [11n, 0n]);
  assert.equal(set(0b0110), "ESUCCESS");
  assert.deepEqual(times(), [now, 22n]);
  assert.equal(set(0b1000), "ESUCCESS");
  assert.deepEqual(times(), [now, now]);
  for (const flags of [0b0011, 0b1100, 0b10000]) assert.equal(set(flags), "EINVAL");
  assert.equal(guest.call("fd_filestat_set_times", 0, 0n, 0n, 1), "EINVAL");
});

Deno.test("bad descriptors and places have their errno", () => {
  const guest = new TestGuest();
  for (const name of ["fd_fdstat_get", "fd_filestat_get"] as const) {
    assert.equal(guest.call(name, 99, 0), "EBADF");
    assert.equal(guest.call(name, 3, -8), "EFAULT");
  }
});

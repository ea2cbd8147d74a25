import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";

Deno.test("a directory is made once, and only under one that is there", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  assert.equal(guest.mkdir("d"), "ESUCCESS");
  assert.equal(guest.mkdir("d"), "EEXIST");
  assert.equal(guest.mkdir("d/e/"), "ESUCCESS");
  assert.equal(guest.mkdir("x/y"), "ENOENT");
  assert.equal(guest.mkdir("f"), "EEXIST");
  assert.equal(guest.mkdir("f/d"), "ENOTDIR");
  assert.equal(guest.mkdir("."), "EEXIST");
  assert.equal(guest.mkdir("d/.."), "EEXIST");
  assert.equal(guest.mkdir("x/."), "ENOENT");
  assert.equal(guest.mkdir(".."), "ENOTCAPABLE");
  assert.equal(guest.mkdir(""), "ENOENT");
});

Deno.test("a directory is removed when nothing is in it", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "", "d/x": "" }) });
  assert.equal(guest.rmdir("d"), "ENOTEMPTY");
  assert.equal(guest.unlink("d/x"), "ESUCCESS");
  assert.equal(guest.rmdir("d/."), "EINVAL");
  assert.equal(guest.rmdir("d/"), "ESUCCESS");
  assert.equal(guest.rmdir("d"), "ENOENT");
  assert.equal(guest.rmdir("f"), "ENOTDIR");
  assert.equal(guest.rmdir("."), "EINVAL");
  assert.equal(guest.rmdir(".."), "ENOTCAPABLE");
});

Deno.test("a removed directory that is still open takes no new names", () => {
  const guest = new TestGuest();
  guest.mkdir("d");
  const fd = guest.opened("d", "rd");
  guest.rmdir("d");
  assert.equal(guest.open("f", "w", fd), "ENOENT");
  assert.equal(guest.mkdir("e", fd), "ENOENT");
  guest.file("g");
  assert.equal(guest.rename("g", "g", fd), "ENOENT");
  assert.equal(guest.link("g", "g", fd), "ENOENT");
  const stat = guest.stat("g");
  assert.ok(typeof stat !== "string" && stat.links === 1);
});

Deno.test("unlink removes names of files and links, not of directories", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc", "d/x": "" }) });
  guest.symlink("d", "l");
  assert.equal(guest.unlink("f/"), "ENOTDIR");
  assert.equal(guest.unlink("f"), "ESUCCESS");
  assert.equal(guest.unlink("f"), "ENOENT");
  assert.equal(guest.unlink("d"), "EISDIR");
  assert.equal(guest.unlink("d/"), "EISDIR");
  assert.equal(guest.unlink("."), "EISDIR");
  assert.equal(guest.unlink("l"), "ESUCCESS");
  assert.notEqual(guest.stat("d/x"), "ENOENT");
});

Deno.test("a file that was unlinked while open is read and written until it is closed", () => {
  const guest = new TestGuest();
  const fd = guest.opened("f", "w+");
  guest.write(fd, "abc");
  guest.unlink("f");
  guest.write(fd, "def");
  guest.call("fd_seek", fd, 0n, 0, 0);
  assert.equal(guest.read(fd), "abcdef");
  const stat = guest.fstat(fd);
  assert.ok(typeof stat !== "string" && stat.links === 0);
});

Deno.test("a tree goes as deep as there are names for it", () => {
  const guest = new TestGuest();
  let fd = 3;
  for (let depth = 0; depth < 900; depth++) {
    guest.bytes[0] = 0x64;
    assert.equal(guest.call("path_create_directory", fd, 0, 1), "ESUCCESS");
    assert.equal(guest.call("path_open", fd, 0, 0, 1, 2, 0n, 0n, 0, 8), "ESUCCESS");
    fd = guest.u32(8);
  }
  assert.equal(guest.open("../x", "r", fd), "ENOTCAPABLE");
  assert.equal(guest.rename("d", "d/loop"), "EINVAL");
  assert.equal(guest.rename("d", "loop", fd), "EINVAL");
  assert.equal(guest.open("f", "w", fd), fd + 1);
});

Deno.test("making and removing names moves the directory's times", () => {
  const guest = new TestGuest();
  guest.mkdir("d");
  guest.nowNs = 7n;
  guest.file("d/f");
  const stat = guest.stat("d");
  assert.ok(typeof stat !== "string");
  assert.equal(stat.modifiedNs, 1_000_000_000_007n);
  assert.equal(stat.accessedNs, 1_000_000_000_000n);
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";

const files = { f: "from f", g: "from g", "d/x": "from x", "e/y": "from y" };

Deno.test("rename answers as POSIX says", async (t) => {
  const cases: [from: string, to: string, answer: string][] = [
    ["f", "new", "ESUCCESS"],
    ["f", "g", "ESUCCESS"],
    ["f", "d/new", "ESUCCESS"],
    ["f", "f", "ESUCCESS"],
    ["f", "hard", "ESUCCESS"],
    ["f", "d", "EISDIR"],
    ["f", "empty", "EISDIR"],
    ["f", "new/", "ENOTDIR"],
    ["f/", "new", "ENOTDIR"],
    ["f", "missing/new", "ENOENT"],
    ["f", "g/new", "ENOTDIR"],
    ["missing", "new", "ENOENT"],
    ["d", "new", "ESUCCESS"],
    ["d", "new/", "ESUCCESS"],
    ["d", "empty", "ESUCCESS"],
    ["d", "e", "ENOTEMPTY"],
    ["d", "f", "ENOTDIR"],
    ["d", "d", "ESUCCESS"],
    ["d", "d/new", "EINVAL"],
    ["d", "d/x/new", "ENOTDIR"],
    ["d", "e/d", "ESUCCESS"],
    [".", "new", "EBUSY"],
    ["d/.", "new", "EBUSY"],
    ["f", ".", "EBUSY"],
    ["f", "d/..", "EBUSY"],
    ["f", "../new", "ENOTCAPABLE"],
    ["../f", "new", "ENOTCAPABLE"],
    ["link", "moved", "ESUCCESS"],
    ["f", "link", "ESUCCESS"],
  ];
  for (const [from, to, answer] of cases) {
    await t.step(`${from} to ${to}`, () => {
      const guest = new TestGuest({ volume: volumeOf(files) });
      guest.mkdir("empty");
      guest.link("f", "hard");
      guest.symlink("g", "link");
      assert.equal(guest.rename(from, to), answer);
    });
  }
});

Deno.test("what is renamed keeps its content and inode, and what it replaces is gone", () => {
  const guest = new TestGuest({ volume: volumeOf(files) });
  const before = guest.stat("f");
  guest.rename("f", "g");
  assert.equal(guest.open("f"), "ENOENT");
  assert.equal(guest.read(guest.opened("g")), "from f");
  const after = guest.stat("g");
  assert.ok(typeof before !== "string" && typeof after !== "string");
  assert.equal(after.inode, before.inode);
  assert.equal(after.links, 1);
});

Deno.test("a moved directory takes along what is in it, and its parent is the new one", () => {
  const guest = new TestGuest({ volume: volumeOf(files) });
  guest.rename("d", "e/d");
  assert.equal(guest.read(guest.opened("e/d/x")), "from x");
  assert.equal(guest.read(guest.opened("e/d/../y")), "from y");
  assert.equal(guest.rename("e", "e/d/e"), "EINVAL");
  const fd = guest.opened("e/d", "rd");
  assert.equal(guest.call("fd_readdir", fd, 0, 100, 1n, 200), "ESUCCESS");
  const parent = guest.stat("e");
  assert.ok(typeof parent !== "string");
  assert.equal(Number(guest.u64(8)), parent.inode);
});

Deno.test("a file that is replaced while open stays readable", () => {
  const guest = new TestGuest({ volume: volumeOf(files) });
  const fd = guest.opened("g");
  guest.rename("f", "g");
  assert.equal(guest.read(fd), "from g");
});

Deno.test("nothing is renamed from one volume to another", () => {
  const volume = volumeOf(files);
  const other = volumeOf({});
  const guest = new TestGuest({
    volume,
    preopens: [{ name: "/", directory: volume.root }, { name: "/other", directory: other.root }],
  });
  assert.equal(guest.rename("f", "f", 4), "EXDEV");
});

Deno.test("a replacement gives back the bytes of what it replaced", () => {
  const guest = new TestGuest();
  guest.file("a", "1234");
  guest.file("b", "12");
  assert.equal(guest.volume.bytesUsed, 6);
  guest.rename("b", "a");
  assert.equal(guest.volume.bytesUsed, 2);
  assert.equal(guest.volume.entriesUsed, 1);
});

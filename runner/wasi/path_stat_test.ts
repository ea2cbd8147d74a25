import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";

Deno.test("path_filestat_get tells what is there", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc", "d/x": "" }) });
  const kind = (path: string) => {
    const stat = guest.stat(path);
    return typeof stat === "string" ? stat : `${stat.type} ${stat.size}`;
  };
  assert.equal(kind("f"), "4 3");
  assert.equal(kind("d"), "3 0");
  assert.equal(kind("d/"), "3 0");
  assert.equal(kind("."), "3 0");
  assert.equal(kind("f/"), "ENOTDIR");
  assert.equal(kind("f/."), "ENOTDIR");
  assert.equal(kind("missing"), "ENOENT");
  assert.equal(kind(""), "ENOENT");
  assert.equal(kind(".."), "ENOTCAPABLE");
});

Deno.test("device and inode together name a file, across volumes", () => {
  const [one, two] = [volumeOf({ f: "" }), volumeOf({ f: "" })];
  const guest = new TestGuest({
    preopens: [{ name: "/", directory: one.root }, { name: "/two", directory: two.root }],
  });
  const ids = [3, 4].map((fd) => {
    const out = guest.room(64);
    assert.equal(guest.call("path_filestat_get", fd, 0, ...guest.put("f"), out), "ESUCCESS");
    const { device, inode } = guest.statAt(out);
    return `${device}:${inode}`;
  });
  assert.deepEqual(ids, ["1:2", "2:2"]);
});

Deno.test("path_filestat_set_times follows a link, or does not", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  guest.symlink("f", "l");
  const set = (flags: number) =>
    guest.call("path_filestat_set_times", 3, flags, ...guest.put("l"), 11n, 22n, 0b0101);
  assert.equal(set(0), "ESUCCESS");
  const [link, before] = [guest.stat("l", false), guest.stat("f")];
  assert.ok(typeof link !== "string" && typeof before !== "string");
  assert.deepEqual([link.accessedNs, link.modifiedNs, before.modifiedNs], [11n, 22n, 0n]);
  assert.equal(set(1), "ESUCCESS");
  const after = guest.stat("f");
  assert.ok(typeof after !== "string");
  assert.equal(after.modifiedNs, 22n);
});

Deno.test("wrong places and flags have their errno", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  const f = guest.put("f");
  assert.equal(guest.call("path_filestat_get", 3, 0, ...f, -8), "EFAULT");
  assert.equal(guest.call("path_filestat_get", 9, 0, ...f, 0), "EBADF");
  assert.equal(guest.call("path_filestat_get", 1, 0, ...f, 0), "ENOTDIR");
  assert.equal(guest.call("path_filestat_set_times", 3, 0, ...f, 0n, 0n, 0b11), "EINVAL");
  assert.equal(guest.call("path_filestat_set_times", 3, 0, ...guest.put("no"), 0n, 0n, 1), "ENOENT");
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { devices, Volume } from "./mod.ts";

/** A guest with a writable `/`, a sealed `/usr` and the devices. */
function guestWith(files: Record<string, string>): TestGuest {
  const volume = volumeOf(files);
  const usr = volumeOf({ "include/stdio.h": "#pragma once" }).seal();
  return new TestGuest({
    volume,
    stdin: new TextEncoder().encode("typed"),
    preopens: [
      { name: "/", directory: volume.root },
      { name: "/usr", directory: usr.root },
      { name: "/dev", directory: devices.root },
    ],
  });
}
const [usrFd, devFd] = [4, 5];

Deno.test("path_open answers as open does", async (t) => {
  const cases: [path: string, mode: string, answer: "a descriptor" | string][] = [
    ["f", "r", "a descriptor"],
    ["f", "r+", "a descriptor"],
    ["./d/../f", "r", "a descriptor"],
    ["missing", "r", "ENOENT"],
    ["missing", "r+", "ENOENT"],
    ["missing/new", "w", "ENOENT"],
    ["new", "w", "a descriptor"],
    ["new2", "wx", "a descriptor"],
    ["f", "wx", "EEXIST"],
    ["d", "wx", "EEXIST"],
    ["toNothing", "wx", "EEXIST"],
    ["toNothing", "r", "ENOENT"],
    ["toNothing", "w", "a descriptor"],
    ["toF", "r", "a descriptor"],
    ["toF", "rn", "ELOOP"],
    ["self", "r", "ELOOP"],
    ["d", "r", "a descriptor"],
    ["d", "rd", "a descriptor"],
    ["d/", "r", "a descriptor"],
    ["d", "r+", "EISDIR"],
    ["d", "w", "EISDIR"],
    ["d", "wd", "EINVAL"],
    ["newd", "wd", "EINVAL"],
    ["f", "rd", "ENOTDIR"],
    ["f/", "r", "ENOTDIR"],
    ["f/x", "r", "ENOTDIR"],
    ["new3/", "w", "EISDIR"],
    ["", "r", "ENOENT"],
    ["../f", "r", "ENOTCAPABLE"],
    ["/f", "r", "ENOTCAPABLE"],
    ["/proc/self/maps", "r", "ENOTCAPABLE"],
    ["proc/self/maps", "r", "ENOENT"],
    ["etc/passwd", "r", "ENOENT"],
    [`${"d/../".repeat(800)}f`, "r", "a descriptor"],
    [`${"d/../".repeat(820)}f`, "r", "ENAMETOOLONG"],
    ["n".repeat(256), "w", "ENAMETOOLONG"],
    ["a\0b", "w", "EINVAL"],
    ["naïve ☃ 文.txt", "w", "a descriptor"],
  ];
  for (const [path, mode, answer] of cases) {
    await t.step(`${path.slice(0, 30)} ${mode}`, () => {
      const guest = guestWith({ f: "abc", "d/x": "" });
      guest.symlink("f", "toF");
      guest.symlink("nothing", "toNothing");
      guest.symlink("self", "self");
      const opened = guest.open(path, mode);
      assert.equal(typeof opened === "number" ? "a descriptor" : opened, answer);
    });
  }
});

Deno.test("opening for writing empties a file, also the second time (a compiler's second -o)", () => {
  const guest = guestWith({});
  guest.file("main.o", "first and longer");
  guest.file("main.o", "second");
  assert.equal(guest.read(guest.opened("main.o")), "second");
});

Deno.test("writing through a link that leads nowhere makes what it leads to", () => {
  const guest = guestWith({});
  guest.symlink("target", "link");
  guest.file("link", "abc");
  assert.equal(guest.read(guest.opened("target")), "abc");
});

Deno.test("a sealed volume is read as any other, and every change is EROFS", () => {
  const guest = guestWith({});
  assert.equal(guest.read(guest.opened("include/stdio.h", "r", usrFd)), "#pragma once");
  assert.equal(guest.open("include/stdio.h", "r+", usrFd), "EROFS");
  assert.equal(guest.open("include/stdio.h", "w", usrFd), "EROFS");
  assert.equal(guest.open("include/stdio.h", "a", usrFd), "EROFS");
  assert.equal(guest.open("new", "w", usrFd), "EROFS");
  assert.equal(guest.mkdir("new", usrFd), "EROFS");
  assert.equal(guest.call("path_unlink_file", usrFd, ...guest.put("include/stdio.h")), "EROFS");
  assert.equal(guest.call("path_remove_directory", usrFd, ...guest.put("include")), "EROFS");
  assert.equal(guest.call("path_symlink", ...guest.put("a"), usrFd, ...guest.put("b")), "EROFS");
  const old = guest.put("include/stdio.h");
  assert.equal(guest.call("path_rename", usrFd, ...old, usrFd, ...guest.put("x")), "EROFS");
  assert.equal(guest.call("path_link", usrFd, 0, ...old, usrFd, ...guest.put("x")), "EROFS");
  assert.equal(guest.call("path_filestat_set_times", usrFd, 0, ...old, 1n, 1n, 1), "EROFS");
  const fd = guest.opened("include/stdio.h", "r", usrFd);
  assert.equal(guest.call("fd_filestat_set_times", fd, 1n, 1n, 1), "EROFS");
  assert.equal(guest.write(fd, "x"), "EBADF");
});

Deno.test("no way leads from one preopen into another", () => {
  const guest = guestWith({ f: "" });
  assert.equal(guest.open("../f", "r", usrFd), "ENOTCAPABLE");
  assert.equal(guest.open("include/../../f", "r", usrFd), "ENOTCAPABLE");
  assert.equal(guest.open("usr/include/stdio.h", "r"), "ENOENT");
});

Deno.test("an opened directory is a base of its own, and nothing above it is reached from it", () => {
  const guest = guestWith({ f: "top", "d/f": "inner" });
  const fd = guest.opened("d", "rd");
  assert.equal(guest.read(guest.opened("f", "r", fd)), "inner");
  assert.equal(guest.open("../f", "r", fd), "ENOTCAPABLE");
});

Deno.test("devices lead to the guest's own streams", () => {
  const guest = guestWith({});
  assert.equal(guest.read(0, 2), "ty");
  const stdin = guest.opened("stdin", "r", devFd);
  assert.equal(guest.read(stdin, 2), "pe");
  assert.equal(guest.read(0), "d");
  guest.write(guest.opened("stdout", "w", devFd), "out");
  guest.write(guest.opened("stderr", "a", devFd), "err");
  assert.equal(new TextDecoder().decode(guest.stdout.bytes()), "out");
  assert.equal(new TextDecoder().decode(guest.stderr.bytes()), "err");
  const nothing = guest.opened("null", "r+", devFd);
  assert.equal(guest.write(nothing, "anything"), 8);
  assert.equal(guest.read(nothing), "");
  assert.equal(guest.open("stdin", "w", devFd), "EACCES");
  assert.equal(guest.open("stdout", "r", devFd), "EACCES");
  assert.equal(guest.open("random", "r", devFd), "ENOENT");
});

Deno.test("wrong flags, descriptors and places have their errno", () => {
  const guest = guestWith({ f: "" });
  const open = (fd: number, path: readonly [number, number], oflags: number, fdflags: number, out: number) =>
    guest.call("path_open", fd, 0, ...path, oflags, 0n, 0n, fdflags, out);
  const f = guest.put("f");
  assert.equal(open(3, f, 0, 0, 8), "ESUCCESS");
  assert.equal(open(3, f, 16, 0, 8), "EINVAL");
  assert.equal(open(3, f, 0, 32, 8), "EINVAL");
  assert.equal(open(99, f, 0, 0, 8), "EBADF");
  assert.equal(open(guest.u32(8), f, 0, 0, 8), "ENOTDIR");
  assert.equal(open(0, f, 0, 0, 8), "ENOTDIR");
  assert.equal(open(3, [-1, 1], 0, 0, 8), "EFAULT");
  assert.equal(open(3, [0, -1], 0, 0, 8), "EFAULT");
  assert.equal(open(3, guest.put(new Uint8Array([0xff])), 0, 0, 8), "EILSEQ");
  assert.equal(open(3, guest.put("new"), 1, 0, -4), "EFAULT");
  assert.equal(guest.stat("new"), "ENOENT");
});

Deno.test("names run out: ENOSPC for whatever would make one more", () => {
  const volume = new Volume({ limits: { fileBytesMax: 9, entriesMax: 2, totalBytesMax: 9 } });
  const guest = new TestGuest({ volume });
  guest.file("a");
  assert.equal(guest.mkdir("d"), "ESUCCESS");
  assert.equal(guest.open("b", "w"), "ENOSPC");
  assert.equal(guest.mkdir("e"), "ENOSPC");
  assert.equal(guest.link("a", "b"), "ENOSPC");
  assert.equal(guest.symlink("a", "b"), "ENOSPC");
  assert.equal(guest.rename("a", "b"), "ESUCCESS");
  assert.equal(guest.rename("b", "d/b"), "ESUCCESS");
  assert.equal(guest.unlink("d/b"), "ESUCCESS");
  assert.equal(guest.mkdir("e"), "ESUCCESS");
  assert.equal(volume.entriesUsed, 2);
});

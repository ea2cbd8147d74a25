import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { Volume } from "./mod.ts";

Deno.test("the lowest free number is given", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc" }) });
  assert.equal(guest.open("f"), 4);
  assert.equal(guest.open("f"), 5);
  assert.equal(guest.close(4), "ESUCCESS");
  assert.equal(guest.close(0), "ESUCCESS");
  assert.equal(guest.open("f"), 0);
  assert.equal(guest.read(0), "abc");
  assert.equal(guest.open("f"), 4);
});

Deno.test("what is closed is gone", () => {
  const guest = new TestGuest();
  assert.equal(guest.close(1), "ESUCCESS");
  assert.equal(guest.close(1), "EBADF");
  assert.equal(guest.write(1, "x"), "EBADF");
  for (const fd of [4, 1024, -1, 0x7fff_ffff]) assert.equal(guest.close(fd), "EBADF");
});

Deno.test("1024 descriptors are open at most: EMFILE, and nothing is created", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  const path = guest.put("f");
  for (let fd = 4; fd < 1024; fd++) {
    assert.equal(guest.call("path_open", 3, 0, ...path, 0, 0n, 0n, 0, 8), "ESUCCESS");
    assert.equal(guest.u32(8), fd);
  }
  assert.equal(guest.open("f"), "EMFILE");
  assert.equal(guest.open("new", "w"), "EMFILE");
  assert.equal(guest.stat("new"), "ENOENT");
});

Deno.test("renumber moves a descriptor and closes what was there", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc", g: "def" }) });
  const [f, g] = [guest.opened("f"), guest.opened("g")];
  guest.read(f, 1);
  assert.equal(guest.call("fd_renumber", f, g), "ESUCCESS");
  assert.equal(guest.read(g), "bc");
  assert.equal(guest.read(f), "!EBADF");
  assert.equal(guest.call("fd_renumber", g, g), "ESUCCESS");
  assert.equal(guest.call("fd_renumber", g, 99), "EBADF");
  assert.equal(guest.call("fd_renumber", 99, g), "EBADF");
});

Deno.test("freopen's way: a file takes the place of standard output", () => {
  const guest = new TestGuest();
  const fd = guest.opened("out.txt", "w");
  assert.equal(guest.call("fd_renumber", fd, 1), "ESUCCESS");
  guest.write(1, "into the file");
  assert.equal(new TextDecoder().decode(guest.volume.readFile("out.txt") ?? undefined), "into the file");
  assert.equal(guest.stdout.bytes().length, 0);
});

Deno.test("preopens are told one after the other, then EBADF", () => {
  const guest = new TestGuest({
    preopens: [{ name: "/", directory: new Volume().root }, { name: "/usr", directory: new Volume().root }],
  });
  const names: string[] = [];
  const out = guest.room(8);
  for (let fd = 3; guest.call("fd_prestat_get", fd, out) === "ESUCCESS"; fd++) {
    assert.equal(guest.view.getUint8(out), 0);
    const length = guest.u32(out + 4);
    const name = guest.room(length);
    assert.equal(guest.call("fd_prestat_dir_name", fd, name, length), "ESUCCESS");
    names.push(guest.text(name, length));
  }
  assert.deepEqual(names, ["/", "/usr"]);
});

Deno.test("only what was lent has a preopen's name", () => {
  const guest = new TestGuest({ volume: volumeOf({ "d/f": "" }) });
  const fd = guest.opened("d", "rd");
  for (const other of [0, fd, 99]) {
    assert.equal(guest.call("fd_prestat_get", other, 0), "EBADF");
    assert.equal(guest.call("fd_prestat_dir_name", other, 0, 9), "EBADF");
  }
  assert.equal(guest.call("fd_prestat_dir_name", 3, 0, 0), "ENAMETOOLONG");
  assert.equal(guest.call("fd_prestat_get", 3, -8), "EFAULT");
  assert.equal(guest.call("fd_prestat_dir_name", 3, -1, 1), "EFAULT");
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { Volume } from "./mod.ts";

function readlink(guest: TestGuest, path: string, length = 100): string {
  const [buffer, out] = [guest.room(length), guest.room(4)];
  const answer = guest.call("path_readlink", 3, ...guest.put(path), buffer, length, out);
  return answer === "ESUCCESS" ? guest.text(buffer, guest.u32(out)) : `!${answer}`;
}

Deno.test("a hard link is the same file under two names", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc", "d/x": "" }) });
  assert.equal(guest.link("f", "d/g"), "ESUCCESS");
  const [one, two] = [guest.stat("f"), guest.stat("d/g")];
  assert.deepEqual(one, two);
  assert.ok(typeof one !== "string" && one.links === 2);
  guest.write(guest.opened("d/g", "a"), "def");
  assert.equal(guest.unlink("f"), "ESUCCESS");
  assert.equal(guest.read(guest.opened("d/g")), "abcdef");
});

Deno.test("a hard link is refused where it cannot be", () => {
  const usr = volumeOf({ g: "" });
  const volume = volumeOf({ f: "", "d/x": "" });
  const guest = new TestGuest({
    volume,
    preopens: [{ name: "/", directory: volume.root }, { name: "/usr", directory: usr.root }],
  });
  assert.equal(guest.link("f", "d/x"), "EEXIST");
  assert.equal(guest.link("f", "f"), "EEXIST");
  assert.equal(guest.link("d", "e"), "EPERM");
  assert.equal(guest.link("missing", "e"), "ENOENT");
  assert.equal(guest.link("f", "missing/e"), "ENOENT");
  assert.equal(guest.link("f/", "e"), "ENOTDIR");
  assert.equal(guest.link("f", "e/"), "ENOENT");
  assert.equal(guest.link("f", "h", 4), "EXDEV");
  assert.equal(guest.link("f", "../e"), "ENOTCAPABLE");
});

Deno.test("a symbolic link is text until it is followed", () => {
  const guest = new TestGuest({ volume: volumeOf({ "d/f": "abc" }) });
  assert.equal(guest.symlink("d/ä", "l"), "ESUCCESS");
  assert.equal(readlink(guest, "l"), "d/ä");
  assert.equal(readlink(guest, "l", 2), "d/");
  assert.equal(guest.stat("l"), "ENOENT");
  const stat = guest.stat("l", false);
  assert.ok(typeof stat !== "string");
  assert.deepEqual([stat.type, stat.size], [7, 4]);
  assert.equal(guest.symlink("d/f", "d/inner"), "ESUCCESS");
  assert.equal(guest.open("d/inner"), "ENOENT", "a link is relative to where it lies");
  guest.symlink("f", "d/right");
  assert.equal(guest.read(guest.opened("d/right")), "abc");
});

Deno.test("a link never leads out", () => {
  const guest = new TestGuest({ volume: volumeOf({ "d/f": "abc", top: "" }) });
  assert.equal(guest.symlink("/etc/passwd", "a"), "ENOTCAPABLE");
  assert.equal(guest.symlink("../../etc/passwd", "b"), "ESUCCESS");
  assert.equal(guest.open("b"), "ENOTCAPABLE");
  assert.equal(guest.open("b", "w"), "ENOTCAPABLE");
  assert.equal(guest.stat("b"), "ENOTCAPABLE");
  guest.symlink("../top", "d/up");
  assert.notEqual(guest.stat("d/up"), "ENOTCAPABLE");
  assert.equal(guest.open("up", "r", guest.opened("d", "rd")), "ENOTCAPABLE");
});

Deno.test("a symbolic link is refused where it cannot be", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  assert.equal(guest.symlink("x", "f"), "EEXIST");
  assert.equal(guest.symlink("", "l"), "ENOENT");
  assert.equal(guest.symlink("x", "l/"), "ENOENT");
  assert.equal(guest.symlink("x", "missing/l"), "ENOENT");
  assert.equal(guest.symlink("x", "."), "EEXIST");
  assert.equal(guest.symlink("x".repeat(4096), "l"), "ENAMETOOLONG");
});

Deno.test("readlink of what is no link is EINVAL, of nothing ENOENT", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "", "d/x": "" }) });
  assert.equal(readlink(guest, "f"), "!EINVAL");
  assert.equal(readlink(guest, "d"), "!EINVAL");
  assert.equal(readlink(guest, "."), "!EINVAL");
  assert.equal(readlink(guest, "missing"), "!ENOENT");
  guest.symlink("f", "l");
  assert.equal(guest.call("path_readlink", 3, ...guest.put("l"), -1, 9, 0), "EFAULT");
  assert.equal(guest.call("path_readlink", 3, ...guest.put("l"), 0, 9, -1), "EFAULT");
});

Deno.test("a link counts as one name, whatever it leads to", () => {
  const volume = new Volume({ limits: { fileBytesMax: 9, entriesMax: 1, totalBytesMax: 9 } });
  const guest = new TestGuest({ volume });
  assert.equal(guest.symlink("self", "self"), "ESUCCESS");
  assert.equal(volume.entriesUsed, 1);
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { workUnits } from "./_work.ts";

interface Entry {
  next: bigint;
  inode: bigint;
  type: number;
  name: string;
}

/** One call; gives the whole entries and how many bytes were used. */
function once(
  guest: TestGuest,
  fd: number,
  length: number,
  cookie: bigint,
): { entries: Entry[]; used: number } {
  const [buffer, out] = [0, 65_536];
  assert.equal(guest.call("fd_readdir", fd, buffer, length, cookie, out), "ESUCCESS");
  const used = guest.u32(out);
  const entries: Entry[] = [];
  for (let at = 0; at + 24 <= used;) {
    const nameLength = guest.u32(at + 16);
    if (at + 24 + nameLength > used) break;
    entries.push({
      next: guest.u64(at),
      inode: guest.u64(at + 8),
      type: guest.view.getUint8(at + 20),
      name: guest.text(at + 24, nameLength),
    });
    at += 24 + nameLength;
  }
  return { entries, used };
}

/** As a C library lists: until a call leaves part of the buffer unused. */
function names(
  guest: TestGuest,
  fd: number,
  length: number,
  seen: (name: string) => void = () => {},
): string[] {
  const found: string[] = [];
  for (let cookie = 0n;;) {
    const { entries, used } = once(guest, fd, length, cookie);
    for (const { name } of entries) {
      found.push(name);
      seen(name);
    }
    cookie = entries.at(-1)?.next ?? cookie;
    if (used < length) return found;
  }
}

Deno.test("a directory lists itself, its parent, and its names in the order of their making", () => {
  const guest = new TestGuest({ volume: volumeOf({ b: "", "d/x": "" }) });
  guest.file("a");
  guest.symlink("b", "l");
  const { entries } = once(guest, 3, 1000, 0n);
  assert.deepEqual(
    entries.map(({ name, type }) => `${name} ${type}`),
    [". 3", ".. 3", "b 4", "d 3", "a 4", "l 7"],
  );
  const [self, parent] = entries;
  assert.equal(self?.inode, parent?.inode);
  const inner = once(guest, guest.opened("d", "rd"), 1000, 0n).entries;
  assert.equal(inner[1]?.inode, self?.inode);
  assert.equal(inner[0]?.inode, entries[3]?.inode);
});

Deno.test("a listing is the same through a buffer of any size that takes a name", () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`file${index}`, ""]));
  const guest = new TestGuest({ volume: volumeOf(files) });
  const expected = [".", "..", ...Object.keys(files)];
  for (const length of [30, 31, 47, 60, 100, 1000, 10_000]) {
    assert.deepEqual(names(guest, 3, length), expected, `${length} bytes`);
  }
});

Deno.test("an entry is cut off where the buffer ends", () => {
  const guest = new TestGuest({ volume: volumeOf({ name: "" }) });
  for (const length of [0, 1, 23, 24, 25, 40, 76]) {
    assert.equal(once(guest, 3, length, 0n).used, length);
  }
  assert.equal(once(guest, 3, 79, 0n).used, 25 + 26 + 28);
  assert.equal(once(guest, 3, 1000, 1n << 63n).used, 0);
});

Deno.test("a listing that removes what it sees misses nothing", () => {
  const guest = new TestGuest({
    volume: volumeOf(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, ""]))),
  });
  // The calls' own texts go where the listing's buffer does not.
  guest.room(70_000);
  names(guest, 3, 60, (name) => name.startsWith("f") && assert.equal(guest.unlink(name), "ESUCCESS"));
  assert.deepEqual(names(guest, 3, 1000), [".", ".."]);
});

Deno.test("a listing never goes back: a name made meanwhile comes once, one seen never again", () => {
  const guest = new TestGuest({ volume: volumeOf({ a: "", b: "", c: "", d: "" }) });
  guest.room(70_000);
  const replaced = new Set<string>();
  const listed = names(guest, 3, 30, (name) => {
    if (name.length > 1 || name === ".") return;
    assert.equal(guest.unlink(name), "ESUCCESS");
    guest.file(`${name}${name}`);
    replaced.add(name);
  });
  assert.deepEqual(listed, [".", "..", "a", "b", "c", "d", "aa", "bb", "cc", "dd"]);
  assert.equal(replaced.size, 4);
});

Deno.test("only a directory can be listed", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "" }) });
  assert.equal(guest.call("fd_readdir", guest.opened("f"), 0, 100, 0n, 200), "ENOTDIR");
  assert.equal(guest.call("fd_readdir", 0, 0, 100, 0n, 200), "ENOTDIR");
  assert.equal(guest.call("fd_readdir", 99, 0, 100, 0n, 200), "EBADF");
  assert.equal(guest.call("fd_readdir", 3, -50, 100, 0n, 200), "EFAULT");
  assert.equal(guest.call("fd_readdir", 3, 0, -1, 0n, 200), "EFAULT");
  assert.equal(guest.call("fd_readdir", 3, 0, 100, 0n, -4), "EFAULT");
});

Deno.test("a listing costs more for each name that it writes down than for one that it passes over", () => {
  const guest = new TestGuest({ volume: volumeOf({ a: "", b: "" }) });
  const costOf = (cookie: bigint) => {
    const before = guest.work;
    const { used } = once(guest, 3, 1000, cookie);
    return guest.work - before - used;
  };
  assert.equal(costOf(0n), 4 * (workUnits.lookup + workUnits.entry));
  assert.equal(costOf(3n), 4 * workUnits.lookup + workUnits.entry);
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { workUnits } from "./_work.ts";
import { Volume } from "./mod.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const encode = (content: string) => new TextEncoder().encode(content);

Deno.test("standard input is read in order, then gives nothing for ever", () => {
  const guest = new TestGuest({ stdin: encode("abcdef") });
  assert.equal(guest.read(0, 4), "abcd");
  assert.equal(guest.read(0, 4), "ef");
  assert.equal(guest.read(0, 4), "");
  assert.equal(guest.read(0, 4), "");
});

Deno.test("standard input can be read at a place without moving on", () => {
  const guest = new TestGuest({ stdin: encode("abcdef") });
  const [into, out] = [guest.room(8), guest.room(4)];
  assert.equal(guest.call("fd_pread", 0, ...guest.iovec(into, 3), 2n, out), "ESUCCESS");
  assert.equal(guest.text(into, guest.u32(out)), "cde");
  assert.equal(guest.read(0, 2), "ab");
});

Deno.test("what is written to stdout and stderr arrives there, in order", () => {
  const guest = new TestGuest();
  assert.equal(guest.write(1, "one "), 4);
  assert.equal(guest.write(2, "error"), 5);
  assert.equal(guest.write(1, "two"), 3);
  assert.equal(text(guest.stdout.bytes()), "one two");
  assert.equal(text(guest.stderr.bytes()), "error");
});

Deno.test("several iovecs are filled and taken one after the other, empty ones skipped", () => {
  const guest = new TestGuest({ stdin: encode("abcdef") });
  const into = guest.room(8);
  const iovecs = guest.room(24);
  for (const [index, value] of [into, 1, 0, 0, into + 4, 3].entries()) {
    guest.view.setUint32(iovecs + index * 4, value, true);
  }
  const out = guest.room(4);
  assert.equal(guest.call("fd_read", 0, iovecs, 3, out), "ESUCCESS");
  assert.equal(guest.u32(out), 4);
  assert.equal(guest.text(into, 8), "a\0\0\0bcd\0");
  assert.equal(guest.call("fd_write", 1, iovecs, 3, out), "ESUCCESS");
  assert.equal(text(guest.stdout.bytes()), "abcd");
});

Deno.test("output past the limit ends the run as by SIGXFSZ, and what fitted is kept", () => {
  const guest = new TestGuest({ outputBytesMax: 5 });
  assert.equal(guest.write(1, "12345"), 5);
  assert.equal(guest.ending, null);
  assert.equal(guest.write(1, "6"), "ended");
  assert.deepEqual(guest.ending, { kind: "signal", signal: 25 });
  assert.equal(text(guest.stdout.bytes()), "12345");

  const other = new TestGuest({ outputBytesMax: 5 });
  assert.equal(other.write(2, "1234567"), "ended");
  assert.equal(text(other.stderr.bytes()), "12345");
});

Deno.test("a file past the limit ends the run as by SIGXFSZ, and what fitted is kept", () => {
  const volume = new Volume({ limits: { fileBytesMax: 4, entriesMax: 10, totalBytesMax: 100 } });
  const guest = new TestGuest({ volume });
  const fd = guest.opened("f", "w");
  assert.equal(guest.write(fd, "123"), 3);
  assert.equal(guest.write(fd, "456"), "ended");
  assert.deepEqual(guest.ending, { kind: "signal", signal: 25 });
  assert.equal(text(volume.readFile("f") ?? new Uint8Array()), "1234");
});

Deno.test("with a limit of nothing, the first byte is too many", () => {
  const volume = new Volume({ limits: { fileBytesMax: 0, entriesMax: 10, totalBytesMax: 100 } });
  const guest = new TestGuest({ volume });
  const fd = guest.opened("f", "w");
  assert.equal(guest.write(fd, ""), 0);
  assert.equal(guest.write(fd, "1"), "ended");
});

Deno.test("a full volume takes what fits, then says ENOSPC; what is removed makes room", () => {
  const volume = new Volume({ limits: { fileBytesMax: 100, entriesMax: 10, totalBytesMax: 6 } });
  const guest = new TestGuest({ volume });
  guest.file("a", "1234");
  const fd = guest.opened("b", "w");
  assert.equal(guest.write(fd, "5678"), 2);
  assert.equal(guest.write(fd, "9"), "ENOSPC");
  assert.equal(guest.unlink("a"), "ESUCCESS");
  assert.equal(guest.write(fd, "90ab"), 4);
  assert.equal(text(volume.readFile("b") ?? new Uint8Array()), "5690ab");
  assert.equal(volume.bytesUsed, 6);
});

Deno.test("an open file that was unlinked still counts, until it is closed", () => {
  const volume = new Volume({ limits: { fileBytesMax: 100, entriesMax: 10, totalBytesMax: 6 } });
  const guest = new TestGuest({ volume });
  const held = guest.opened("a", "w+");
  guest.write(held, "1234");
  guest.unlink("a");
  const fd = guest.opened("b", "w");
  assert.equal(guest.write(fd, "123"), 2);
  guest.call("fd_seek", held, 0n, 0, 0);
  assert.equal(guest.read(held), "1234");
  guest.close(held);
  assert.equal(guest.write(fd, "3456"), 4);
});

Deno.test("a file that the host placed counts whole from its first change", () => {
  const volume = volumeOf(
    { f: "12345678" },
    new Volume({ limits: { fileBytesMax: 100, entriesMax: 9, totalBytesMax: 7 } }),
  );
  const guest = new TestGuest({ volume });
  const fd = guest.opened("f", "r+");
  assert.equal(guest.write(fd, "x"), "ENOSPC");
  assert.equal(guest.call("fd_filestat_set_size", fd, 5n), "ESUCCESS");
  assert.equal(guest.write(fd, "x"), 1);
  assert.equal(volume.bytesUsed, 5);
});

Deno.test("a file is read and written where its descriptor stands, and two descriptors stand apart", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abcdef" }) });
  const [one, two] = [guest.opened("f", "r+"), guest.opened("f")];
  assert.equal(guest.read(one, 2), "ab");
  assert.equal(guest.write(one, "XY"), 2);
  assert.equal(guest.read(one), "ef");
  assert.equal(guest.read(two), "abXYef");
});

Deno.test("appending writes at the end, wherever the descriptor stands", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "ab" }) });
  const fd = guest.opened("f", "a+");
  guest.call("fd_seek", fd, 0n, 0, 0);
  guest.write(fd, "c");
  guest.call("fd_seek", fd, 0n, 0, 0);
  assert.equal(guest.read(fd), "abc");
});

Deno.test("pread and pwrite leave the descriptor where it stands", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abcdef" }) });
  const fd = guest.opened("f", "r+");
  const [into, out] = [guest.room(8), guest.room(4)];
  assert.equal(guest.call("fd_pread", fd, ...guest.iovec(into, 8), 4n, out), "ESUCCESS");
  assert.equal(guest.text(into, guest.u32(out)), "ef");
  assert.equal(guest.call("fd_pread", fd, ...guest.iovec(into, 8), 99n, out), "ESUCCESS");
  assert.equal(guest.u32(out), 0);
  assert.equal(guest.call("fd_pwrite", fd, ...guest.iovec(...guest.put("!")), 7n, out), "ESUCCESS");
  assert.equal(guest.read(fd), "abcdef\0!");
});

Deno.test("each wrong way to move bytes has its errno", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "abc", "d/x": "" }) });
  const out = guest.room(4);
  const good = guest.iovec(...guest.put("abc"));
  const readOnly = guest.opened("f", "r");
  const writeOnly = guest.opened("f", "a");
  assert.equal(guest.call("fd_read", 99, ...good, out), "EBADF");
  assert.equal(guest.call("fd_read", -1, ...good, out), "EBADF");
  assert.equal(guest.call("fd_read", 1, ...good, out), "EBADF");
  assert.equal(guest.call("fd_write", 0, ...good, out), "EBADF");
  assert.equal(guest.call("fd_read", writeOnly, ...good, out), "EBADF");
  assert.equal(guest.call("fd_write", readOnly, ...good, out), "EBADF");
  assert.equal(guest.call("fd_pwrite", readOnly, ...good, 0n, out), "EBADF");
  assert.equal(guest.call("fd_read", 3, ...good, out), "EISDIR");
  assert.equal(guest.call("fd_pread", 3, ...good, 0n, out), "EISDIR");
  assert.equal(guest.call("fd_write", 3, ...good, out), "EBADF");
  assert.equal(guest.call("fd_pwrite", 1, ...good, 0n, out), "ESPIPE");
  assert.equal(guest.call("fd_pread", readOnly, ...good, -1n, out), "EINVAL");
  assert.equal(guest.call("fd_pwrite", writeOnly, ...good, 1n << 60n, out), "EINVAL");
  assert.equal(guest.call("fd_read", readOnly, ...guest.iovec(0, -1), out), "EFAULT");
  assert.equal(guest.call("fd_read", readOnly, -8, 1, out), "EFAULT");
  assert.equal(guest.call("fd_write", 1, ...good, -4), "EFAULT");
  assert.equal(text(guest.stdout.bytes()), "", "a call that fails writes nothing");
});

Deno.test("work is a unit a byte moved, and what copying a lent file takes", () => {
  const guest = new TestGuest({ volume: volumeOf({ f: "x".repeat(1000) }) });
  const fd = guest.opened("f", "r+");
  const workOf = (act: () => unknown): number => {
    const before = guest.work;
    act();
    return guest.work - before;
  };
  assert.equal(workOf(() => guest.write(1, "12345")), workUnits.iovec + 5);
  assert.equal(workOf(() => guest.write(fd, "12345")), workUnits.iovec + 1000 + 5);
  assert.equal(workOf(() => guest.write(fd, "12345")), workUnits.iovec + 5);
  assert.equal(workOf(() => guest.read(fd, 50)), workUnits.iovec + 50);
  guest.call("fd_seek", fd, 5000n, 0, 0);
  assert.equal(workOf(() => guest.write(fd, "1")), workUnits.iovec + 4001);
  assert.equal(workOf(() => guest.call("fd_filestat_set_size", fd, 6001n)), 1000);
  assert.equal(workOf(() => guest.call("fd_filestat_set_size", fd, 6000n)), 0);
  assert.equal(
    workOf(() => guest.call("fd_filestat_set_size", fd, 1n)),
    1,
    "what stays is copied to give back the rest",
  );
});

import assert from "node:assert/strict";
import { TestGuest, volumeOf } from "./_test_guest.ts";
import { devices, Volume } from "./mod.ts";

const encode = (text: string) => new TextEncoder().encode(text);

Deno.test("two worlds that begin with the same bytes never share a changed one", () => {
  const lent = encode("the same bytes");
  const guests = [0, 1].map(() => {
    const volume = new Volume();
    volume.placeFile("f", lent);
    return new TestGuest({ volume });
  });
  const [one, two] = guests;
  assert.ok(one && two);
  one.write(one.opened("f", "r+"), "XXX");
  one.call("fd_filestat_set_size", one.opened("f", "r+"), 5n);
  assert.equal(one.read(one.opened("f")), "XXX s");
  assert.equal(two.read(two.opened("f")), "the same bytes");
  two.write(two.opened("f", "a"), "!");
  assert.equal(two.read(two.opened("f")), "the same bytes!");
  assert.equal(new TextDecoder().decode(lent), "the same bytes");
});

Deno.test("worlds that share standard input's bytes read them each from the beginning", () => {
  const stdin = encode("abc");
  const [one, two] = [new TestGuest({ stdin }), new TestGuest({ stdin })];
  assert.equal(one.read(0, 2), "ab");
  assert.equal(two.read(0, 2), "ab");
  assert.equal(one.read(0, 2), "c");
});

Deno.test("a thousand worlds share one sealed tree, and none of them leaves a mark on it", () => {
  const usr = volumeOf({ "include/a.h": "a", "include/b.h": "b" }).seal();
  const snapshot = () =>
    [...usr.root.entries].map(([name, { node, cookie }]) =>
      [name, cookie, node.links, node.inode, node.accessedNs, node.modifiedNs, node.changedNs].join(" ")
    );
  const before = snapshot();
  for (let index = 0; index < 1000; index++) {
    const volume = new Volume();
    const guest = new TestGuest({
      volume,
      preopens: [{ name: "/", directory: volume.root }, { name: "/usr", directory: usr.root }],
    });
    assert.equal(guest.read(guest.opened("include/a.h", "r", 4)), "a");
    guest.open("include/new", "w", 4);
    guest.call("path_unlink_file", 4, ...guest.put("include/b.h"));
  }
  assert.deepEqual(snapshot(), before);
  assert.equal(usr.entriesUsed + usr.bytesUsed, 0);
});

Deno.test("a device leads each guest to its own stream", () => {
  const guests = ["one", "two"].map((text) =>
    new TestGuest({ stdin: encode(text), preopens: [{ name: "/dev", directory: devices.root }] })
  );
  for (const guest of guests) guest.write(guest.opened("stdout", "w"), guest.read(guest.opened("stdin")));
  assert.deepEqual(guests.map((guest) => new TextDecoder().decode(guest.stdout.bytes())), ["one", "two"]);
});

Deno.test("the same calls see the same numbers: inodes, devices, cookies, times", () => {
  const run = () => {
    const guest = new TestGuest({ volume: volumeOf({ a: "1", "d/b": "2" }) });
    guest.file("c", "3");
    guest.mkdir("e");
    guest.nowNs += 5n;
    guest.rename("a", "e/a");
    guest.call("fd_readdir", 3, 0, 500, 0n, 600);
    guest.stat("e/a");
    guest.stat("c");
    return guest.bytes;
  };
  assert.deepEqual(run(), run());
});

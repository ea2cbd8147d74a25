import assert from "node:assert/strict";
import { Volume } from "./volume.ts";
import { SymbolicLink } from "./node.ts";

const bytes = new TextEncoder().encode("hi");

Deno.test("a volume gives back what was placed in it", () => {
  const volume = new Volume();
  volume.placeFile("a/b/c.txt", bytes);
  volume.placeDirectory("a/empty");
  assert.deepEqual(volume.readFile("a/b/c.txt"), bytes);
  for (const path of ["a", "a/empty", "a/b/d", "a/b/c.txt/d", "", "/a", "a//b"]) {
    assert.equal(volume.readFile(path), null, path);
  }
});

Deno.test("a volume refuses to place what is no plain relative path", () => {
  const wrong = [
    "",
    "/a",
    "a/",
    "a//b",
    ".",
    "..",
    "a/../b",
    "./a",
    "a\0b",
    "\ud800",
    "n".repeat(256),
    "é".repeat(128),
  ];
  for (const path of wrong) {
    assert.throws(
      () => new Volume().placeFile(path, bytes),
      /not a plain relative path/,
      JSON.stringify(path),
    );
  }
});

Deno.test("a volume refuses to place anything where a file is, or under one", () => {
  const volume = new Volume();
  volume.placeFile("a", bytes);
  assert.throws(() => volume.placeFile("a", bytes), /Cannot place "a": it is taken/);
  assert.throws(() => volume.placeFile("a/b", bytes), /"a" is not a directory/);
});

Deno.test("a sealed volume takes nothing more", () => {
  assert.throws(() => new Volume().seal().placeFile("a", bytes), /the volume is sealed/);
});

Deno.test("what the host places counts against no limit", () => {
  const volume = new Volume({ limits: { fileBytesMax: 1, entriesMax: 1, totalBytesMax: 1 } });
  volume.placeFile("a/b", bytes);
  assert.equal(volume.entriesUsed, 0);
  assert.equal(volume.bytesUsed, 0);
});

Deno.test("readFile does not follow a link that a guest made", () => {
  const volume = new Volume();
  volume.placeFile("secret", bytes);
  volume.root.add("out", new SymbolicLink(volume, 0n, "secret"), 0n);
  assert.equal(volume.readFile("out"), null);
});

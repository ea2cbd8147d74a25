import assert from "node:assert/strict";
import { readArchive } from "./archive.ts";
import { readAsset } from "./assets.ts";
import { Libraries } from "./libraries.ts";
import type { ObjectSymbol } from "./object_file.ts";
import { readSysroot } from "./sysroot.ts";

const sysroot = readSysroot(await readAsset("llvm-resources.tar"));
const libc = sysroot.readFile("lib/libc.a")!;
const libraries = new Libraries(new Map([["libc.a", libc]]), []);

const needed = (name: string): ObjectSymbol => ({
  name,
  kind: "function",
  isDefined: false,
  isLocal: false,
  index: 0,
});

function membersFor(...names: string[]): Uint8Array[] {
  return readArchive(libraries.cutFor(names.map(needed)).get("libc.a")!).members.map(({ bytes }) => bytes);
}

Deno.test("a program that needs nothing gets an empty library", () => {
  assert.deepEqual(membersFor(), []);
  assert.deepEqual(membersFor("nobody_defines_this"), []);
});

Deno.test("a library is cut down to what a name needs, and what that needs, in its own order", () => {
  const strlen = membersFor("strlen");
  assert.equal(strlen.length, 1);
  const puts = membersFor("puts");
  assert.ok(puts.length > 5 && puts.length < 100, `${puts.length} members`);
  const all = readArchive(libc).members.map(({ bytes }) => bytes.byteOffset);
  assert.ok(all.length > 500);
  // Of the whole library these are the same members, in the same order.
  const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
  const wanted = new Set(puts.map(text));
  const inOrder = readArchive(libc).members.map(({ bytes }) => text(bytes)).filter((each) =>
    wanted.has(each)
  );
  assert.deepEqual(puts.map(text), inOrder);
});

Deno.test("what a name needs includes what its needs need", () => {
  const both = membersFor("puts", "qsort").length;
  assert.ok(both > membersFor("puts").length);
  assert.ok(both <= membersFor("puts").length + membersFor("qsort").length);
});

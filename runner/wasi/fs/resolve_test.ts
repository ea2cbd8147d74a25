import assert from "node:assert/strict";
import { errnoName, Failure } from "../errno.ts";
import { SymbolicLink } from "./node.ts";
import { linksMax, resolve } from "./resolve.ts";
import { Volume } from "./volume.ts";

const volume = new Volume();
volume.placeFile("a/b/file", new Uint8Array(3));
volume.placeFile("top", new Uint8Array(3));
const links: Record<string, string> = {
  up: "..",
  toA: "a",
  toFile: "a/b/file",
  nowhere: "missing",
  out: "../top",
  absolute: "/top",
  loop: "loop",
  ping: "pong",
  pong: "ping",
  slash: "a/",
  fileSlash: "top/",
};
for (const [name, target] of Object.entries(links)) {
  volume.root.put(name, new SymbolicLink(volume, 0n, target), 0n);
}

function lead(path: string, follow = true, base = volume.root): string {
  try {
    const { name, node, wantsDirectory } = resolve(base, path, follow, () => {});
    return `${name} ${node?.kind ?? "nothing"}${wantsDirectory ? " /" : ""}`;
  } catch (failure) {
    if (failure instanceof Failure) return errnoName(failure.errno);
    throw failure;
  }
}

const cases: [path: string, follow: boolean, answer: string][] = [
  ["top", true, "top file"],
  ["./top", true, "top file"],
  ["a//b/./file", true, "file file"],
  ["a/b/", true, "b directory /"],
  ["top/", true, "top file /"],
  ["new", true, "new nothing"],
  ["new/", true, "new nothing /"],
  [".", true, "null directory"],
  ["a/..", true, "null directory"],
  ["a/b/../../top", true, "top file"],
  ["a/../a/b/..", true, "null directory"],
  ["", true, "ENOENT"],
  ["missing/file", true, "ENOENT"],
  ["top/file", true, "ENOTDIR"],
  ["top/..", true, "ENOTDIR"],
  ["missing/..", true, "ENOENT"],
  ["..", true, "ENOTCAPABLE"],
  ["../top", true, "ENOTCAPABLE"],
  ["a/../..", true, "ENOTCAPABLE"],
  ["a/b/../../../top", true, "ENOTCAPABLE"],
  ["/", true, "ENOTCAPABLE"],
  ["/top", true, "ENOTCAPABLE"],
  ["//top", true, "ENOTCAPABLE"],
  ["toA", true, "a directory"],
  ["toA", false, "toA symlink"],
  ["toA/", false, "a directory /"],
  ["toA/b/file", false, "file file"],
  ["toFile", true, "file file"],
  ["toFile/x", true, "ENOTDIR"],
  ["slash", true, "a directory /"],
  ["fileSlash", true, "top file /"],
  ["nowhere", true, "missing nothing"],
  ["nowhere/x", true, "ENOENT"],
  ["up", true, "ENOTCAPABLE"],
  ["up", false, "up symlink"],
  ["out", true, "ENOTCAPABLE"],
  ["absolute", true, "ENOTCAPABLE"],
  ["loop", true, "ELOOP"],
  ["loop", false, "loop symlink"],
  ["loop/x", false, "ELOOP"],
  ["ping", true, "ELOOP"],
  ["n".repeat(255), true, `${"n".repeat(255)} nothing`],
  ["n".repeat(256), true, "ENAMETOOLONG"],
  ["é".repeat(128), true, "ENAMETOOLONG"],
];

Deno.test("resolve leads where POSIX leads, and never out", async (t) => {
  for (const [path, follow, answer] of cases) {
    await t.step(`${path.slice(0, 40) || "the empty path"}${follow ? "" : ", not following"}`, () => {
      assert.equal(lead(path, follow), answer);
    });
  }
});

Deno.test("resolve does not leave the directory it starts in, even within the volume", () => {
  const a = resolve(volume.root, "a", true, () => {}).node;
  assert.ok(a?.kind === "directory");
  assert.equal(lead("..", true, a), "ENOTCAPABLE");
  assert.equal(lead("b/../../top", true, a), "ENOTCAPABLE");
  assert.equal(lead("b/..", true, a), "null directory");
});

Deno.test("resolve follows forty links and not one more", () => {
  const chain = new Volume();
  for (let index = 0; index <= linksMax; index++) {
    chain.root.put(`l${index}`, new SymbolicLink(chain, 0n, `l${index + 1}`), 0n);
  }
  assert.equal(lead("l1", true, chain.root), `l${linksMax + 1} nothing`);
  assert.equal(lead("l0", true, chain.root), "ELOOP");
});

Deno.test("resolve tells of every component, so that a walk that fails can be charged", () => {
  let steps = 0;
  assert.throws(() => resolve(volume.root, "a/b/missing/x", true, () => void steps++));
  assert.equal(steps, 3);
});

Deno.test("resolve tells of the text of the links that it follows", () => {
  const told: number[] = [];
  resolve(volume.root, "toFile", true, (characters) => void told.push(characters));
  assert.deepEqual(told, [0, "a/b/file".length, 0, 0, 0]);
});

Deno.test("resolve fails at what is missing before it looks at what comes behind", () => {
  assert.equal(lead(`missing/${"n".repeat(256)}`), "ENOENT");
});

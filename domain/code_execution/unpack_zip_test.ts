import assert from "node:assert/strict";
import { zipArchive, type ZipEntry } from "../../tests/zip_archive.ts";
import { Refusal } from "../refusals.ts";
import { unpackZip } from "./unpack_zip.ts";

const mebibyte = 1_048_576;

async function unpack(archive: Uint8Array): Promise<Record<string, string>> {
  const files = await unpackZip(archive, "zip");
  return Object.fromEntries([...files].map(([name, content]) => [name, new TextDecoder().decode(content)]));
}

async function refuses(archive: Uint8Array, message: RegExp): Promise<void> {
  await assert.rejects(unpackZip(archive, "the.path"), (error) => {
    assert.ok(error instanceof Refusal, String(error));
    assert.equal(error.kind, "invalid-argument");
    assert.equal(error.details.path, "the.path");
    assert.match(error.message, message);
    return true;
  });
}

Deno.test("files come out by their relative path, directories only as part of it", async () => {
  const archive = zipArchive([
    { name: "data/" },
    { name: "data/in.txt", content: "1 2 3\n" },
    { name: "list.h", content: "#pragma once\n", method: 0 },
    { name: "deep/er/ü.txt", content: "" },
    { name: "nothing/here/" },
    { name: "List.h", content: "another" },
  ]);
  assert.deepEqual(await unpack(archive), {
    "data/in.txt": "1 2 3\n",
    "list.h": "#pragma once\n",
    "deep/er/ü.txt": "",
    "List.h": "another",
  });
});

Deno.test("an archive of nothing is sound", async () => {
  assert.deepEqual(await unpack(zipArchive([])), {});
});

Deno.test("an archive that was written as a stream is read", async () => {
  const archive = zipArchive([
    { name: "a", content: "aaaa", descriptor: {} },
    { name: "b", content: "bbbb", descriptor: {} },
  ]);
  assert.deepEqual(await unpack(archive), { a: "aaaa", b: "bbbb" });
});

Deno.test("a name that is no plain relative path is refused, with the entry", async (t) => {
  const cases: [string | Uint8Array, RegExp][] = [
    ["/etc/passwd", /entry "\/etc\/passwd": the name is absolute/],
    ["C:/x", /absolute/],
    ["C:x", /absolute/],
    ["../x", /entry "\.\.\/x": the name holds \.\./],
    ["a/../../x", /holds \.\./],
    ["a/..", /holds \.\./],
    ["../", /holds \.\./],
    ["..\\x", /backslash/],
    ["a\\b", /entry "a\\\\b": the name holds a backslash/],
    ["./x", /single dot/],
    ["a//b", /empty part/],
    ["//", /absolute/],
    ["", /the name is empty/],
    ["a\0b", /control character/],
    ["a\nb", /control character/],
    [Uint8Array.of(0x61, 0xff), /not UTF-8/],
    ["x".repeat(256), /longer than 255 bytes/],
    ["é".repeat(128), /longer than 255 bytes/],
    ["ab/".repeat(171), /longer than 512 bytes/],
  ];
  for (const [name, message] of cases) {
    await t.step(
      JSON.stringify(name).slice(0, 30),
      () => refuses(zipArchive([{ name, content: "x" }]), message),
    );
  }
});

Deno.test("what is neither file nor directory is refused", async (t) => {
  const cases: [string, ZipEntry, RegExp][] = [
    [
      "a symbolic link",
      { name: "link", content: "/etc/passwd", mode: 0o120777 },
      /entry "link": it is a link/,
    ],
    ["a link to a directory", { name: "link/", content: "", mode: 0o120777 }, /link/],
    ["a pipe", { name: "pipe", mode: 0o010644 }, /entry "pipe": it is neither/],
    ["a device", { name: "null", mode: 0o020666 }, /neither/],
    ["a directory named as a file", { name: "d", mode: 0o040755 }, /entry "d": a directory's name/],
    ["a file named as a directory", { name: "f/", mode: 0o100644 }, /entry "f\/": a directory's name/],
    ["a directory with content", { name: "d/", content: "x" }, /entry "d\/": it is a directory with content/],
    ["an encrypted file", { name: "secret", content: "x", flags: 1 }, /entry "secret": it is encrypted/],
    ["another compression", { name: "b", content: "BZh", method: 12 }, /entry "b": it is neither stored nor/],
  ];
  for (const [name, entry, message] of cases) {
    await t.step(name, () => refuses(zipArchive([{ name: "before" }, entry]), message));
  }
});

Deno.test("names that cannot be side by side are refused", async (t) => {
  const cases: [string[], RegExp][] = [
    [["a", "a"], /entry "a": the name comes twice/],
    [["a", "a/"], /a file has the same name/],
    [["a/", "a"], /a directory has the same name/],
    [["a", "a/b"], /entry "a\/b": "a" is a file/],
    [["a/b", "a"], /a directory has the same name/],
    [["a/b/c", "a/b"], /a directory has the same name/],
    [["a", "a/b/"], /"a" is a file/],
  ];
  for (const [names, message] of cases) {
    await t.step(names.join(" "), () => refuses(zipArchive(names.map((name) => ({ name }))), message));
  }
});

Deno.test("an archive that unpacks to too much is refused, whatever it declares", async (t) => {
  const zeros = (count: number) => new Uint8Array(count);
  await t.step("50 MiB are allowed", async () => {
    const archive = zipArchive([{ name: "a", content: zeros(30 * mebibyte) }, {
      name: "b",
      content: zeros(20 * mebibyte),
    }]);
    const files = await unpackZip(archive, "zip");
    assert.deepEqual([...files.values()].map((file) => file.length), [30 * mebibyte, 20 * mebibyte]);
  });
  await t.step("a byte more is not", () =>
    refuses(
      zipArchive([{ name: "a", content: zeros(50 * mebibyte) }, { name: "b", content: "x" }]),
      /more than 52428800 bytes/,
    ));
  await t.step("1000 entries are allowed, 1001 are not", async () => {
    const entries = Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}` }));
    assert.equal((await unpackZip(zipArchive(entries.slice(1)), "zip")).size, 1_000);
    await refuses(zipArchive(entries), /more than 1000 entries/);
  });
  await t.step("a bomb that declares little", async () => {
    const bomb = { name: "bomb", content: zeros(200 * mebibyte), claims: { unpacked: 10 } };
    await refuses(zipArchive([bomb]), /entry "bomb": it cannot be unpacked/);
    await refuses(zipArchive([{ ...bomb, claims: { unpacked: 10, crc: 0 } }]), /entry "bomb"/);
  });
  await t.step("a bomb whose descriptor tells the truth", () =>
    refuses(
      zipArchive([{
        name: "bomb",
        content: zeros(200 * mebibyte),
        claims: { unpacked: 10 },
        descriptor: {},
      }]),
      /entry "bomb"/,
    ));
  await t.step("entries that share their bytes", async () => {
    const one = zipArchive([{ name: "a", content: zeros(mebibyte) }]);
    const two = zipArchive([{ name: "a", content: zeros(mebibyte) }, {
      name: "a",
      content: zeros(mebibyte),
    }]);
    await refuses(pointBackAtFirst(two, one), /entry "b": it cannot be unpacked/);
  });
});

Deno.test("a lie in the headers is refused, with the entry", async (t) => {
  const content = "the truth";
  const cases: [string, ZipEntry][] = [
    ["larger than it is", { name: "e", content, claims: { unpacked: 1_000 } }],
    ["smaller than it is", { name: "e", content, claims: { unpacked: 3 } }],
    ["stored, smaller than it is", { name: "e", content, method: 0, claims: { unpacked: 3 } }],
    ["another checksum", { name: "e", content, claims: { crc: 1 } }],
    ["packed past the end", { name: "e", content, claims: { packed: 100_000 } }],
    ["packed shorter than it is", { name: "e", content, claims: { packed: 2 } }],
    ["another size in the local header", { name: "e", content, local: { unpacked: 5 } }],
    ["another name in the local header", { name: "e", content, local: { name: "f" } }],
    ["another checksum in the descriptor", { name: "e", content, descriptor: { crc: 1 } }],
    ["another size in the descriptor", { name: "e", content, descriptor: { unpacked: 1 } }],
  ];
  for (const [name, entry] of cases) {
    await t.step(name, () => refuses(zipArchive([entry]), /entry "e": it cannot be unpacked/));
  }
  await t.step(
    "more entries than there are",
    () => refuses(zipArchive([{ name: "e" }], { claimedEntries: 9 }), /sound/),
  );
  await t.step(
    "fewer entries than there are",
    () => refuses(zipArchive([{ name: "e" }, { name: "f" }], { claimedEntries: 1 }), /sound/),
  );
});

Deno.test("what surrounds an archive is refused: another tool could read another archive", async () => {
  const archive = zipArchive([{ name: "a", content: "a" }]);
  await refuses(Uint8Array.of(...archive, 1, 2, 3), /sound/);
  await refuses(Uint8Array.of(1, 2, 3, ...archive), /sound/);
  await refuses(Uint8Array.of(...archive, ...archive), /sound/);
});

Deno.test("a cut or altered archive is refused or read, and never a fault", async () => {
  const archive = zipArchive([{ name: "dir/a", content: "a".repeat(50) }, {
    name: "b",
    content: "b",
    method: 0,
  }]);
  const attempt = async (bytes: Uint8Array) => {
    const error = await unpackZip(bytes, "zip").then(() => null, (error) => error);
    if (error !== null) assert.ok(error instanceof Refusal, String(error));
  };
  for (let length = 0; length < archive.length; length++) await attempt(archive.slice(0, length));
  for (let at = 0; at < archive.length; at++) {
    for (const value of [0x00, 0xff, archive[at]! ^ 0x80]) await attempt(archive.with(at, value));
  }
});

Deno.test("others get their turns while a large archive, or one of many entries, is unpacked", async (t) => {
  const archives: [string, Uint8Array][] = [
    ["large", zipArchive([{ name: "a", content: new Uint8Array(20 * mebibyte) }])],
    ["many", zipArchive(Array.from({ length: 1_000 }, (_, index) => ({ name: `${index}`, content: "x" })))],
  ];
  for (const [name, archive] of archives) {
    await t.step(name, async () => {
      let turns = 0;
      const another = () => {
        turns++;
        others = setTimeout(another);
      };
      let others = setTimeout(another);
      await unpackZip(archive, "zip");
      clearTimeout(others);
      assert.ok(turns >= 10, `${turns} turns`);
    });
  }
});

/** Makes the second entry's directory record point at the first entry's data. */
function pointBackAtFirst(two: Uint8Array, one: Uint8Array): Uint8Array {
  const changed = two.slice();
  const view = new DataView(changed.buffer);
  const directoryAt = view.getUint32(changed.length - 6, true);
  const recordLength = new DataView(one.buffer).getUint32(one.length - 10, true);
  view.setUint32(directoryAt + recordLength + 42, 0, true);
  changed[directoryAt + recordLength + 46] = "b".charCodeAt(0);
  return changed;
}

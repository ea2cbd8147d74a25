import assert from "node:assert/strict";
import { archiveOf, readArchive } from "./archive.ts";

const encode = (text: string) => new TextEncoder().encode(text);

function member(name: string, contents: string): string {
  const header = [name.padEnd(16), "0".padEnd(12), "0".padEnd(6), "0".padEnd(6), "644".padEnd(8)].join("");
  return `${header}${String(contents.length).padEnd(10)}\`\n${contents}${contents.length % 2 ? "\n" : ""}`;
}

const whole = "!<arch>\n" + member("/", "table of symbols") + member("//", "a_very_long_name.o/\n") +
  member("a.o/", "odd") + member("/0", "even") + member("b.o/", "last");

Deno.test("an archive has its members in order, without the tables", () => {
  const { members, names } = readArchive(encode(whole));
  assert.deepEqual(members.map(({ bytes }) => new TextDecoder().decode(bytes)), ["odd", "even", "last"]);
  assert.ok(names !== null);
});

Deno.test("an archive of some members is one, with their names", () => {
  const { names, members } = readArchive(encode(whole));
  const some = archiveOf({ names, members: members.slice(0, 2) });
  const expected = "!<arch>\n" + member("//", "a_very_long_name.o/\n") + member("a.o/", "odd") +
    member("/0", "even");
  assert.equal(new TextDecoder().decode(some), expected);
  assert.deepEqual(readArchive(some).members, readArchive(encode(whole)).members.slice(0, 2));
});

Deno.test("what is no archive, or has no end, is refused", () => {
  assert.throws(() => readArchive(encode("!<thin>\n")), /does not begin as one/);
  assert.throws(() => readArchive(encode(whole.slice(0, -2))), /b.o\/ has no end/);
});

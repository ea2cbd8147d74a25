import assert from "node:assert/strict";
import { decodeBase64Url } from "./_base64_url.ts";

const accepted: [string, number[]][] = [
  ["", []],
  ["QQ", [65]],
  ["QQ==", [65]],
  ["QUI", [65, 66]],
  ["QUI=", [65, 66]],
  ["QUJD", [65, 66, 67]],
  ["-_8", [0xfb, 0xff]],
];

for (const [text, bytes] of accepted) {
  Deno.test(`decodeBase64Url accepts ${JSON.stringify(text)}`, () => {
    assert.deepEqual([...decodeBase64Url(text)], bytes);
  });
}

const neither = (shown: string) => `base64url, with or without padding, but got ${shown}`;
const standard = (shown: string) =>
  `base64url, in which "-" and "_" stand for the "+" and "/" of standard base64, but got ${shown}`;

const refused: [string, string][] = [
  ["+/8=", standard('"+/8="')],
  ["a/b", standard('"a/b"')],
  ["Q", neither('"Q"')],
  ["QQ=", neither('"QQ="')],
  ["Q=Q=", neither('"Q=Q="')],
  ["====", neither('"===="')],
  ["QUJD=", neither('"QUJD="')],
  ["QQ\n", neither('"QQ\\n"')],
  ["20 22", neither('"20 22"')],
  ["Q Q", neither('"Q Q"')],
  ["QUI ", neither('"QUI "')],
  ["hé", neither('"hé"')],
  ["QQ!", neither('"QQ!"')],
];

for (const [text, message] of refused) {
  Deno.test(`decodeBase64Url refuses ${JSON.stringify(text)}`, () => {
    assert.throws(() => decodeBase64Url(text), { name: "CodecError", message });
  });
}

Deno.test("decodeBase64Url counts decoded bytes", () => {
  assert.equal(decodeBase64Url("QUJDRA", 4).length, 4);
  assert.throws(() => decodeBase64Url("QUJDREU", 4), {
    message: "base64url of at most 4 bytes, but got 5 bytes",
  });
});

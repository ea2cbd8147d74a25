import assert from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { hashPassword, isPassword, nobodysHash, saltBytes } from "./password_hash.ts";

const salt = (fill: number) => new Uint8Array(saltBytes).fill(fill);

Deno.test("a hash is what scrypt makes of the password with the parameters and the salt in its text", async () => {
  const text = await hashPassword("pässwörd 1", salt(7));
  const [, ln, r, p, storedSalt, hash] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(text)!;
  assert.deepEqual(Uint8Array.fromBase64(storedSalt!), salt(7));
  const again = scryptSync("pässwörd 1", salt(7), 32, {
    N: 2 ** Number(ln),
    r: Number(r),
    p: Number(p),
    maxmem: 2 ** 27,
  });
  assert.equal(again.toString("base64").replace(/=$/, ""), hash);
});

Deno.test("equal passwords with other salts have other hashes, and hashing lets others have their turn", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const hashes = await Promise.all([1, 2, 2].map((fill) => hashPassword("the same one", salt(fill))));
  clearInterval(timer);
  assert.notEqual(hashes[0], hashes[1]);
  assert.equal(hashes[1], hashes[2]);
  assert.ok(turns > 0);
});

Deno.test("a password is known again by its hash, whatever it cost, and no other is", async () => {
  const hash = await hashPassword("pässwörd 1", salt(7));
  assert.ok(await isPassword("pässwörd 1", hash));
  for (const other of ["", "pässwörd 2", "Pässwörd 1", "pässwörd 1 "]) {
    assert.ok(!await isPassword(other, hash));
  }
  // RFC 7914, section 12: the password "pleaseletmein" with the salt "SodiumChloride".
  const known = Uint8Array.fromHex(
    "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2" +
      "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
  ).toBase64({ omitPadding: true });
  const text = `$scrypt$ln=14,r=8,p=1$${btoa("SodiumChloride").replace(/=+$/, "")}$${known}`;
  assert.ok(await isPassword("pleaseletmein", text));
  assert.ok(!await isPassword("pleaseletmeout", text));
  const costOf = (hash: string) => hash.split("$")[2];
  assert.equal(costOf(nobodysHash), costOf(hash));
});

Deno.test("a hash that is none, or would cost too much to try, is of no password", async () => {
  for (
    const text of [
      "",
      "x",
      "$scrypt$ln=1,r=8,p=1$c2FsdA$",
      "$scrypt$ln=1,r=8,p=1$c2FsdA$A",
      "$scrypt$ln=1,r=8,p=1$c2FsdA$aGFzaA",
      "$scrypt$ln=18,r=8,p=1$c2FsdA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=99,r=99,p=99$c2FsdA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=15,r=8,p=17$c2FsdA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=0,r=8,p=1$c2FsdA$AAAAAAAAAAAAAAAAAAAAAA",
      "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA",
    ]
  ) assert.equal(await isPassword("x", text), false, text);
});

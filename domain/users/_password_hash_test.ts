import assert from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { hashPassword, saltBytes } from "./_password_hash.ts";

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

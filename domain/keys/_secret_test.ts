import assert from "node:assert/strict";
import { hashSecret, sameHash, writeSecret } from "./_secret.ts";

Deno.test("a secret is its prefix and 256 random bits in base64url", () => {
  assert.equal(writeSecret(new Uint8Array(32)), `lyceum_${"A".repeat(43)}`);
  assert.equal(writeSecret(new Uint8Array(32).fill(255)), `lyceum_${"_".repeat(42)}8`);
  assert.throws(() => writeSecret(new Uint8Array(31)), RangeError);
});

Deno.test("the hash of a secret is SHA-256 of all of it", () => {
  const hash = hashSecret(`lyceum_${"A".repeat(43)}`);
  // printf 'lyceum_AAA… (43 of them)' | sha256sum
  assert.equal(hash!.toHex(), "b7adf84452a537f433ffd07a830b71c35672b8357d68b87337a18174099a85a7");
});

Deno.test("a text that is spelled as no secret has no hash", () => {
  const secret = `lyceum_${"A".repeat(43)}`;
  for (
    const text of [
      "",
      secret.slice(0, -1),
      `${secret}A`,
      ` ${secret}`,
      `${secret}\n`,
      secret.toUpperCase(),
      "Bearer x",
    ]
  ) {
    assert.equal(hashSecret(text), null, text);
  }
});

Deno.test("sameHash tells equal bytes from others and from shorter ones", () => {
  assert.ok(sameHash(new Uint8Array([1, 2]), new Uint8Array([1, 2])));
  assert.ok(!sameHash(new Uint8Array([1, 2]), new Uint8Array([1, 3])));
  assert.ok(!sameHash(new Uint8Array([1, 2]), new Uint8Array([1])));
});

import assert from "node:assert/strict";
import fc from "fast-check";
import { usernamesOf } from "./_usernames.ts";

const random = Uint8Array.of(0, 10, 171, 255);

Deno.test("a username is made of the e-mail's local part, then numbered, then made unique", () => {
  assert.deepEqual(usernamesOf("Asha.Rao@example.org", random), [
    "asha.rao",
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `asha.rao-${number}`),
    "asha.rao-000aabff",
  ]);
  assert.equal(usernamesOf("asha+c_1@example.org", random)[0], "asha-c_1");
  assert.equal(usernamesOf("!!!@example.org", random)[0], "user");
});

Deno.test("a username of any e-mail is plain and short", () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => {
    for (const name of usernamesOf(email, random)) assert.match(name, /^[a-z0-9._-]{1,120}$/);
  }));
});

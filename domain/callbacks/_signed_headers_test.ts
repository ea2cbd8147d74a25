import assert from "node:assert/strict";
import { signedHeaders } from "./_signed_headers.ts";

Deno.test("the signature is that of Standard Webhooks", () => {
  // The example of the reference implementations.
  const secret = Uint8Array.fromBase64("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
  const body = new TextEncoder().encode('{"test": 2432232314}');
  const headers = signedHeaders([secret], "msg_p5jXN8AQM9LWM0D4loKWxJek", new Date(1614265330_999), body);
  assert.deepEqual(headers, {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

Deno.test("each of several secrets signs, so that one can be changed for another", () => {
  const body = new TextEncoder().encode("{}");
  const sign = (...secrets: number[]) =>
    signedHeaders(secrets.map((byte) => Uint8Array.of(byte)), "id", new Date(0), body)["webhook-signature"];
  assert.equal(sign(1, 2), `${sign(1)} ${sign(2)}`);
});

import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";

Deno.test("no descriptor is a socket", () => {
  const guest = new TestGuest();
  for (const [fd, answer] of [[0, "ENOTSOCK"], [3, "ENOTSOCK"], [9, "EBADF"], [-1, "EBADF"]] as const) {
    assert.equal(guest.call("sock_accept", fd, 0, 0), answer);
    assert.equal(guest.call("sock_recv", fd, 0, 0, 0, 0, 0), answer);
    assert.equal(guest.call("sock_send", fd, 0, 0, 0, 0), answer);
    assert.equal(guest.call("sock_shutdown", fd, 0), answer);
  }
});

Deno.test("sched_yield succeeds", () => assert.equal(new TestGuest().call("sched_yield"), "ESUCCESS"));

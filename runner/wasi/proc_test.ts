import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";

Deno.test("proc_exit ends the run with the low eight bits of its code", () => {
  for (const [code, seen] of [[0, 0], [3, 3], [-1, 255], [256, 0], [253, 253]] as const) {
    const guest = new TestGuest();
    assert.equal(guest.call("proc_exit", code), "ended");
    assert.deepEqual(guest.ending, { kind: "exit", code: seen });
  }
});

Deno.test("proc_raise ends the run with Linux's number of the signal", () => {
  // Preview1's number, Linux's: SIGABRT, SIGFPE, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ, SIGSYS.
  for (const [wasi, linux] of [[6, 6], [8, 8], [9, 9], [15, 15], [23, 24], [24, 25], [30, 31]] as const) {
    const guest = new TestGuest();
    assert.equal(guest.call("proc_raise", wasi), "ended");
    assert.deepEqual(guest.ending, { kind: "signal", signal: linux });
  }
});

Deno.test("proc_raise does nothing for signals that are ignored by default, and refuses to stop", () => {
  const guest = new TestGuest();
  for (const ignored of [0, 16, 17, 22, 27]) assert.equal(guest.call("proc_raise", ignored), "ESUCCESS");
  for (const stopping of [18, 19, 20, 21]) assert.equal(guest.call("proc_raise", stopping), "ENOTSUP");
  for (const wrong of [31, -1]) assert.equal(guest.call("proc_raise", wrong), "EINVAL");
  assert.equal(guest.ending, null);
});

import assert from "node:assert/strict";
import { TestGuest } from "./_test_guest.ts";

type Subscription =
  | { clock: number; timeout: bigint; absolute?: boolean }
  | { read: number }
  | { write: number }
  | { type: number };

/** Polls, and gives each event as `userdata errno type bytes flags`, or the errno of the call. */
function poll(guest: TestGuest, subscriptions: Subscription[]): string | string[] {
  const input = guest.room(48 * subscriptions.length);
  const events = guest.room(32 * subscriptions.length);
  const out = guest.room(4);
  for (const [index, subscription] of subscriptions.entries()) {
    const at = input + index * 48;
    guest.view.setBigUint64(at, BigInt(index + 100), true);
    if ("clock" in subscription) {
      guest.view.setUint32(at + 16, subscription.clock, true);
      guest.view.setBigUint64(at + 24, subscription.timeout, true);
      guest.view.setUint16(at + 40, subscription.absolute ? 1 : 0, true);
    } else if ("type" in subscription) {
      guest.view.setUint8(at + 8, subscription.type);
    } else {
      guest.view.setUint8(at + 8, "read" in subscription ? 1 : 2);
      guest.view.setInt32(at + 16, "read" in subscription ? subscription.read : subscription.write, true);
    }
  }
  const answer = guest.call("poll_oneoff", input, events, subscriptions.length, out);
  if (answer !== "ESUCCESS") return answer;
  return Array.from({ length: guest.u32(out) }, (_, index) => {
    const at = events + index * 32;
    const parts = [guest.u64(at), guest.view.getUint16(at + 8, true), guest.view.getUint8(at + 10)];
    return [...parts, guest.u64(at + 16), guest.view.getUint16(at + 24, true)].join(" ");
  });
}

Deno.test("a clock's timeout moves virtual time on by exactly that", () => {
  const guest = new TestGuest();
  assert.deepEqual(poll(guest, [{ clock: 1, timeout: 1_500n }]), ["100 0 0 0 0"]);
  assert.equal(guest.nowNs, 1_500n);
});

Deno.test("an absolute timeout is waited for until the clock shows it, and not at all when it is past", () => {
  const guest = new TestGuest();
  guest.nowNs = 100n;
  poll(guest, [{ clock: 1, timeout: 250n, absolute: true }]);
  assert.equal(guest.nowNs, 250n);
  poll(guest, [{ clock: 0, timeout: 1_000_000_000_400n, absolute: true }]);
  assert.equal(guest.nowNs, 400n);
  assert.deepEqual(poll(guest, [{ clock: 1, timeout: 5n, absolute: true }]), ["100 0 0 0 0"]);
  assert.equal(guest.nowNs, 400n);
});

Deno.test("of several clocks the earliest is waited for, and all that are due are told", () => {
  const guest = new TestGuest();
  const events = poll(guest, [{ clock: 1, timeout: 30n }, { clock: 0, timeout: 10n }, {
    clock: 1,
    timeout: 10n,
  }]);
  assert.deepEqual(events, ["101 0 0 0 0", "102 0 0 0 0"]);
  assert.equal(guest.nowNs, 10n);
});

Deno.test("a descriptor is ready at once, so that no time passes", () => {
  const guest = new TestGuest({ stdin: new Uint8Array(6) });
  const events = poll(guest, [{ clock: 1, timeout: 10n }, { read: 0 }, { write: 1 }, {
    clock: 1,
    timeout: 0n,
  }]);
  assert.deepEqual(events, ["101 0 1 6 0", "102 0 2 0 0", "103 0 0 0 0"]);
  assert.equal(guest.nowNs, 0n);
});

Deno.test("a file tells how much is left to read, standard input at its end hangs up", () => {
  const guest = new TestGuest();
  guest.file("f", "12345");
  const fd = guest.opened("f");
  guest.read(fd, 2);
  assert.deepEqual(poll(guest, [{ read: fd }, { read: 0 }]), ["100 0 1 3 0", "101 0 1 0 1"]);
});

Deno.test("what is wrong with one subscription is that event's error: EBADF, EINVAL", () => {
  const guest = new TestGuest();
  const events = poll(guest, [
    { read: 99 },
    { write: 0 },
    { clock: 9, timeout: 5n },
    { clock: 2, timeout: 5n },
    { clock: 1, timeout: 5n },
  ]);
  assert.deepEqual(events, ["100 8 1 0 0", "101 8 2 0 0", "102 28 0 0 0", "103 28 0 0 0"]);
  assert.equal(guest.nowNs, 0n);
});

Deno.test("no subscription, too many or an unknown kind is EINVAL; a bad place EFAULT", () => {
  const guest = new TestGuest();
  assert.equal(poll(guest, []), "EINVAL");
  assert.equal(poll(guest, [{ type: 3 }]), "EINVAL");
  for (const count of [4097, -1]) assert.equal(guest.call("poll_oneoff", 0, 0, count, 0), "EINVAL");
  assert.equal(guest.call("poll_oneoff", -48, 0, 1, 0), "EFAULT");
  assert.equal(guest.call("poll_oneoff", 0, guest.bytes.length - 31, 1, 0), "EFAULT");
  assert.equal(guest.call("poll_oneoff", 0, 0, 1, -4), "EFAULT");
});

Deno.test("the longest sleep is handed to the world whole", () => {
  const guest = new TestGuest();
  poll(guest, [{ clock: 1, timeout: (1n << 64n) - 1n }]);
  assert.equal(guest.nowNs, (1n << 64n) - 1n);
});

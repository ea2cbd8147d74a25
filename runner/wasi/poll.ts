import { clockId, clockNs } from "./clock.ts";
import { type Errno, errno, fail, Failure } from "./errno.ts";
import type { Guest } from "./_guest.ts";
import { workUnits } from "./_work.ts";

/**
 * `poll_oneoff`. Nothing here ever blocks, so a descriptor is ready at once and then no time passes; only when all that is
 * waited for are clocks does the virtual time move on, to the earliest.
 */
export function pollCalls(guest: Guest) {
  return {
    poll_oneoff(subscriptions: number, events: number, count: number, out: number): number {
      if (count === 0 || count >>> 0 > subscriptionsMax) fail("inval");
      guest.memory.check(out, 4);
      guest.memory.check(subscriptions, count * subscriptionBytes);
      guest.memory.check(events, count * eventBytes);
      guest.work(count * workUnits.subscription);
      const waits: Wait[] = [];
      for (let index = 0; index < count; index++) {
        waits.push(readSubscription(guest, (subscriptions >>> 0) + index * subscriptionBytes));
      }
      const waitNs = waits.reduce((least, wait) => wait.afterNs < least ? wait.afterNs : least, forever);
      if (waitNs > 0n) guest.world.clock.sleep(waitNs);
      const due = waits.filter((wait) => wait.afterNs <= waitNs);
      for (const [index, wait] of due.entries()) {
        writeEvent(guest, (events >>> 0) + index * eventBytes, wait);
      }
      guest.memory.setU32(out, due.length);
      return errno.success;
    },
  };
}

/** One subscription, and when it will be due: 0 for now. */
interface Wait {
  userdata: bigint;
  type: number;
  afterNs: bigint;
  errno: Errno;
  /** Bytes that can be read. */
  available: number;
  hangup: boolean;
}

const subscriptionBytes = 48;
const eventBytes = 32;
/** As many as there can be descriptors, read and write, and more clocks than anyone wants. */
const subscriptionsMax = 4096;
const forever = 1n << 64n;
const eventtype = { clock: 0, fdRead: 1, fdWrite: 2 } as const;
const hangupFlag = 1;

function readSubscription(guest: Guest, at: number): Wait {
  const type = guest.memory.u8(at + 8);
  const wait: Wait = {
    userdata: guest.memory.u64(at),
    type,
    afterNs: 0n,
    errno: errno.success,
    available: 0,
    hangup: false,
  };
  if (type > eventtype.fdWrite) fail("inval");
  try {
    if (type === eventtype.clock) wait.afterNs = clockWait(guest, at + 16);
    else descriptorWait(guest, guest.memory.u32(at + 16), wait);
  } catch (failure) {
    // What is wrong with one subscription is its own event's error.
    if (!(failure instanceof Failure)) throw failure;
    wait.errno = failure.errno;
  }
  return wait;
}

/** Time until the clock shows what is asked for. CPU time cannot be waited for: it stands still meanwhile. */
function clockWait(guest: Guest, at: number): bigint {
  const id = guest.memory.u32(at);
  const timeout = guest.memory.u64(at + 8);
  const isAbsolute = (guest.memory.u16(at + 24) & 1) !== 0;
  if (id !== clockId.realtime && id !== clockId.monotonic) fail("inval");
  if (!isAbsolute) return timeout;
  const remaining = timeout - clockNs(guest.world.clock, id);
  return remaining > 0n ? remaining : 0n;
}

function descriptorWait(guest: Guest, fd: number, wait: Wait): void {
  if (wait.type === eventtype.fdWrite) {
    guest.descriptors.writable(fd);
    return;
  }
  const descriptor = guest.descriptors.readable(fd);
  if (descriptor.kind === "file") wait.available = Math.max(0, descriptor.file.size - descriptor.offset);
  if (descriptor.kind !== "stream" || descriptor.stream.input === null) return;
  const { bytes, position } = descriptor.stream.input;
  wait.available = bytes.length - position;
  wait.hangup = wait.available === 0;
}

function writeEvent(guest: Guest, at: number, wait: Wait): void {
  guest.memory.bytes(at, eventBytes).fill(0);
  guest.memory.setU64(at, wait.userdata);
  guest.memory.setU16(at + 8, wait.errno);
  guest.memory.setU8(at + 10, wait.type);
  guest.memory.setU64(at + 16, BigInt(wait.available));
  guest.memory.setU16(at + 24, wait.hangup ? hangupFlag : 0);
}

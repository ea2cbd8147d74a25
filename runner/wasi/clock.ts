import { errno, fail } from "./errno.ts";
import type { Guest } from "./_guest.ts";
import type { Clock } from "./world.ts";

/** `clock_res_get`, `clock_time_get`. */
export function clockCalls(guest: Guest) {
  return {
    clock_res_get(id: number, out: number): number {
      clockNs(guest.world.clock, id);
      guest.memory.setU64(out, 1n);
      return errno.success;
    },
    clock_time_get(id: number, _precision: bigint, out: number): number {
      guest.memory.setU64(out, clockNs(guest.world.clock, id));
      return errno.success;
    },
  };
}

/** The time that a clock shows, nanoseconds; EINVAL for one that there is not. A program is one thread. */
export function clockNs(clock: Clock, id: number): bigint {
  switch (id) {
    case clockId.realtime:
      return clock.realtimeNs();
    case clockId.monotonic:
      return clock.monotonicNs();
    case clockId.processCpu:
    case clockId.threadCpu:
      return clock.cpuNs();
    default:
      return fail("inval");
  }
}

export const clockId = { realtime: 0, monotonic: 1, processCpu: 2, threadCpu: 3 } as const;

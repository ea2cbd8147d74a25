import { errno } from "./errno.ts";
import type { Guest } from "./_guest.ts";
import { workUnits } from "./_work.ts";

/** `random_get`: bytes from the world's seed, never from the host's entropy. */
export function randomCalls(guest: Guest) {
  return {
    random_get(buffer: number, length: number): number {
      const bytes = guest.memory.bytes(buffer, length);
      guest.work(bytes.length * workUnits.random);
      guest.world.random(bytes);
      return errno.success;
    },
  };
}

import type { Guest } from "./_guest.ts";
import { stringList } from "./_string_list.ts";

/** `environ_get`, `environ_sizes_get`. */
export function environCalls(guest: Guest) {
  const list = stringList(guest, guest.world.environ);
  return { environ_get: list.get, environ_sizes_get: list.sizesGet };
}

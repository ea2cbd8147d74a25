import type { Guest } from "./_guest.ts";
import { stringList } from "./_string_list.ts";

/** `args_get`, `args_sizes_get`. */
export function argsCalls(guest: Guest) {
  const list = stringList(guest, guest.world.args);
  return { args_get: list.get, args_sizes_get: list.sizesGet };
}

import { lists } from "./lists/mod.ts";

/** Lists that a CSV file can hold: each field of an entry is one plain value. */
export const csvLists: readonly string[] = lists.filter(({ isFlat }) => isFlat).map(({ name }) => name);

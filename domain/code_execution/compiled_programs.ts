import {
  deleteUnusedCompiledPrograms,
  findCompiledProgram,
  upsertCompiledProgram,
} from "../../db/compiled_programs.ts";
import type { ProgramStore } from "../../runner/mod.ts";
import type { Context } from "../context.ts";

/** Compiled programs in the database, for all processes that share it. */
export function compiledPrograms({ db, clock }: Pick<Context, "db" | "clock">): ProgramStore {
  return {
    get: (key) => findCompiledProgram(db, Uint8Array.fromHex(key), clock()),
    put: (key, bytes) => upsertCompiledProgram(db, Uint8Array.fromHex(key), bytes, clock()),
  };
}

/** Removes up to `limit` of those that were not used for longest, while there are more than `bytesMax` bytes. Says how many. */
export function removeUnusedPrograms(
  { db }: Pick<Context, "db">,
  bytesMax: number,
  limit: number,
): Promise<number> {
  return deleteUnusedCompiledPrograms(db, bytesMax, limit);
}

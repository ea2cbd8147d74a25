/**
 * The guest's whole world for `wasi_snapshot_preview1`: everything a module can ask is answered from the `World` it was
 * lent, and nothing from the host.
 */
import { argsCalls } from "./args.ts";
import { clockCalls } from "./clock.ts";
import { environCalls } from "./environ.ts";
import { fdIoCalls } from "./fd_io.ts";
import { fdPositionCalls } from "./fd_position.ts";
import { fdReaddirCalls } from "./fd_readdir.ts";
import { fdSizeCalls } from "./fd_size.ts";
import { fdStatCalls } from "./fd_stat.ts";
import { fdTableCalls } from "./fd_table.ts";
import { type Call, guard, type Import } from "./_guard.ts";
import { Guest } from "./_guest.ts";
import { pathLinkCalls } from "./path_links.ts";
import { pathNameCalls } from "./path_names.ts";
import { pathOpenCalls } from "./path_open.ts";
import { pathRenameCalls } from "./path_rename.ts";
import { pathStatCalls } from "./path_stat.ts";
import { pollCalls } from "./poll.ts";
import { procCalls } from "./proc.ts";
import { randomCalls } from "./random.ts";
import { schedCalls } from "./sched.ts";
import { type CallName, callNames } from "./signatures.ts";
import { sockCalls } from "./sock.ts";
import { traced } from "./trace.ts";
import type { World } from "./world.ts";

export * from "./fs/mod.ts";
export { errno, errnoName } from "./errno.ts";
export { isWasiImport, wasiModule } from "./signatures.ts";
export { CollectingSink } from "./sink.ts";
export { trap } from "./trap.ts";
export type { Clock, GuestEnding, Preopen, Sink, World } from "./world.ts";

/** What one instance is given. */
export interface Wasi {
  /** To be imported as `wasi_snapshot_preview1`: all 46 functions. */
  imports: Record<CallName, Import>;
  /** Tells the instance's memory, before its first call; until then every pointer is EFAULT. */
  attach(memory: WebAssembly.Memory): void;
}

/** Makes the imports of one instance; a world is lent once. */
export function createWasi(world: World): Wasi {
  const guest = new Guest(world);
  const calls: Record<CallName, Call> = {
    ...argsCalls(guest),
    ...clockCalls(guest),
    ...environCalls(guest),
    ...fdIoCalls(guest),
    ...fdPositionCalls(guest),
    ...fdReaddirCalls(guest),
    ...fdSizeCalls(guest),
    ...fdStatCalls(guest),
    ...fdTableCalls(guest),
    ...pathLinkCalls(guest),
    ...pathNameCalls(guest),
    ...pathOpenCalls(guest),
    ...pathRenameCalls(guest),
    ...pathStatCalls(guest),
    ...pollCalls(guest),
    ...procCalls(guest),
    ...randomCalls(guest),
    ...schedCalls(),
    ...sockCalls(guest),
  };
  const { trace } = world;
  const fitted = callNames.map((name): [CallName, Import] => {
    const call = trace === undefined ? calls[name] : traced(guest, name, calls[name], (line) => trace(line));
    return [name, guard(world, call)];
  });
  return {
    imports: Object.fromEntries(fitted) as Record<CallName, Import>,
    attach: (memory) => guest.memory.attach(memory),
  };
}

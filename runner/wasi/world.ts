/**
 * The world that a guest is lent: everything WASI shows it comes from here, and nothing from the host. Whoever runs a
 * module makes one world for one instance.
 */
export interface World {
  /** `argv`, the program's name first. */
  args: readonly string[];
  /** `NAME=value` each. */
  environ: readonly string[];
  /** All that descriptor 0 will ever give; then end of file. */
  stdin: Uint8Array;
  stdout: Sink;
  stderr: Sink;
  /**
   * Directories the guest may open from, in order: the first becomes descriptor 3. Each volume among them gets a device
   * number, so that device and inode together name a file.
   */
  preopens: readonly Preopen[];
  clock: Clock;
  /** Fills the bytes, the guest's own memory, with its randomness: seeded, the same in every run. */
  random(bytes: Uint8Array): void;
  /**
   * Ends the run at once: `proc_exit`, `proc_raise`, a limit broken inside a call. It must not come back and must not
   * throw a JavaScript exception through the guest, because `catch_all` would see it: record the ending, then cause an
   * engine trap (`trap()` in `trap.ts`). The same holds wherever else a world ends a run: in `clock.sleep`, in `work`.
   */
  end(ending: GuestEnding): never;
  /**
   * Told how much a call did, in units of one byte moved; README.md says what else counts how much. The call itself
   * counts nothing. Absent: nobody asks.
   */
  work?(units: number): void;
  /** Told each system call, two lines a call: what was asked, what was answered. Absent: no trace. */
  trace?(line: string): void;
}

/** How a guest can end itself from within a system call. */
export type GuestEnding =
  /** The low eight bits of what the guest gave: what a parent would see of it. */
  | { kind: "exit"; code: number }
  /** Linux's number: 6 for SIGABRT, 25 for SIGXFSZ. */
  | { kind: "signal"; signal: number }
  /** An error of ours inside a call: never the guest's doing. */
  | { kind: "internal"; reason: string };

/** Where written bytes go. */
export interface Sink {
  /**
   * Takes the bytes whole; false when that would pass the sink's limit, and then it took what still fitted and the run
   * ends as by SIGXFSZ. They are the guest's own memory: what is kept must be copied.
   */
  write(bytes: Uint8Array): boolean;
}

/** The guest's time: virtual, moved by the work done and by sleeping, never by the host's clock. */
export interface Clock {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  realtimeNs(): bigint;
  /** Nanoseconds since the program started. */
  monotonicNs(): bigint;
  /** Nanoseconds of CPU time used so far. */
  cpuNs(): bigint;
  /** Moves virtual time on; nobody waits. May end the run when the wall-time limit is passed. */
  sleep(ns: bigint): void;
}

/** A directory of the guest's world under the name it is opened by (`/`). */
export interface Preopen {
  name: string;
  directory: import("./fs/node.ts").Directory;
}

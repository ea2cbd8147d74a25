import { errno, fail } from "./errno.ts";
import type { Guest } from "./_guest.ts";

/** `proc_exit`, `proc_raise`. */
export function procCalls(guest: Guest) {
  return {
    proc_exit(code: number): never {
      return guest.end({ kind: "exit", code: code & 0xff });
    },
    proc_raise(signal: number): number {
      if (signal >>> 0 > signalMax) fail("inval");
      if (signal === 0 || ignored.has(signal)) return errno.success;
      if (stopping.has(signal)) fail("notsup");
      return guest.end({ kind: "signal", signal: linuxSignal(signal) });
    },
  };
}

/** Preview1 leaves out Linux's 16 (SIGSTKFLT), so from there on its numbers are one lower. */
function linuxSignal(signal: number): number {
  return signal < 16 ? signal : signal + 1;
}

/** SIGSYS. */
const signalMax = 30;
/** SIGCHLD, SIGCONT, SIGURG, SIGWINCH: nothing happens by default. */
const ignored: ReadonlySet<number> = new Set([16, 17, 22, 27]);
/** SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU: nobody could continue the program. */
const stopping: ReadonlySet<number> = new Set([18, 19, 20, 21]);

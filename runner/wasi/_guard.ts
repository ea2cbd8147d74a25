import { errno, Failure } from "./errno.ts";
import { Ended } from "./_guest.ts";
import type { World } from "./world.ts";

/** One imported function: numbers for i32, bigints for i64, an errno back (nothing from `proc_exit`). */
export type Call = (...args: never[]) => number | void;
export type Import = (...args: (number | bigint)[]) => number | void;

/**
 * Makes a call fit to be imported: whatever happens in it, the guest gets an errno or the run ends. Nothing else may
 * pass, since a guest can catch any JavaScript exception that is not an engine's own trap.
 */
export function guard(world: World, call: Call): Import {
  return (...args) => {
    try {
      return call(...args as never[]);
    } catch (thrown) {
      if (thrown instanceof Failure) return thrown.errno;
      if (thrown instanceof Ended) world.end(thrown.ending);
      // The engine's own: the world ended the run in `sleep` or `work`, or the stack is used up. Such an error cannot be
      // caught by a guest as long as it is this very object that goes on.
      if (thrown instanceof WebAssembly.RuntimeError || isStackOverflow(thrown)) throw thrown;
      world.end({ kind: "internal", reason: describe(thrown) });
    }
    // Only a world whose `end` comes back gets here.
    return errno.io;
  };
}

function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && thrown.message === "Maximum call stack size exceeded";
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown);
}

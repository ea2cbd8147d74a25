import { compileLimits } from "../limits.ts";
import type { Sink } from "../wasi/mod.ts";
import { type CompilerFailure, compilerFailureLine } from "./compiler_failure.ts";

/** What the tools of one compilation print, in order, cut at a line where it passes the limit. */
export class CompilerOutput implements Sink {
  #bytes = new Uint8Array(0);
  #length = 0;
  #cut = false;

  constructor(readonly bytesMax: number = compileLimits.outputBytesMax) {}

  /** Takes what fits and forgets the rest; always true, because a full output is no reason to end the compiler. */
  write(bytes: Uint8Array): boolean {
    const taken = bytes.subarray(0, this.bytesMax - this.#length);
    this.#cut ||= taken.length < bytes.length;
    if (this.#length + taken.length > this.#bytes.length) {
      const grown = new Uint8Array(
        Math.min(this.bytesMax, Math.max(4_096, 2 * (this.#length + taken.length))),
      );
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(taken, this.#length);
    this.#length += taken.length;
    return true;
  }

  /** Whether that was printed; ASCII. */
  includes(text: string): boolean {
    return latin1(this.#bytes.subarray(0, this.#length)).includes(text);
  }

  /**
   * All that was printed, and a line for a compiler that failed. What clang says of its own crash is left out: paths of
   * its makers, the arguments it was called with.
   */
  bytes(failure: CompilerFailure | null = null): Uint8Array {
    let printed = this.#bytes.subarray(0, this.#length);
    const report = failure === null ? -1 : crashReportAt(printed);
    if (report >= 0) printed = printed.subarray(0, report);
    else if (this.#cut) printed = printed.subarray(0, printed.lastIndexOf(newline) + 1);
    let end = this.#cut ? `[the output was cut after ${this.bytesMax} bytes]\n` : "";
    if (failure !== null) end += compilerFailureLine(failure);
    if (end !== "" && printed.length > 0 && printed[printed.length - 1] !== newline) end = `\n${end}`;
    return concatenate(printed, new TextEncoder().encode(end));
  }
}

const newline = 0x0a;

/** Where the first line begins that only a crash prints; -1 for none. */
function crashReportAt(printed: Uint8Array): number {
  return latin1(printed).search(
    /^(Assertion failed: |UNREACHABLE executed at |LLVM ERROR: out of memory|PLEASE submit a bug report|Stack dump:)/m,
  );
}

/** Positions in the text are positions in the bytes. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

function concatenate(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

/** How a child process can fail its parent. None of it says anything about the program it worked on, but for `cpuMs` below. */
export type ChildFailureKind =
  /** It is gone: a crash, a kill, out of memory. */
  | "died"
  /** It took longer than it may, and was killed. */
  | "watchdog"
  /** It wrote what no child of ours writes, and was killed. */
  | "garbage"
  /** Its role threw. */
  | "fault"
  /** None could be started. */
  | "start"
  /** The pool was closed. */
  | "closed";

export class ChildFailure extends Error {
  override name = "ChildFailure";
  readonly kind: ChildFailureKind;
  /**
   * When the watchdog fired: CPU time that the child itself took of the request, milliseconds, less what it took in the first
   * second. Null where the system does not tell.
   */
  readonly cpuMs: number | null;

  constructor(kind: ChildFailureKind, reason: string, cause?: unknown, cpuMs: number | null = null) {
    super(reason, { cause });
    this.kind = kind;
    this.cpuMs = cpuMs;
  }
}

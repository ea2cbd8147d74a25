import { limitBounds, type Limits, outputKeptBytesMax } from "../limits.ts";
import { callStackBytesMax, nativeStackKbWanted } from "./call_stack.ts";
import type { Child } from "../process/child.ts";
import { ChildFailure } from "../process/child_failure.ts";
import type { PlainValue } from "../process/plain_value.ts";
import { Pool, type PoolOptions, type PoolStats } from "../process/pool.ts";
import type { Outcome, Program, RunRequest } from "../program.ts";
import { readReply, runInput, withoutTrace } from "./run_message.ts";
import type { TracedOutcome } from "./run_module.ts";
import { executorV8Flags } from "./v8_flags.ts";

export interface ExecutorsOptions extends Pick<PoolOptions, "entry" | "size" | "log"> {
  /** {@link executorV8Flags} when absent. */
  v8Flags?: readonly string[];
  /** Real time that a run may take, milliseconds; {@link watchdogMs} when absent. */
  watchdogMs?(limits: Limits): number;
  /** Part of that time for which a child must have had the processor for the program to be called slow; a third when absent. */
  busyShare?: number;
}

/** A run that is made for what it leaves in the child alone: a compiled module, code that was optimised. */
export interface Primer {
  program: Program;
  request: RunRequest;
}

/** The executors of one runner: children without a permission, each running one program at a time. */
export class Executors {
  #pool: Pool;
  /** Keys of the modules that a child was sent. It may have dropped one since, and then says so. */
  #sent = new WeakMap<Child, Set<string>>();

  /** What each new child runs before it is given any job. */
  #primers: readonly Primer[] = [];
  #log: ExecutorsOptions["log"];
  #isStackReported = false;
  #watchdogMs: (limits: Limits) => number;
  #busyShare: number;

  constructor(options: ExecutorsOptions) {
    const { watchdogMs: ms = watchdogMs, busyShare = 1 / 3, ...rest } = options;
    this.#watchdogMs = ms;
    this.#busyShare = busyShare;
    this.#log = options.log;
    this.#pool = new Pool({
      ...executorOptions,
      ...rest,
      onReady: (child) => this.#checkStack(child),
      prime: (child) => this.#prime(child),
    });
  }

  /** Has every child that is started from now on run these first, so that it has the modules and they are fast. */
  primeWith(primers: readonly Primer[]): void {
    this.#primers = primers;
  }

  warm(count: number): Promise<void> {
    return this.#pool.warm(count);
  }

  /**
   * Runs a program. What two executors failed at, whatever the reason, is the ending `internal`.
   *
   * @throws {ChildFailure} when no executor can be started or they were closed.
   */
  async run(program: Program, request: RunRequest): Promise<Outcome> {
    const { moduleKey } = program;
    const wallMsMax = this.#watchdogMs(request.limits);
    const busyMs = wallMsMax * this.#busyShare;
    let outcome: TracedOutcome | null = null;
    try {
      await this.#pool.request({
        request: (child) => {
          const hasModule = this.#modulesOf(child).has(moduleKey);
          this.#modulesOf(child).add(moduleKey);
          return runInput(program, request, hasModule) as unknown as PlainValue;
        },
        accept: (reply, child) => {
          outcome = readReply(reply);
          if (outcome !== null) return true;
          this.#modulesOf(child).delete(moduleKey);
          return undefined;
        },
        wallMsMax,
        retriesWatchdog: (failure) => !isBusy(failure, busyMs),
        prefers: (child) => this.#modulesOf(child).has(moduleKey),
      });
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.kind === "closed" || error.kind === "start") throw error;
      return isBusy(error, busyMs) ? tooSlow(program, request.limits) : lost(error.message);
    }
    return report(outcome!, request);
  }

  stats(): PoolStats {
    return this.#pool.stats();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #checkStack({ nativeStackKb }: Child): void {
    if (this.#isStackReported || callStackBytesMax(nativeStackKb) >= limitBounds.stackKb.max * 1_024) return;
    this.#isStackReported = true;
    const message = "This machine limits the native stack: deep recursion ends earlier than it should";
    this.#log("warn", message, { nativeStackKb, neededKb: nativeStackKbWanted });
  }

  async #prime(child: Child): Promise<void> {
    for (const { program, request } of this.#primers) {
      const hasModule = this.#modulesOf(child).has(program.moduleKey);
      this.#modulesOf(child).add(program.moduleKey);
      const input = runInput(program, request, hasModule) as unknown as PlainValue;
      await child.request(input, this.#watchdogMs(request.limits));
    }
  }

  #modulesOf(child: Child): Set<string> {
    let keys = this.#sent.get(child);
    if (keys === undefined) this.#sent.set(child, keys = new Set());
    return keys;
  }
}

/**
 * Real time for a run, milliseconds. Fuel ends a run before, except where the machine is much slower than the published rate: fuel does
 * not know what misses the processor's caches. The constant is for compiling the module and moving 100 MB through pipes on a busy one.
 */
function watchdogMs({ cpuMs, wallMs }: Limits): number {
  return 10_000 + 10 * Math.min(cpuMs, wallMs);
}

/**
 * Whether the watchdog found a child that had the processor for at least a third of the time, which is more than three
 * times the limit and three seconds: then it is the program that is slow. Otherwise it was the machine that did not let it run.
 */
function isBusy({ kind, cpuMs }: ChildFailure, busyMs: number): boolean {
  return kind === "watchdog" && cpuMs !== null && cpuMs >= busyMs;
}

const executorOptions = {
  role: "executor",
  permissions: [],
  v8Flags: executorV8Flags,
  startMsMax: 30_000,
  // stdout and stderr, and a trace.
  replyBytesMax: 2 * outputKeptBytesMax + 33_554_432,
  requestsMax: 10_000,
  // An executor in which every interpreter is warm has about 250 MB.
  rssKbMax: 786_432,
} as const;

function lost(reason: string): Outcome {
  return { ...nothing, ending: { kind: "internal", reason } };
}

/** All of its time and nothing of what it printed, for that went with the process: the same every time. */
function tooSlow({ fuelPerMs }: Program, { cpuMs, wallMs }: Limits): Outcome {
  const kind = cpuMs <= wallMs ? "cpu-time" : "wall-time";
  return { ...nothing, ending: { kind }, fuel: Math.min(cpuMs, wallMs) * fuelPerMs };
}

const nothing = { fuel: 0, sleptNs: 0, memoryKb: 0, stdout: new Uint8Array(), stderr: new Uint8Array() };

function report(outcome: TracedOutcome, { trace }: RunRequest): Outcome {
  if (trace !== undefined && outcome.trace) { for (const line of outcome.trace.split("\n")) trace(line); }
  return withoutTrace(outcome);
}

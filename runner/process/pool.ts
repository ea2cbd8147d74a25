import { Backoff } from "./_backoff.ts";
import { Child, type ChildOptions } from "./child.ts";
import { ChildFailure } from "./child_failure.ts";
import type { PlainValue } from "./plain_value.ts";

export interface PoolOptions extends ChildOptions {
  /** Children at most; one more for the moment in which a worn one is replaced. The pool grows to it on demand. */
  size: number;
  /** A child that answered this many requests is replaced. */
  requestsMax: number;
  /** A child whose resident memory grew past this is replaced, KiB. */
  rssKbMax: number;
  /** Told each child that got ready. */
  onReady?(child: Child): void;
  /** Has a new child do what it would else do in its first jobs. A child that fails it did not start. */
  prime?(child: Child): Promise<void>;
}

/** One piece of work for any child of a pool. */
export interface Job {
  /** The request, made for the child that will answer it. */
  request(child: Child): PlainValue;
  /** Looks at the reply before the child is free again; undefined asks that child once more, by a new request. */
  accept?(reply: PlainValue, child: Child): PlainValue | undefined;
  /** Real time that one try may take, milliseconds. */
  wallMsMax: number;
  /** CPU time that one try may take at least, milliseconds: a busy machine gives it more real time. Absent: it does not. */
  cpuMsMax?: number;
  /** Whether a try that the watchdog ended is made once more, as one that a crash ended always is. */
  retriesWatchdog: boolean | ((failure: ChildFailure) => boolean);
  /** Says that a free child suits the job better than another. */
  prefers?(child: Child): boolean;
}

/** Tries of one job, each on a child of its own; and rounds of one try. */
const triesMax = 2;

/** Failed starts in a row, with no child alive, after which waiting jobs are given up. */
const startFailuresMax = 3;

/**
 * Children of one role, kept warm. Jobs are served first come, first served; a dead child is replaced, its job tried
 * once more on another; a worn one goes when its replacement is ready.
 */
export class Pool {
  #options: PoolOptions;
  #waiting: Waiting[] = [];
  #children = new Set<Child>();
  #idle: Child[] = [];
  /** Worn children whose replacement is being started, then ready. */
  #worn = new Map<Child, "starting" | "ready">();
  #starting = 0;
  #started = 0;
  #failed = 0;
  #backoff = new Backoff();
  #work = new Set<Promise<unknown>>();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Starts children until `count` are there. @throws {ChildFailure} when one does not start. */
  async warm(count: number): Promise<void> {
    const missing = Math.min(count, this.#options.size) - this.#children.size - this.#starting;
    const starts = Array.from({ length: Math.max(0, missing) }, () => this.#start());
    for (const failure of await Promise.all(starts)) if (failure !== null) throw failure;
  }

  /** @throws {ChildFailure} when two children in a row fail it, none can be started, or the pool is closed. */
  request(job: Job): Promise<PlainValue> {
    if (this.#closed) return Promise.reject(closed());
    const settle = Promise.withResolvers<PlainValue>();
    this.#waiting.push({ job, tries: 0, settle });
    this.#dispatch();
    return settle.promise;
  }

  stats(): PoolStats {
    const children = [...this.#children];
    return {
      pids: children.map(({ pid }) => pid),
      idle: this.#idle.length,
      waiting: this.#waiting.length,
      rssKb: children.reduce((sum, child) => sum + child.rssKb, 0),
      started: this.#started,
      failed: this.#failed,
    };
  }

  /** Kills every child; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#backoff.close();
    for (const { settle } of this.#waiting.splice(0)) settle.reject(closed());
    await Promise.all([...this.#children].map((child) => child.kill()));
    await Promise.all(this.#work);
  }

  #dispatch(): void {
    if (this.#closed) return;
    while (this.#waiting.length > 0 && this.#idle.length > 0) {
      const waiting = this.#waiting.shift()!;
      const { job } = waiting;
      const place = job.prefers === undefined ? -1 : this.#idle.findLastIndex((child) => job.prefers!(child));
      const [child] = this.#idle.splice(place, 1);
      this.#track(this.#serve(waiting, child!));
    }
    if (this.#backoff.pausing) return;
    const room = this.#options.size - this.#children.size - this.#starting;
    const wanted = Math.min(this.#waiting.length - this.#starting, room);
    for (let i = 0; i < wanted; i++) this.#start();
  }

  async #serve(waiting: Waiting, child: Child): Promise<void> {
    const { job, settle } = waiting;
    waiting.tries++;
    try {
      let reply: PlainValue | undefined;
      for (let round = 0; reply === undefined; round++) {
        if (round === triesMax) throw new ChildFailure("garbage", "it never gave an answer");
        const answer = await child.request(job.request(child), job.wallMsMax, job.cpuMsMax);
        reply = job.accept === undefined ? answer : job.accept(answer, child);
      }
      settle.resolve(reply);
      this.#release(child);
    } catch (error) {
      await child.kill();
      this.#children.delete(child);
      this.#fail(waiting, child, error);
    }
    this.#dispatch();
  }

  #fail(waiting: Waiting, child: Child, error: unknown): void {
    if (this.#closed) return waiting.settle.reject(closed());
    this.#failed++;
    const failure = error instanceof ChildFailure ? error : new ChildFailure("garbage", String(error), error);
    const retry = waiting.tries < triesMax && isWorthAnother(failure, waiting.job);
    this.#log("warn", `A ${child.role} process failed: ${failure.message}`, child, {
      kind: failure.kind,
      retry,
    });
    if (retry) this.#waiting.unshift(waiting);
    else waiting.settle.reject(failure);
    if (this.#children.size + this.#starting === 0 && !this.#backoff.pausing) this.#start();
  }

  /** A child is done with a job: it is free again, unless it is worn and its replacement is there. */
  #release(child: Child): void {
    if (this.#worn.get(child) === "ready") return this.#retire(child);
    this.#idle.push(child);
    const isWorn = child.served >= this.#options.requestsMax || child.rssKb > this.#options.rssKbMax;
    if (isWorn && !this.#worn.has(child) && !this.#backoff.pausing) {
      this.#worn.set(child, "starting");
      this.#start(child);
    }
  }

  #retire(child: Child): void {
    const { served, rssKb } = child;
    this.#log("debug", `A worn ${child.role} process goes`, child, { served, rssKb });
    this.#worn.delete(child);
    this.#children.delete(child);
    this.#track(child.kill());
  }

  /** Gives the failure instead of throwing it: most callers have nobody to tell. */
  #start(replaced?: Child): Promise<ChildFailure | null> {
    this.#starting++;
    const start = this.#startPrimed().then(
      (child) => this.#welcome(child, replaced),
      (error) => this.#noticeFailedStart(error, replaced),
    );
    this.#track(start);
    return start;
  }

  async #startPrimed(): Promise<Child> {
    const child = await Child.start(this.#options);
    try {
      await this.#options.prime?.(child);
    } catch (error) {
      await child.kill();
      throw error;
    }
    child.served = 0;
    return child;
  }

  async #welcome(child: Child, replaced?: Child): Promise<ChildFailure | null> {
    this.#starting--;
    if (this.#closed) {
      await child.kill();
      return closed();
    }
    this.#started++;
    this.#backoff.succeed();
    this.#options.onReady?.(child);
    this.#children.add(child);
    this.#idle.push(child);
    this.#track(child.exited.then(() => this.#noticeDeath(child)));
    if (replaced !== undefined && this.#children.has(replaced)) {
      const place = this.#idle.indexOf(replaced);
      if (place < 0) this.#worn.set(replaced, "ready");
      else {
        this.#idle.splice(place, 1);
        this.#retire(replaced);
      }
    }
    this.#dispatch();
    return null;
  }

  #noticeFailedStart(error: unknown, replaced?: Child): ChildFailure {
    this.#starting--;
    if (this.#closed) return closed();
    this.#failed++;
    if (replaced !== undefined) this.#worn.delete(replaced);
    const { role } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    const failure = new ChildFailure("start", `Cannot start a ${role} process: ${reason}`, error);
    const pauseMs = this.#backoff.fail(() => this.#dispatch());
    this.#options.log("error", failure.message, { role, pauseMs, failures: this.#backoff.failures });
    if (this.#backoff.failures >= startFailuresMax && this.#children.size === 0) {
      for (const { settle } of this.#waiting.splice(0)) settle.reject(failure);
    }
    return failure;
  }

  /** A child that dies while nobody asks it anything. One that never answered anything may do so for ever: no haste. */
  #noticeDeath(child: Child): void {
    const place = this.#idle.indexOf(child);
    this.#worn.delete(child);
    if (place < 0 || this.#closed) return;
    this.#failed++;
    this.#idle.splice(place, 1);
    this.#children.delete(child);
    this.#log("warn", `A ${child.role} process died while it was idle`, child, {});
    if (child.served === 0) this.#backoff.fail(() => this.#dispatch());
    else if (this.#children.size + this.#starting === 0) this.#start();
  }

  #log(
    level: "debug" | "warn",
    message: string,
    { role, pid }: Child,
    properties: Record<string, unknown>,
  ): void {
    this.#options.log(level, message, { role, pid, ...properties });
  }

  #track(work: Promise<unknown>): void {
    this.#work.add(work);
    work.finally(() => this.#work.delete(work));
  }
}

export interface PoolStats {
  /** Children that are there. */
  pids: number[];
  /** How many of them have nothing to do. */
  idle: number;
  /** Jobs that wait for one. */
  waiting: number;
  /** Resident memory of all children as they last told it, KiB. */
  rssKb: number;
  /** Children started so far, and those among them that died, were killed or did not start. */
  started: number;
  failed: number;
}

function isWorthAnother(failure: ChildFailure, { retriesWatchdog }: Job): boolean {
  if (failure.kind !== "watchdog") return true;
  return typeof retriesWatchdog === "boolean" ? retriesWatchdog : retriesWatchdog(failure);
}

interface Waiting {
  job: Job;
  tries: number;
  settle: PromiseWithResolvers<PlainValue>;
}

function closed(): ChildFailure {
  return new ChildFailure("closed", "the pool is closed");
}

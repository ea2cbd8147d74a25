import {
  type CodeExecutionResult,
  finishAndLease,
  giveBackLeases,
  type Lease,
  type LeasedTaskRow,
  markSolo,
  renewLeases,
} from "../../db/code_execution_queue.ts";
import { uuid } from "../uuid.ts";
import type { WorkerContext } from "./worker.ts";

/** The leases that one worker holds. */
export class Leases {
  #held = new Map<string, Lease>();
  #statements = new Set<Promise<unknown>>();

  constructor(readonly context: WorkerContext, readonly leaseMs: number) {}

  /** Finishes a task, leases another, or both, in one statement. `isFinished` is false when the lease was lost. */
  exchange(
    finish: Finish | null,
    mayLease: boolean,
  ): Promise<{ isFinished: boolean; leased: LeasedTask | null }> {
    return this.#underWay(async () => {
      const token = uuid(this.context.random(16));
      const offer = mayLease ? { token, leaseMs: this.leaseMs } : null;
      const { isFinished, leased: row } = await finishAndLease(this.context.db, finish, offer);
      if (finish) this.forget(finish.lease);
      if (!row) return { isFinished, leased: null };
      const lease = { taskId: row.task_id, token };
      this.#held.set(token, lease);
      return { isFinished, leased: { lease, row } };
    });
  }

  async #underWay<T>(work: () => Promise<T>): Promise<T> {
    const promise = work();
    this.#statements.add(promise);
    try {
      return await promise;
    } finally {
      this.#statements.delete(promise);
    }
  }

  /** Lets a lease run out: nothing of ours renews it any more. */
  forget(lease: Lease): void {
    this.#held.delete(lease.token);
  }

  /** Keeps what is held for another `leaseMs`, and forgets what was lost. */
  async renew(): Promise<void> {
    const leases = [...this.#held.values()];
    if (leases.length === 0) return;
    const kept = new Set(await renewLeases(this.context.db, leases, this.leaseMs));
    for (const lease of leases) {
      if (kept.has(lease.taskId) || !this.#held.has(lease.token)) continue;
      this.forget(lease);
      this.context.log.warn("A lease was lost while its task was in work", { taskId: lease.taskId });
    }
  }

  /** Says that nothing else is in work here beside the task; false, and forgotten, when the lease was lost. */
  async markSolo(lease: Lease): Promise<boolean> {
    const isHeld = await this.#underWay(() => markSolo(this.context.db, lease));
    if (!isHeld) this.forget(lease);
    return isHeld;
  }

  /** Lets one task wait again. */
  giveBack(lease: Lease, options: { countsAsAttempt: boolean }): Promise<void> {
    this.forget(lease);
    return this.#underWay(() => giveBackLeases(this.context.db, [lease], options));
  }

  /** Lets all that is held wait again, as if it had never begun, once the statements under way are over. */
  async giveBackAll(): Promise<void> {
    await Promise.allSettled(this.#statements);
    const leases = [...this.#held.values()];
    this.#held.clear();
    if (leases.length === 0) return;
    try {
      await giveBackLeases(this.context.db, leases, { countsAsAttempt: false });
      this.context.log.info("Gave back tasks in work", { tasks: leases.length });
    } catch (error) {
      this.context.log.error("Cannot give back tasks in work; their leases will run out", { error });
    }
  }
}

/** What came of the task under a lease. */
export interface Finish {
  lease: Lease;
  result: CodeExecutionResult;
}

/** A task with the lease under which it is executed. */
export interface LeasedTask {
  lease: Lease;
  row: LeasedTaskRow;
}

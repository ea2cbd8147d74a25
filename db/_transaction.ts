import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "./database.ts";
import type { Query } from "./sql.ts";

/** What an adapter's transaction can do beside statements: run a whole script, for migrations alone. */
export interface ScriptedTransaction extends Queryable {
  [runScript](text: string): Promise<void>;
}

/** Names the method that runs a text of several statements without parameters. Kept off the seam on purpose. */
export const runScript: unique symbol = Symbol("runScript");

/** The two things a driver must lend a transaction that it has begun. */
export interface Statements {
  query(query: Query): Promise<object[]>;
  script(text: string): Promise<void>;
}

/**
 * What both adapters promise of a transaction, apart from how a driver begins and ends it: one statement after the
 * other, none after the end, and a failed statement fails the whole.
 */
export class TransactionGuard {
  /** Set within `work`, and in whatever `work` starts. */
  readonly #inside = new AsyncLocalStorage<{ ended: boolean }>();

  /** @throws when called from within a transaction of this database that has not ended. */
  refuseInside(): void {
    if (this.#inside.getStore()?.ended === false) {
      throw new Error(
        "Cannot use the database within its own transaction: use the transaction that was handed in",
      );
    }
  }

  /** Runs `work` and waits for all its statements. Rejects when the transaction has to be rolled back. */
  async run<T>(statements: Statements, work: (transaction: Queryable) => Promise<T>): Promise<T> {
    const state = { ended: false };
    const failures: unknown[] = [];
    let tail: Promise<unknown> = Promise.resolve();
    const inTurn = <Result>(statement: () => Promise<Result>): Promise<Result> => {
      if (state.ended) return Promise.reject(new Error("Cannot run a statement: its transaction has ended"));
      const result = tail.then(statement);
      tail = result.catch((error) => failures.push(error));
      return result;
    };
    const transaction: ScriptedTransaction = {
      query: <Row extends object>(query: Query) => inTurn(() => statements.query(query)) as Promise<Row[]>,
      [runScript]: (text) => inTurn(() => statements.script(text)),
    };
    try {
      const value = await this.#inside.run(state, () => work(transaction));
      await tail;
      if (failures.length > 0) throw failures[0];
      return value;
    } finally {
      state.ended = true;
      await tail;
    }
  }
}

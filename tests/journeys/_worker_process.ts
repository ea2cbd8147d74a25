/**
 * A worker in a process of its own, to be killed: `work` at a quick pace, saying on stdout which task it begins and
 * which it has judged. Argument: the address of the database.
 */
import { openDatabase } from "../../db/open_database.ts";
import { startWorker } from "../../domain/code_execution/worker.ts";
import { createRunner } from "../../runner/mod.ts";

if (import.meta.main) {
  const log = (level: string) => (message: string, properties?: Record<string, unknown>) =>
    console.error(level, message, Deno.inspect(properties, { breakLength: Infinity }));
  const db = await openDatabase({ url: Deno.args[0]! });
  const runner = await createRunner({ parallelism: 2, log: () => {} });
  const context = {
    db,
    clock: () => new Date(),
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    log: { debug: () => {}, info: log("info"), warn: log("warn"), error: log("error") },
  };
  startWorker({
    context,
    runner: {
      languages: runner.languages,
      async judge(...all) {
        console.log("begin");
        try {
          return await runner.judge(...all);
        } finally {
          console.log("end");
        }
      },
    },
    slots: 2,
    pace: {
      leaseMs: 3_000,
      heartbeatMs: 750,
      deaths: { soloDeathsMax: 3, pausesMs: [0, 4_000, 8_000] },
    },
  });
}

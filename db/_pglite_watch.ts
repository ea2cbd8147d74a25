import type { PGlite } from "@electric-sql/pglite";
import { DatabaseError } from "./database.ts";

/** The exit status by which the engine asks to handle an ordinary error; any other exception is a crash. */
const ordinaryError = 100;

/**
 * Sees to it that a crash of the engine (a trap, a full stack, a PANIC) is told, and is the last that it does. PGlite
 * swallows such an exception, answers as if the statement had given no rows, and goes on with memory in no known
 * state, sometimes in an endless loop.
 *
 * @param lastWords what the engine wrote to its log lately
 * @returns resolves when it crashes
 */
export function watchEngine(pg: PGlite, lastWords: readonly string[]): Promise<DatabaseError> {
  const crashed = Promise.withResolvers<DatabaseError>();
  let crash: DatabaseError | undefined;
  const refuse = () => {
    if (crash !== undefined) throw crash;
  };
  const engine = pg.Module;
  const mainLoopOnce = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      mainLoopOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ordinaryError) {
        crash ??= describe(error, lastWords);
        crashed.resolve(crash);
      }
      throw error;
    }
  };
  // Everything that is asked of the engine, closing included, goes through here.
  const execute = pg.execProtocolRawSync.bind(pg);
  pg.execProtocolRawSync = (message) => {
    refuse();
    const answer = execute(message);
    refuse();
    return answer;
  };
  return crashed.promise;
}

function describe(error: unknown, lastWords: readonly string[]): DatabaseError {
  const panic = lastWords.findLast((line) => line.includes("PANIC"))?.replace(/^.*PANIC:\s*/, "");
  return new DatabaseError(
    `Cannot use the embedded database: its engine crashed (${
      panic ?? error
    }); start the service again, what was ` +
      "committed is safe",
    "XX000",
    undefined,
    { cause: error },
  );
}

import {
  type Callback,
  type CallbackState,
  callbackStates,
  listCallbacks,
  sendAgain,
} from "../domain/callbacks/callbacks.ts";
import { runAction } from "./_actions.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { UsageError } from "./_failure.ts";
import { openContext } from "./_open_context.ts";

const limits = { usual: 50, max: 100_000 };

const help = `Lists where finished tasks were sent, and sends one again

Usage:
  lyceum callbacks list --school ID [--state STATE] [--limit N] [--json]
  lyceum callbacks send-again TASK_ID

list prints a line a callback, the last submitted task first: task, state, attempts, last attempt, address, and why the
last attempt failed. A callback is kept as long as its task (RESULT_RETENTION_DAYS).

  --school ID       the school's id
  --state STATE     only those that are ${callbackStates.join(", ")}
  --limit N         at most so many (${limits.usual})
  --json            one JSON object a line

send-again makes it due at once, with all its attempts before it, whatever became of it; the service sends it.

An embedded database has one process only: stop the service first, or use DATABASE_URL.`;

const actions = { list, "send-again": again };

/** `callbacks list|send-again`. */
export function callbacksCommand(args: string[]): Promise<number> {
  return runAction({ command: "callbacks", help, actions }, args);
}

async function list(args: string[]): Promise<number> {
  const options = {
    school: { type: "string" },
    state: { type: "string" },
    limit: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const read = readArguments(args, { command: "callbacks list", help, options });
  if (read === null) return 0;
  const { school, state, limit = String(limits.usual), json } = read.values;
  if (school === undefined) throw usage("--school is missing");
  if (state !== undefined && !callbackStates.includes(state as CallbackState)) {
    throw usage(`--state is one of ${callbackStates.join(", ")}, not "${state}"`);
  }
  if (!/^\d{1,6}$/.test(limit) || Number(limit) < 1 || Number(limit) > limits.max) {
    throw usage(`--limit is a number from 1 to ${limits.max}, not "${limit}"`);
  }
  const wanted = { state: (state ?? null) as CallbackState | null, limit: Number(limit) };
  await using opened = await openContext(loadConfig());
  for (const callback of await listCallbacks(opened.context, school, wanted)) {
    console.log(json ? JSON.stringify(callback) : describe(callback));
  }
  return 0;
}

async function again(args: string[]): Promise<number> {
  const command = { command: "callbacks send-again", help, options: {}, positionals: ["TASK_ID"] };
  const read = readArguments(args, command);
  if (read === null) return 0;
  const taskId = read.positionals[0]!;
  await using opened = await openContext(loadConfig());
  await sendAgain(opened.context, taskId);
  console.error(`The callback of task ${taskId} is due`);
  return 0;
}

function describe({ taskId, state, attempts, lastAttemptAt, url, lastProblem }: Callback): string {
  const tried = lastAttemptAt === null ? "never" : `${lastAttemptAt.toISOString().slice(0, 19)}Z`;
  const columns = [taskId, state.padEnd(9), `${attempts} tried`, tried, url];
  return (lastProblem === null ? columns : [...columns, lastProblem]).join("  ");
}

function usage(message: string): UsageError {
  return new UsageError(message, "lyceum callbacks --help");
}

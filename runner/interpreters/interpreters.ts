import { createHash } from "node:crypto";
import { ChildFailure } from "../process/child_failure.ts";
import type { PlainValue } from "../process/plain_value.ts";
import { Pool, type PoolOptions } from "../process/pool.ts";
import type { Interpreter, InterpreterName } from "./interpreter.ts";

/**
 * The interpreters of one process, each made ready once by a child that then goes, and kept: tens of megabytes that every
 * program of the language shares.
 */
export class Interpreters {
  readonly #options: Pick<PoolOptions, "entry" | "log">;
  readonly #kept = new Map<InterpreterName, Promise<Interpreter>>();
  readonly #pools = new Set<Pool>();

  constructor(options: Pick<PoolOptions, "entry" | "log">) {
    this.#options = options;
  }

  /** @throws {ChildFailure} when two children could not make it; whoever asks next has it tried again. */
  get(name: InterpreterName): Promise<Interpreter> {
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const made = this.#make(name);
    this.#kept.set(name, made);
    made.catch(() => this.#kept.delete(name));
    return made;
  }

  /** Ends children that are still at work. */
  async close(): Promise<void> {
    await Promise.all([...this.#pools].map((pool) => pool.close()));
  }

  async #make(name: InterpreterName): Promise<Interpreter> {
    const { entry, log } = this.#options;
    const pool = new Pool({ entry, log, ...builderOptions });
    this.#pools.add(pool);
    try {
      let made: Interpreter | undefined;
      await pool.request({
        request: () => name,
        accept: (reply) => {
          made = readReply(reply);
          return true;
        },
        wallMsMax: buildMsMax,
        retriesWatchdog: true,
      });
      return made!;
    } finally {
      await pool.close();
      this.#pools.delete(pool);
    }
  }
}

const buildMsMax = 180_000;

const builderOptions = {
  role: "interpreter",
  size: 1,
  permissions: ["--allow-read"],
  v8Flags: [],
  startMsMax: 60_000,
  replyBytesMax: 134_217_728,
  requestsMax: 1,
  rssKbMax: 2_097_152,
} as const;

function readReply(reply: PlainValue): Interpreter {
  const { module, stackKb, stackStartKb } = (reply ?? {}) as Partial<Record<string, PlainValue>>;
  if (!(module instanceof Uint8Array) || typeof stackKb !== "number" || typeof stackStartKb !== "number") {
    throw new ChildFailure("garbage", "it answered what is no interpreter");
  }
  return { moduleKey: createHash("sha256").update(module).digest("hex"), module, stackKb, stackStartKb };
}

import { compileLimits } from "../limits.ts";
import { ChildFailure } from "../process/child_failure.ts";
import type { PlainValue } from "../process/plain_value.ts";
import { Pool, type PoolOptions } from "../process/pool.ts";
import type { Submission } from "../program.ts";
import { type CompilerFailure, compilerFailureLine } from "../toolchain/compiler_failure.ts";
import type { Translation } from "./typescript.ts";

/** The children of one runner that translate TypeScript, started when somebody first asks. */
export class Translators {
  readonly #pool: Pool;

  constructor(options: Pick<PoolOptions, "entry" | "size" | "log">) {
    this.#pool = new Pool({ ...options, ...translatorOptions });
  }

  /**
   * `isLasting` says whether the outcome depends on the submission alone. A source over which the translator
   * crashed in two processes, new ones each, is one that it cannot bear.
   *
   * @throws {ChildFailure} when two children died over it, none can be started, or they were closed.
   */
  async translate(submission: Submission, fileName: string): Promise<Translation & { isLasting: boolean }> {
    const { source, files } = submission;
    const request = { fileName, source, files: [...files].map(([path, bytes]) => [path, bytes]) };
    let translation: Translation | undefined;
    try {
      await this.#pool.request({
        request: () => request,
        accept: (reply) => {
          translation = readReply(reply);
          return true;
        },
        wallMsMax: compileLimits.wallMsMax,
        retriesWatchdog: false,
      });
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error;
      if (error.kind === "watchdog") return { ...failed("time"), isLasting: false };
      const crash = error.kind === "fault" ? crashOf(error.message) : null;
      if (crash === null) throw error;
      return { ...failed(crash), isLasting: true };
    }
    return { ...translation!, isLasting: true };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const translatorOptions = {
  role: "translator",
  permissions: [],
  v8Flags: [],
  startMsMax: 60_000,
  replyBytesMax: 268_435_456,
  requestsMax: 10_000,
  rssKbMax: 1_048_576,
} as const;

/** How the translator's module ended, from what its process says of it; null when it did not. It is of no use afterwards. */
function crashOf(message: string): CompilerFailure | null {
  if (
    /^(RuntimeError: memory access out of bounds|RangeError: Maximum call stack size exceeded)/.test(message)
  ) return "stack";
  return message.startsWith("RuntimeError: ") ? "crash" : null;
}

function failed(failure: CompilerFailure): Translation & { ok: false } {
  return { ok: false, output: new TextEncoder().encode(compilerFailureLine(failure)) };
}

/** @throws {ChildFailure} for what is no reply of a translator. */
function readReply(reply: PlainValue): Translation {
  const { ok, source, files, output } = (reply ?? {}) as Partial<Record<string, PlainValue>>;
  if (ok === false && output instanceof Uint8Array) return { ok, output: output.slice() };
  if (ok !== true || !(source instanceof Uint8Array) || !Array.isArray(files)) throw garbage();
  const copies = new Map<string, Uint8Array>();
  for (const file of files) {
    if (!Array.isArray(file)) throw garbage();
    const [path, bytes] = file;
    if (typeof path !== "string" || !(bytes instanceof Uint8Array)) throw garbage();
    copies.set(path, bytes.slice());
  }
  return { ok, source: source.slice(), files: copies };
}

function garbage(): ChildFailure {
  return new ChildFailure("garbage", "it answered what is no translation");
}

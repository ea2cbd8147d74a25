import { createHash } from "node:crypto";
import type { ProgramStore } from "./program_store.ts";
import type { RunnerOptions } from "./runner.ts";
import { packStoredForm, type StoredForm, unpackStoredForm } from "./stored_form.ts";

/** Bytes of one packed program that are worth storing: a larger one is soon compiled again. */
const packedBytesMax = 4_194_304;
/** Bytes that may wait to be put; what comes beyond is not stored. */
const waitingBytesMax = 67_108_864;

/** The program is run first: an embedded database would keep the process that waits for its verdict busy. */
const putPauseMs = 100;

/**
 * Compiled programs in a store that outlives the process. A store that fails, or gives what is not whole, costs a compilation
 * and a line in the log, never a verdict.
 */
export class StoredPrograms {
  hits = 0;
  /** Times that the store, or what it gave, was of no use. */
  failures = 0;
  #putting: Promise<void> = Promise.resolve();
  readonly #closing = Promise.withResolvers<void>();
  #waitingBytes = 0;

  /** `fingerprint` says what makes programs here; others' programs are not found. */
  constructor(
    readonly store: ProgramStore,
    readonly fingerprint: string,
    readonly log: RunnerOptions["log"],
  ) {}

  async get(submissionKey: string): Promise<StoredForm | null> {
    const key = this.#key(submissionKey);
    try {
      const bytes = await this.store.get(key);
      if (bytes === null) return null;
      const form = await unpackStoredForm(key, bytes);
      if (form === null) throw new Error("it is not what was stored");
      this.hits++;
      return form;
    } catch (error) {
      this.failures++;
      this.log("warn", "A stored program cannot be used; it is compiled again", { key, error });
      return null;
    }
  }

  /** Stores it by and by, one after the other: nobody waits for that. */
  put(submissionKey: string, form: StoredForm): void {
    const bytes = (form.module?.length ?? 0) + form.output.length;
    if (this.#waitingBytes + bytes > waitingBytesMax) return;
    this.#waitingBytes += bytes;
    const dueMs = performance.now() + putPauseMs;
    this.#putting = this.#putting.then(async () => {
      await this.#pauseUntil(dueMs);
      await this.#put(this.#key(submissionKey), form);
      this.#waitingBytes -= bytes;
    });
  }

  async #put(key: string, form: StoredForm): Promise<void> {
    try {
      const packed = await packStoredForm(key, form);
      if (packed.length <= packedBytesMax) await this.store.put(key, packed);
    } catch (error) {
      this.failures++;
      this.log("warn", "A compiled program could not be stored", { key, error });
    }
  }

  /** Waits for what is being stored, so long and no longer. */
  async close(msMax: number): Promise<void> {
    this.#closing.resolve();
    let timer: ReturnType<typeof setTimeout>;
    const over = new Promise<void>((resolve) => timer = setTimeout(resolve, msMax));
    await Promise.race([this.#putting, over]);
    clearTimeout(timer!);
  }

  /** Nobody has to wait for what is put while closing. */
  async #pauseUntil(dueMs: number): Promise<void> {
    const ms = dueMs - performance.now();
    if (ms <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    await Promise.race([new Promise((resolve) => timer = setTimeout(resolve, ms)), this.#closing.promise]);
    clearTimeout(timer!);
  }

  #key(submissionKey: string): string {
    return createHash("sha256").update(this.fingerprint).update(submissionKey).digest("hex");
  }
}

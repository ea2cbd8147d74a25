import { childCommand, type ChildStart } from "./child_command.ts";
import { ChildFailure } from "./child_failure.ts";
import { encodeFrame, readFrame } from "./frame.ts";
import { logStderr } from "./log_stderr.ts";
import type { PlainValue } from "./plain_value.ts";
import { mainThreadCpuMs } from "./main_thread_cpu_ms.ts";
import type { ChildMessage } from "./role.ts";

export interface ChildOptions extends ChildStart {
  /** A child that takes longer to prepare is killed, milliseconds. */
  startMsMax: number;
  /** A longer reply counts as garbage. */
  replyBytesMax: number;
  log(
    level: "debug" | "info" | "warn" | "error",
    message: string,
    properties?: Record<string, unknown>,
  ): void;
}

/** When a child's CPU time is read for the first time in a request, milliseconds. */
const firstLookMs = 1_000;

/** How much longer than on an idle machine a request may take on a busy one. */
const busyFactorMax = 6;

interface Patience {
  wallMsMax: number;
  cpuMsMax?: number;
}

/** One child process as its parent sees it: one request at a time, killed for anything but a good reply. */
export class Child {
  readonly pid: number;
  readonly role: string;
  /** Requests answered so far. */
  served = 0;
  /** Resident memory after the last message, KiB. */
  rssKb = 0;
  /** Native stack it was given, KiB; 0 for unlimited. */
  nativeStackKb = 0;
  /** Fulfilled when the process is gone. */
  readonly exited: Promise<void>;
  #process: Deno.ChildProcess;
  #reader: ReadableStreamBYOBReader;
  #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  #replyBytesMax: number;
  #alive = true;

  /** Starts a child and waits until it has prepared itself. @throws {ChildFailure} when it does not. */
  static async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options);
    try {
      const message = await child.#within({ wallMsMax: options.startMsMax }, () => child.#receive());
      if (message.kind !== "ready") throw new ChildFailure("garbage", "it did not say that it is ready");
      child.nativeStackKb = message.nativeStackKb;
      child.rssKb = message.rssKb;
      return child;
    } catch (error) {
      await child.kill();
      throw error;
    }
  }

  private constructor(options: ChildOptions) {
    this.role = options.role;
    this.#replyBytesMax = options.replyBytesMax;
    this.#process = childCommand(options).spawn();
    this.pid = this.#process.pid;
    this.#reader = this.#process.stdout.getReader({ mode: "byob" });
    this.#writer = this.#process.stdin.getWriter();
    this.#writer.closed.catch(() => {});
    const stderrLogged = logStderr(this.#process.stderr, (line) => {
      options.log("warn", `The ${this.role} process wrote: ${line}`, { role: this.role, pid: this.pid });
    });
    this.exited = this.#process.status.then(async () => {
      this.#alive = false;
      await stderrLogged;
    });
  }

  /** False once the process is gone or was told to go. */
  get alive(): boolean {
    return this.#alive;
  }

  /**
   * Sends a request and waits for its reply, `wallMsMax` real milliseconds at most. After a failure the child is dead.
   * On a busy machine, where it did not get `cpuMsMax` of CPU time until then, it has up to six times as long.
   *
   * @throws {ChildFailure}
   */
  async request(value: PlainValue, wallMsMax: number, cpuMsMax = 0): Promise<PlainValue> {
    try {
      const message = await this.#within({ wallMsMax, cpuMsMax }, async () => {
        // Not awaited before reading: a child that dies half-way through is seen at once by the reader.
        const sent = this.#send(value);
        const [received] = await Promise.all([this.#receive(), sent]);
        return received;
      });
      if (message.kind === "fault") throw new ChildFailure("fault", message.message);
      if (message.kind !== "reply") {
        throw new ChildFailure("garbage", `it said "${message.kind}" for a reply`);
      }
      this.served++;
      this.rssKb = message.rssKb;
      return message.value;
    } catch (error) {
      await this.kill();
      throw error instanceof ChildFailure ? error : new ChildFailure("garbage", String(error), error);
    }
  }

  /** Ends the process at once and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.#alive) {
      this.#alive = false;
      try {
        this.#process.kill("SIGKILL");
      } catch {
        // It went by itself in between.
      }
    }
    await this.exited;
    await Promise.allSettled([this.#reader.cancel(), this.#writer.abort()]);
  }

  async #send(value: PlainValue): Promise<void> {
    for (const chunk of encodeFrame(value)) {
      try {
        await this.#writer.write(chunk);
      } catch (error) {
        throw new ChildFailure("died", await this.#lastWords(), error);
      }
    }
  }

  async #receive(): Promise<ChildMessage> {
    const message = await readFrame((view) => this.#readFull(view), this.#replyBytesMax);
    if (message === null) throw new ChildFailure("died", await this.#lastWords());
    if (!isChildMessage(message)) throw new ChildFailure("garbage", "it said something unknown");
    return message as ChildMessage;
  }

  async #readFull(view: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const wanted = view.length;
    let length = 0;
    let buffer = view.buffer;
    while (length < wanted) {
      const { value, done } = await this.#reader.read(new Uint8Array(buffer, length, wanted - length));
      if (value === undefined) return new Uint8Array(0);
      buffer = value.buffer;
      if (done) break;
      length += value.length;
    }
    return new Uint8Array(buffer, 0, length);
  }

  async #lastWords(): Promise<string> {
    const { code, signal } = await this.#process.status;
    return signal === null ? `it exited with code ${code}` : `${signal} ended it`;
  }

  async #within<T>({ wallMsMax, cpuMsMax = 0 }: Patience, work: () => Promise<T>): Promise<T> {
    const fired = Promise.withResolvers<never>();
    let cpuMsAtFirst: number | null = null;
    const fire = (wallMs: number) => {
      const cpuMs = mainThreadCpuMs(this.pid);
      const taken = cpuMs === null || cpuMsAtFirst === null ? null : cpuMs - cpuMsAtFirst;
      if (taken !== null && taken < cpuMsMax && wallMs < busyFactorMax * wallMsMax) {
        timer = setTimeout(() => fire(wallMs + firstLookMs), firstLookMs);
        return;
      }
      fired.reject(new ChildFailure("watchdog", `it took longer than ${wallMs} ms`, undefined, taken));
    };
    // The second look comes so much later than the first one was, not than it should have been: this process waits for its turn too.
    const look = () => {
      cpuMsAtFirst = mainThreadCpuMs(this.pid);
      timer = setTimeout(() => fire(wallMsMax), wallMsMax - firstLookMs);
    };
    // Most requests are over before the first look, and pay nothing for it.
    let timer = wallMsMax <= firstLookMs
      ? setTimeout(() => fire(wallMsMax), wallMsMax)
      : setTimeout(look, firstLookMs);
    const done = work();
    done.catch(() => {});
    try {
      return await Promise.race([done, fired.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function isChildMessage(message: PlainValue): boolean {
  if (message === null || typeof message !== "object" || message instanceof Uint8Array) return false;
  const { kind, rssKb, nativeStackKb, value, message: text } = message as Record<
    string,
    PlainValue | undefined
  >;
  switch (kind) {
    case "ready":
      return typeof rssKb === "number" && typeof nativeStackKb === "number";
    case "reply":
      return typeof rssKb === "number" && value !== undefined;
    case "fault":
      return typeof text === "string";
    default:
      return false;
  }
}

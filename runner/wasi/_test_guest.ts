import { CollectingSink, createWasi, errnoName, type GuestEnding, trap, Volume, type World } from "./mod.ts";
import { callNames } from "./signatures.ts";
import { allRights, rights } from "./_rights.ts";

/** A guest without a module: tests make its calls themselves, over a memory of two pages. */
export class TestGuest {
  readonly memory: WebAssembly.Memory = new WebAssembly.Memory({ initial: 2, maximum: 8 });
  readonly stdout: CollectingSink;
  readonly stderr: CollectingSink;
  readonly volume: Volume;
  readonly world: World;
  /** How the guest ended itself; null while it has not. */
  ending: GuestEnding | null = null;
  /** Virtual nanoseconds since the start; realtime is a thousand seconds more. */
  nowNs = 0n;
  work = 0;
  readonly #imports: Record<string, (...args: (number | bigint)[]) => number | void>;
  #free = 1024;

  constructor(options: Partial<World> & { volume?: Volume; outputBytesMax?: number } = {}) {
    const { volume = new Volume(), outputBytesMax = 1_000_000, ...given } = options;
    this.volume = volume;
    this.stdout = new CollectingSink(outputBytesMax);
    this.stderr = new CollectingSink(outputBytesMax);
    this.world = {
      args: ["program"],
      environ: [],
      stdin: new Uint8Array(0),
      stdout: this.stdout,
      stderr: this.stderr,
      preopens: [{ name: "/", directory: volume.root }],
      clock: {
        realtimeNs: () => 1_000_000_000_000n + this.nowNs,
        monotonicNs: () => this.nowNs,
        cpuNs: () => 7n,
        sleep: (ns) => void (this.nowNs += ns),
      },
      random: (bytes) => void bytes.fill(0xab),
      end: (ending) => {
        this.ending = ending;
        trap();
      },
      work: (units) => void (this.work += units),
      ...given,
    };
    const wasi = createWasi(this.world);
    wasi.attach(this.memory);
    this.#imports = wasi.imports;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }

  get view(): DataView {
    return new DataView(this.memory.buffer);
  }

  /** Makes the call and gives its errno by name, or `ended` when it ended the run. */
  call(name: (typeof callNames)[number], ...args: (number | bigint)[]): string {
    try {
      return errnoName(Number(this.#imports[name]?.(...args)));
    } catch (thrown) {
      if (this.ending !== null && thrown instanceof WebAssembly.RuntimeError) return "ended";
      throw thrown;
    }
  }

  /** Room in the guest's memory that nothing else uses. */
  room(length: number): number {
    const at = this.#free;
    this.#free += Math.ceil(length / 8) * 8;
    return at;
  }

  /** Makes all that room free again, for a test of many rounds. */
  forgetRoom(): void {
    this.#free = 1024;
  }

  /** Puts bytes or text there; gives pointer and length. */
  put(content: string | Uint8Array): [pointer: number, length: number] {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const at = this.room(bytes.length);
    this.bytes.set(bytes, at);
    return [at, bytes.length];
  }

  /** One iovec for that range; gives pointer and count. */
  iovec(pointer: number, length: number): [pointer: number, count: number] {
    const at = this.room(8);
    this.view.setUint32(at, pointer, true);
    this.view.setUint32(at + 4, length, true);
    return [at, 1];
  }

  u32(pointer: number): number {
    return this.view.getUint32(pointer, true);
  }

  u64(pointer: number): bigint {
    return this.view.getBigUint64(pointer, true);
  }

  /** `open`: letters as of C's `fopen`, with `x` for O_EXCL, `d` for O_DIRECTORY, `n` for O_NOFOLLOW. */
  open(path: string, mode = "r", fd = 3): string | number {
    const has = (letter: string) => mode.includes(letter);
    const writes = /[wa+]/.test(mode);
    const base = allRights & ~(rights.fdRead | rights.fdWrite) |
      (has("r") || has("+") ? rights.fdRead : 0n) | (writes ? rights.fdWrite : 0n);
    const flags = (has("w") || has("a") ? 1 : 0) | (has("d") ? 2 : 0) | (has("x") ? 4 : 0) |
      (has("w") ? 8 : 0);
    const out = this.room(4);
    const follow = has("n") ? 0 : 1;
    const answer = this.call(
      "path_open",
      fd,
      follow,
      ...this.put(path),
      flags,
      base,
      allRights,
      has("a") ? 1 : 0,
      out,
    );
    return answer === "ESUCCESS" ? this.u32(out) : answer;
  }

  /** {@link open} for what must succeed. */
  opened(path: string, mode = "r", fd = 3): number {
    const opened = this.open(path, mode, fd);
    if (typeof opened === "string") throw new Error(`Cannot open ${path}: ${opened}`);
    return opened;
  }

  close(fd: number): string {
    return this.call("fd_close", fd);
  }

  /** Gives the count written, or the errno's name. */
  write(fd: number, content: string | Uint8Array): string | number {
    const out = this.room(4);
    const answer = this.call("fd_write", fd, ...this.iovec(...this.put(content)), out);
    return answer === "ESUCCESS" ? this.u32(out) : answer;
  }

  /** Gives the text read, `!` and the errno's name when it failed. */
  read(fd: number, length = 100): string {
    const out = this.room(4);
    const into = this.room(length);
    const answer = this.call("fd_read", fd, ...this.iovec(into, length), out);
    return answer === "ESUCCESS" ? this.text(into, this.u32(out)) : `!${answer}`;
  }

  text(pointer: number, length: number): string {
    return new TextDecoder().decode(this.bytes.subarray(pointer, pointer + length));
  }

  /** Makes a file with that text. */
  file(path: string, text = ""): void {
    const fd = this.opened(path, "w");
    this.write(fd, text);
    this.close(fd);
  }

  mkdir(path: string, fd = 3): string {
    return this.call("path_create_directory", fd, ...this.put(path));
  }

  rmdir(path: string): string {
    return this.call("path_remove_directory", 3, ...this.put(path));
  }

  unlink(path: string): string {
    return this.call("path_unlink_file", 3, ...this.put(path));
  }

  rename(from: string, to: string, fd = 3): string {
    return this.call("path_rename", 3, ...this.put(from), fd, ...this.put(to));
  }

  link(from: string, to: string, fd = 3): string {
    return this.call("path_link", 3, 0, ...this.put(from), fd, ...this.put(to));
  }

  symlink(target: string, path: string): string {
    return this.call("path_symlink", ...this.put(target), 3, ...this.put(path));
  }

  /** Gives the parts of a `filestat`, or the errno's name. */
  stat(path: string, follow = true): string | Stat {
    const out = this.room(64);
    const answer = this.call("path_filestat_get", 3, follow ? 1 : 0, ...this.put(path), out);
    return answer === "ESUCCESS" ? this.statAt(out) : answer;
  }

  fstat(fd: number): string | Stat {
    const out = this.room(64);
    const answer = this.call("fd_filestat_get", fd, out);
    return answer === "ESUCCESS" ? this.statAt(out) : answer;
  }

  statAt(at: number): Stat {
    return {
      device: Number(this.u64(at)),
      inode: Number(this.u64(at + 8)),
      type: this.view.getUint8(at + 16),
      links: Number(this.u64(at + 24)),
      size: Number(this.u64(at + 32)),
      accessedNs: this.u64(at + 40),
      modifiedNs: this.u64(at + 48),
      changedNs: this.u64(at + 56),
    };
  }
}

export interface Stat {
  device: number;
  inode: number;
  type: number;
  links: number;
  size: number;
  accessedNs: bigint;
  modifiedNs: bigint;
  changedNs: bigint;
}

/** A volume with those files in it. */
export function volumeOf(files: Record<string, string>, volume: Volume = new Volume()): Volume {
  for (const [path, text] of Object.entries(files)) volume.placeFile(path, new TextEncoder().encode(text));
  return volume;
}

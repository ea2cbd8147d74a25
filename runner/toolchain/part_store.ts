import { createHash } from "node:crypto";
import { cacheDirectory } from "../process/cache_directory.ts";

/**
 * Where what the compiler made for itself is kept from one start to the next. What is lost is made again. A part has a name, and a
 * key: all that it was made from.
 */
export interface PartStore {
  get(part: string, key: string): Uint8Array | null;
  put(part: string, key: string, bytes: Uint8Array): void;
}

/**
 * Parts as files in the cache directory. `toolchain` are bytes that differ between two toolchains: parts of another one are never
 * given, and removed when a new one is kept; so are older forms of the same part. What cannot be read or written is as if it were not
 * there, and any number of processes may use the directory.
 */
export class DirectoryPartStore implements PartStore {
  readonly #directory: string | null;
  readonly #toolchain: string;

  constructor(toolchain: readonly Uint8Array[], directory: string | null = cacheDirectory()) {
    this.#directory = directory;
    this.#toolchain = digest(...toolchain).slice(0, 16);
  }

  get(part: string, key: string): Uint8Array | null {
    if (this.#directory === null) return null;
    try {
      const bytes = Deno.readFileSync(`${this.#directory}/${this.#nameOf(part, key)}`);
      const content = bytes.subarray(digestLength);
      const isWhole = new TextDecoder().decode(bytes.subarray(0, digestLength)) === digest(content);
      return isWhole ? content : null;
    } catch {
      return null;
    }
  }

  put(part: string, key: string, bytes: Uint8Array): void {
    if (this.#directory === null) return;
    try {
      Deno.mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
      const whole = new Uint8Array(digestLength + bytes.length);
      new TextEncoder().encodeInto(digest(bytes), whole);
      whole.set(bytes, digestLength);
      const name = this.#nameOf(part, key);
      // Another process may read it at any time: it is there whole or not at all.
      const temporary = `${this.#directory}/${name}.${crypto.randomUUID()}`;
      Deno.writeFileSync(temporary, whole, { mode: 0o600 });
      Deno.renameSync(temporary, `${this.#directory}/${name}`);
      this.#prune(this.#directory, part, name);
    } catch {
      // A read-only or full disk costs time at the next start, and nothing else.
    }
  }

  #nameOf(part: string, key: string): string {
    return `${this.#toolchain}-${part}-${digest(new TextEncoder().encode(key))}`;
  }

  /** Removes what the part that was just kept takes the place of. Whoever still wanted it makes it again. */
  #prune(directory: string, part: string, kept: string): void {
    const writtenMs = modifiedMs(`${directory}/${kept}`);
    const earlier: { file: string; ms: number }[] = [];
    for (const { name } of Deno.readDirSync(directory)) {
      const found = fileName.exec(name);
      if (found === null || name === kept) continue;
      const file = `${directory}/${name}`;
      const { toolchain, of, unfinished } = found.groups!;
      if (unfinished !== undefined) {
        if (modifiedMs(file) < writtenMs - unfinishedMsMax) remove(file);
      } else if (toolchain !== this.#toolchain || of === undefined) remove(file);
      else if (of === part) earlier.push({ file, ms: modifiedMs(file) });
    }
    earlier.sort((left, right) => right.ms - left.ms);
    for (const { file } of earlier.slice(earlierKept)) remove(file);
  }
}

/** Files of ours: parts, parts as they were named once, without a name, and what a process that was ended left half-written. */
const fileName =
  /^(?<toolchain>[0-9a-f]{16})-(?:(?<of>[a-z_]+)-)?[0-9a-f]{64}(?<unfinished>\.[0-9a-f-]{36})?$/;

/** Earlier forms of a part that stay: another version of this program may be running beside this one. */
const earlierKept = 2;

/** Nobody writes for so long. */
const unfinishedMsMax = 3_600_000;

/** Milliseconds since 1970; 0 for a file that another process has removed. */
function modifiedMs(file: string): number {
  try {
    return Deno.statSync(file).mtime?.getTime() ?? 0;
  } catch {
    return 0;
  }
}

function remove(file: string): void {
  try {
    Deno.removeSync(file);
  } catch {
    // Another process removed it first.
  }
}

/** Hex digits of a SHA-256, which stands before the content. */
const digestLength = 64;

function digest(...parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

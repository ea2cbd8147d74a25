import { createHash } from "node:crypto";
import { cacheDirectory } from "../process/cache_directory.ts";

/** Where what the compiler made for itself is kept from one start to the next. What is lost is made again. */
export interface PartStore {
  get(key: string): Uint8Array | null;
  put(key: string, bytes: Uint8Array): void;
}

/**
 * Parts as files in the cache directory. `toolchain` are bytes that differ between two toolchains: parts of another one are never
 * given, and removed when a new one is kept. What cannot be read or written is as if it were not there.
 */
export class DirectoryPartStore implements PartStore {
  readonly #directory: string | null;
  readonly #prefix: string;

  constructor(toolchain: readonly Uint8Array[], directory: string | null = cacheDirectory()) {
    this.#directory = directory;
    this.#prefix = `${digest(...toolchain).slice(0, 16)}-`;
  }

  get(key: string): Uint8Array | null {
    const file = this.#fileOf(key);
    if (file === null) return null;
    try {
      const bytes = Deno.readFileSync(file);
      const content = bytes.subarray(digestLength);
      const isWhole = new TextDecoder().decode(bytes.subarray(0, digestLength)) === digest(content);
      return isWhole ? content : null;
    } catch {
      return null;
    }
  }

  put(key: string, bytes: Uint8Array): void {
    const file = this.#fileOf(key);
    if (file === null) return;
    try {
      Deno.mkdirSync(this.#directory!, { recursive: true, mode: 0o700 });
      for (const { name } of Deno.readDirSync(this.#directory!)) {
        const isOld = /^[0-9a-f]{16}-[0-9a-f]{64}$/.test(name) && !name.startsWith(this.#prefix);
        if (isOld) Deno.removeSync(`${this.#directory}/${name}`);
      }
      const whole = new Uint8Array(digestLength + bytes.length);
      new TextEncoder().encodeInto(digest(bytes), whole);
      whole.set(bytes, digestLength);
      // Another process may read it at any time: it is there whole or not at all.
      const temporary = `${file}.${crypto.randomUUID()}`;
      Deno.writeFileSync(temporary, whole, { mode: 0o600 });
      Deno.renameSync(temporary, file);
    } catch {
      // A read-only or full disk costs time at the next start, and nothing else.
    }
  }

  #fileOf(key: string): string | null {
    return this.#directory === null
      ? null
      : `${this.#directory}/${this.#prefix}${digest(new TextEncoder().encode(key))}`;
  }
}

/** Hex digits of a SHA-256, which stands before the content. */
const digestLength = 64;

function digest(...parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

import { Content } from "./fs/content.ts";
import type { Sink } from "./world.ts";

/** Keeps all that is written, up to a limit in bytes. */
export class CollectingSink implements Sink {
  readonly #content = new Content();

  constructor(readonly bytesMax: number) {}

  write(bytes: Uint8Array): boolean {
    const room = this.bytesMax - this.#content.size;
    this.#content.write(this.#content.size, bytes.length <= room ? bytes : bytes.subarray(0, room));
    return bytes.length <= room;
  }

  /** What was written so far; may be the sink's own buffer, so it is to be used before the next write or copied. */
  bytes(): Uint8Array {
    return this.#content.bytes();
  }
}

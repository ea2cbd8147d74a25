import { Content } from "./fs/content.ts";
import type { Sink } from "./world.ts";

/** Takes what is written up to a limit in bytes, and keeps the beginning of it. */
export class CollectingSink implements Sink {
  readonly #content = new Content();
  #written = 0;

  /** @param keptBytesMax what goes beyond is counted and dropped */
  constructor(readonly bytesMax: number, readonly keptBytesMax = bytesMax) {}

  write(bytes: Uint8Array): boolean {
    const room = this.bytesMax - this.#written;
    const taken = Math.min(bytes.length, room);
    const kept = Math.min(taken, this.keptBytesMax - this.#content.size);
    if (kept > 0) this.#content.write(this.#content.size, bytes.subarray(0, kept));
    this.#written += taken;
    return bytes.length <= room;
  }

  /** What was kept so far; may be the sink's own buffer, so it is to be used before the next write or copied. */
  bytes(): Uint8Array {
    return this.#content.bytes();
  }
}

import { Descriptors, everything } from "./_descriptors.ts";
import type { Volume } from "./fs/volume.ts";
import { GuestMemory } from "./_memory.ts";
import { rights } from "./_rights.ts";
import { type Stream, type Streams, streamsOf } from "./_streams.ts";
import type { GuestEnding, World } from "./world.ts";

/** One instance with its world: what the calls of one guest share, and nobody else sees. */
export class Guest {
  readonly memory: GuestMemory = new GuestMemory();
  readonly descriptors: Descriptors = new Descriptors();
  readonly streams: Streams;
  readonly #devices = new Map<Volume, bigint>();

  constructor(readonly world: World) {
    this.streams = streamsOf(world);
    this.#openStream(this.streams.stdin, rights.fdRead);
    this.#openStream(this.streams.stdout, rights.fdWrite);
    this.#openStream(this.streams.stderr, rights.fdWrite);
    for (const { name, directory } of world.preopens) {
      this.descriptors.add({ kind: "directory", directory, preopen: name, ...everything });
      this.deviceOf(directory.volume);
    }
  }

  /** Tells the host of work done, in units of a byte moved. */
  work(units: number): void {
    if (units > 0) this.world.work?.(units);
  }

  /** Time of a change that the guest makes. */
  nowNs(): bigint {
    return this.world.clock.realtimeNs();
  }

  /** Leaves the call for good: the ending is told to the world at the call's edge. */
  end(ending: GuestEnding): never {
    throw new Ended(ending);
  }

  /** 1 for the first preopen's volume, and so on; 0 is the streams'. */
  deviceOf(volume: Volume): bigint {
    const known = this.#devices.get(volume);
    if (known !== undefined) return known;
    const device = BigInt(this.#devices.size + 1);
    this.#devices.set(volume, device);
    return device;
  }

  #openStream(stream: Stream, right: bigint): void {
    this.descriptors.add({ kind: "stream", stream, rights: right | streamRights, inheriting: 0n, flags: 0 });
  }
}

/** How a call says that the run is over. */
export class Ended {
  constructor(readonly ending: GuestEnding) {}
}

/** fdstat_set_flags, sync, filestat_get, poll_fd_readwrite. Seek and tell are absent, as on a pipe. */
const streamRights = 1n << 3n | 1n << 4n | 1n << 21n | 1n << 27n;

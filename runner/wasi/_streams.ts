import type { StreamName } from "./fs/node.ts";
import type { Sink, World } from "./world.ts";

/** A one-way stream; the position is shared by all descriptors that lead to it, as with a pipe. */
export interface Stream {
  name: StreamName;
  /** What it gives; null for one that cannot be read. */
  input: Input | null;
  /** Where it goes; null for one that cannot be written. */
  sink: Sink | null;
}

/** Bytes to be read, from the first to the last, once. */
export interface Input {
  bytes: Uint8Array;
  position: number;
}

export type Streams = Record<StreamName, Stream>;

export function streamsOf(world: World): Streams {
  return {
    stdin: { name: "stdin", input: { bytes: world.stdin, position: 0 }, sink: null },
    stdout: { name: "stdout", input: null, sink: world.stdout },
    stderr: { name: "stderr", input: null, sink: world.stderr },
    null: { name: "null", input: { bytes: new Uint8Array(0), position: 0 }, sink: { write: () => true } },
  };
}

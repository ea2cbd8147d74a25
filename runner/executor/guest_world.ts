import { outputKeptBytesMax, workingDirectoryLimits } from "../limits.ts";
import {
  CollectingSink,
  devices,
  type GuestEnding,
  type Preopen,
  trap,
  Volume,
  type World,
} from "../wasi/mod.ts";
import { hostCost } from "./host_cost.ts";
import type { RunInput } from "./run_message.ts";
import { seededRandom } from "./seeded_random.ts";
import { TraceLines } from "./trace_lines.ts";
import { epochNs, type VirtualTime } from "./virtual_time.ts";

/** The world of one run: an empty environment, a working directory of its own, outputs held to the file limit. */
export class GuestWorld implements World {
  readonly args: readonly string[];
  readonly environ: readonly string[] = [];
  readonly stdin: Uint8Array;
  readonly stdout: CollectingSink;
  readonly stderr: CollectingSink;
  readonly preopens: readonly Preopen[];
  readonly random: (bytes: Uint8Array) => void = seededRandom();
  readonly trace?: (line: string) => void;
  /** Null when no trace was asked for. */
  readonly traceLines: TraceLines | null;
  /** How the guest ended itself; null as long as it did not. */
  ending: GuestEnding | null = null;

  constructor(input: RunInput, readonly clock: VirtualTime) {
    const fileBytesMax = input.limits.fileKb * 1_024;
    this.args = input.args;
    this.stdin = input.stdin;
    this.stdout = new CollectingSink(fileBytesMax, outputKeptBytesMax);
    this.stderr = new CollectingSink(fileBytesMax, outputKeptBytesMax);
    this.preopens = [
      { name: "/", directory: workingDirectory(input.files, fileBytesMax).root },
      { name: "/dev", directory: devices.root },
    ];
    const lines = input.trace ? new TraceLines() : null;
    this.traceLines = lines;
    if (lines !== null) this.trace = (line) => lines.add(line);
  }

  work(units: number): void {
    this.clock.charge(BigInt(Math.ceil(units)) * hostCost.unit);
  }

  end(ending: GuestEnding): never {
    this.ending ??= ending;
    trap();
  }
}

function workingDirectory(files: RunInput["files"], fileBytesMax: number): Volume {
  const { filesMax, totalBytesMax } = workingDirectoryLimits;
  const limits = { fileBytesMax, entriesMax: filesMax, totalBytesMax };
  const volume = new Volume({ limits, nowNs: epochNs });
  for (const [path, bytes] of files) volume.placeFile(path, bytes);
  return volume;
}

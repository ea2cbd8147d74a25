import type { Ending, Outcome } from "../program.ts";
import { createWasi, wasiModule } from "../wasi/mod.ts";
import { endingOfTrap, sigabrt } from "./ending_of_trap.ts";
import { GuestWorld } from "./guest_world.ts";
import { chargingCalls } from "./host_cost.ts";
import { memoryUsedKb } from "./memory_used.ts";
import { type MeteredInstance, meteredInstance } from "./metered_instance.ts";
import type { RunInput } from "./run_message.ts";
import { VirtualTime } from "./virtual_time.ts";

/** What a run leaves behind, and the trace of its system calls when one was asked for. */
export type TracedOutcome = Outcome & { trace: string | null };

/** The same, and what the process that the run was made in has to know. */
export type ModuleRun = TracedOutcome & {
  /** Linear memory at the end without the stack, touched or not, KiB. Of the stack only what was touched takes room. */
  grownKb: number;
};

/**
 * Runs a metered module once, in a new instance and a new world. The same module and input give the same outcome to
 * the byte. `callStackBytesMax` is what the native stack can bear of the call stack that the meter counts.
 *
 * @throws {Error} for anything that no guest can cause: the process is not to be trusted after it.
 */
export function runModule(
  module: WebAssembly.Module,
  input: RunInput,
  callStackBytesMax: number,
): ModuleRun {
  const time = new VirtualTime(input.fuelPerMs, input.limits);
  const world = new GuestWorld(input, time);
  const wasi = createWasi(world);
  const instance = meteredInstance(module, { [wasiModule]: chargingCalls(wasi.imports, time) });
  wasi.attach(instance.memory);
  time.attach(instance.fuel);
  instance.memoryPages.value = memoryPagesMax(input);
  instance.callStackBytes.value = Math.min(input.limits.stackKb * 1_024, callStackBytesMax);
  const isTooLarge = refuseStaticData(instance, input, world);
  const abort = input.sharesModule ? sigabrt : undefined;
  const ending = isTooLarge ? segmentationFault : run(instance, world, time, abort);
  const layout = { stackStart: input.stackStartKb * 1_024, stackBytes: input.stackKb * 1_024 };
  return {
    ending,
    fuel: Number(time.spent()),
    sleptNs: Number(time.sleptNs),
    memoryKb: isTooLarge ? 0 : memoryUsedKb(instance.memory, layout),
    stdout: world.stdout.bytes(),
    stderr: world.stderr.bytes(),
    trace: world.traceLines?.text() ?? null,
    grownKb: instance.memory.buffer.byteLength / 1_024 - input.stackKb,
  };
}

const segmentationFault: Ending = { kind: "signal", signal: 11 };

function run(instance: MeteredInstance, world: GuestWorld, time: VirtualTime, abort?: number): Ending {
  try {
    instance.start();
    // The last segments may have used up the fuel with no loop or call behind them to see it.
    return time.ending() ?? { kind: "exit", code: 0 };
  } catch (thrown) {
    const ending = world.ending ?? time.ending() ?? stackOverflow(instance) ??
      endingOfTrap(thrown, abort);
    if (ending === null) throw thrown;
    if (ending.kind === "internal") throw new Error(`A system call failed: ${ending.reason}`);
    return ending;
  }
}

function stackOverflow({ callStackBytes }: MeteredInstance): Ending | null {
  return callStackBytes.value < 0 ? segmentationFault : null;
}

/** The stack's own pages are beside the memory limit. */
function memoryPagesMax({ stackKb, limits }: RunInput): number {
  return Math.floor((stackKb + limits.memoryKb) / 64);
}

/** Natively such a program is killed before its first instruction, and nobody says why. */
function refuseStaticData(instance: MeteredInstance, input: RunInput, world: GuestWorld): boolean {
  const { byteLength } = instance.memory.buffer;
  if (byteLength <= memoryPagesMax(input) * 65_536) return false;
  const neededKb = byteLength / 1_024 - input.stackKb;
  const sentence =
    `Cannot start: static data takes ${neededKb} KiB, the memory limit is ${input.limits.memoryKb} KiB\n`;
  world.stderr.write(new TextEncoder().encode(sentence));
  return true;
}

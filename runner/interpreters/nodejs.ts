import { createWasi, trap, Volume, wasiModule, type World } from "../wasi/mod.ts";
import { seededRandom } from "../executor/seeded_random.ts";
import { epochNs } from "../executor/virtual_time.ts";
import { mergeModules } from "../wasm/merge_modules.ts";
import type { Module } from "../wasm/module.ts";
import { readModule } from "../wasm/read_module.ts";
import { valueType } from "../wasm/value_type.ts";
import { writeModule } from "../wasm/write_module.ts";
import { constant } from "./_constant.ts";
import { dataOf } from "./_data_of.ts";
import { meterInterpreter } from "./_meter_interpreter.ts";
import type { BuiltInterpreter, InterpreterFiles } from "./build.ts";
import { hostModule } from "./nodejs/host_module.ts";
import { mendHash } from "./nodejs/mend_hash.ts";
import { hostBase, hostPages, interpreterPages } from "./nodejs/link.ts";

/** QuickJS-ng (npm `quickjs-wasi`) and the prelude that makes it look like Node. Needs the permission to read. */
export async function readNodejs(): Promise<InterpreterFiles> {
  const files = new Map<string, Uint8Array>();
  files.set(
    "quickjs.wasm",
    await Deno.readFile(new URL("../quickjs.wasm", import.meta.resolve("quickjs-wasi"))),
  );
  const prelude = new URL("nodejs/prelude/", import.meta.url);
  for await (const { name } of Deno.readDir(prelude)) {
    if (name.endsWith(".js")) files.set(`prelude/${name}`, await Deno.readFile(new URL(name, prelude)));
  }
  return files;
}

/** The interpreter with its prelude loaded: its memory as that left it is the data that every run begins with. */
export function buildNodejs(files: InterpreterFiles): BuiltInterpreter {
  const engine = mendHash(readModule(files.get("quickjs.wasm")!));
  const begun = prepared(withStack(mergeModules(engine, readModule(hostModule()))), files);
  return {
    module: meterInterpreter("Node.js", begun),
    stackKb: stackBytes / 1_024,
    stackStartKb: stackStart / 1_024,
  };
}

/** Where the stack lies: its makers' own MiB is too little for the recursion that Node bears. */
const stackStart = hostBase + hostPages * 65_536;
const stackBytes = 8 * 1_048_576;
const stackEnd = stackStart + stackBytes;

/** What JavaScript may use of it; the rest is for the engine's own functions when it is used up. */
const javascriptStackBytes = stackBytes - 262_144;

function withStack(module: Module): Module {
  const pages = interpreterPages + hostPages + stackBytes / 65_536;
  if (module.memories[0]!.min !== interpreterPages || module.globals.length !== 1) {
    throw new Error("Cannot build Node.js: this is another build of QuickJS than the one known here");
  }
  return {
    ...module,
    memories: [{ min: pages, max: undefined }],
    globals: [{ ...module.globals[0]!, initial: constant(valueType.i32, stackEnd) }],
  };
}

/** Runs the start-up, in a world with nothing in it but the prelude, and keeps the memory. */
function prepared(module: Module, files: InterpreterFiles): Uint8Array<ArrayBuffer> {
  const world = new StartUpWorld(files);
  const wasi = createWasi(world);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(writeModule(module)), {
    [wasiModule]: wasi.imports,
  });
  const memory = exports.memory as WebAssembly.Memory;
  wasi.attach(memory);
  try {
    (exports._initialize as () => void)();
    (exports.lyceum_prepare as (stackBytes: number) => void)(javascriptStackBytes);
  } catch (cause) {
    throw new Error(`Cannot build Node.js: the prelude failed: ${world.said}`, { cause });
  }
  // What the start-up left on the stack is nobody's.
  new Uint8Array(memory.buffer, stackStart, stackBytes).fill(0);
  return writeModule(startingWith(module, memory));
}

function startingWith(module: Module, memory: WebAssembly.Memory): Module {
  const { byteLength } = memory.buffer;
  return {
    ...module,
    memories: [{ min: byteLength / 65_536, max: undefined }],
    exports: module.exports.filter(({ name }) => name === "memory" || name === "_start"),
    data: dataOf(new Uint8Array(memory.buffer)),
  };
}

/** What the engine and the prelude are shown while they start: the time and the randomness with which a run begins. */
class StartUpWorld implements World {
  readonly args = ["node"];
  readonly environ = [];
  readonly stdin = new Uint8Array();
  readonly stdout = { write: () => true };
  readonly stderr = { write: (bytes: Uint8Array) => this.#say(bytes) };
  readonly preopens;
  readonly clock = { realtimeNs: () => epochNs, monotonicNs: () => 0n, cpuNs: () => 0n, sleep: () => {} };
  readonly random = seededRandom();
  said = "";

  constructor(files: InterpreterFiles) {
    const volume = new Volume({ nowNs: epochNs });
    for (const [name, bytes] of files) if (name.startsWith("prelude/")) volume.placeFile(name, bytes);
    this.preopens = [{ name: "/", directory: volume.root }];
  }

  end(): never {
    return trap();
  }

  #say(bytes: Uint8Array): boolean {
    this.said += new TextDecoder().decode(bytes);
    return true;
  }
}

/** Never called: it puts the package into the module graph, see `toolchain/assets.ts`. */
export function importPackage(): Promise<unknown> {
  return import("quickjs-wasi");
}

/** Started by `_measure.ts`: times plain and metered modules by turns, and prints one line of JSON a program. */
import assert from "node:assert/strict";
import { fuelExport } from "../runner/meter/mod.ts";
import { meteredInstance } from "../runner/executor/metered_instance.ts";
import {
  CollectingSink,
  createWasi,
  type GuestEnding,
  trap,
  Volume,
  wasiModule,
} from "../runner/wasi/mod.ts";

/** More than any of these programs uses. */
const fuelGranted = 1n << 60n;

if (import.meta.main) {
  const [folder, rounds, ...names] = Deno.args;
  for (const name of names) {
    const [plain, metered] = ["plain", "metered"].map((kind) =>
      new WebAssembly.Module(Deno.readFileSync(`${folder}/${name}.${kind}.wasm`))
    );
    const plainMs: number[] = [];
    const meteredMs: number[] = [];
    const fuels = new Set<number>();
    let printed = "";
    // One round more: the first lets V8 optimise.
    for (let round = 0; round <= Number(rounds); round++) {
      const runs = { plain: () => runOnce(plain!), metered: () => runOnce(metered!) };
      const first = round % 2 === 0 ? runs.plain() : null;
      const second = runs.metered();
      const third = first ?? runs.plain();
      assert.equal(second.stdout, third.stdout, `${name} prints something else when metered`);
      fuels.add(second.fuel);
      printed = second.stdout;
      if (round === 0) continue;
      plainMs.push(third.ms);
      meteredMs.push(second.ms);
    }
    assert.equal(fuels.size, 1, `${name} uses ${[...fuels]} fuel`);
    console.log(JSON.stringify({ name, plainMs, meteredMs, fuel: [...fuels][0], stdout: printed }));
  }
}

/** Runs a module to its end in a new instance. Only the run is timed, not the instantiation. */
function runOnce(module: WebAssembly.Module): { ms: number; stdout: string; fuel: number } {
  const stdout = new CollectingSink(1_048_576);
  let ending: GuestEnding | null = null;
  const wasi = createWasi({
    args: ["main"],
    environ: [],
    stdin: new Uint8Array(),
    stdout,
    stderr: new CollectingSink(1_048_576),
    preopens: [{ name: "/", directory: new Volume().root }],
    clock: { realtimeNs: () => 0n, monotonicNs: () => 0n, cpuNs: () => 0n, sleep: () => {} },
    random: (bytes) => void bytes.fill(7),
    end(how) {
      ending = how;
      trap();
    },
  });
  const imports = { [wasiModule]: wasi.imports };
  const isMetered = WebAssembly.Module.exports(module).some(({ name }) => name === fuelExport);
  const start = isMetered
    ? meteredStart(module, imports, wasi.attach)
    : plainStart(module, imports, wasi.attach);
  (globalThis as { gc?: () => void }).gc?.();
  const before = performance.now();
  try {
    start.run();
  } catch (error) {
    if ((ending as GuestEnding | null)?.kind !== "exit") throw error;
  }
  const ms = performance.now() - before;
  return { ms, stdout: new TextDecoder().decode(stdout.bytes()), fuel: start.fuel() };
}

interface Start {
  run: () => void;
  fuel: () => number;
}

function plainStart(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
  attach: (memory: WebAssembly.Memory) => void,
): Start {
  const { exports } = new WebAssembly.Instance(module, imports);
  attach(exports.memory as WebAssembly.Memory);
  return { run: exports._start as () => void, fuel: () => 0 };
}

function meteredStart(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
  attach: (memory: WebAssembly.Memory) => void,
): Start {
  const instance = meteredInstance(module, imports);
  attach(instance.memory);
  instance.fuel.value = fuelGranted;
  instance.callStackBytes.value = 0x7fff_0000;
  instance.memoryPages.value = 8_192;
  return { run: instance.start, fuel: () => Number(fuelGranted - instance.fuel.value) };
}

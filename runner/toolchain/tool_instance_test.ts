import assert from "node:assert/strict";
import { CollectingSink, createWasi, trap, type World } from "../wasi/mod.ts";
import { assemble } from "../wasm/assemble.ts";
import { importMemory } from "../wasm/import_memory.ts";
import { ToolInstance } from "./tool_instance.ts";

/** Claims a page more, then calls `proc_exit(7)`. */
const exits = new WebAssembly.Module(
  importMemory(
    assemble(`(module
      (import "wasi_snapshot_preview1" "proc_exit" (func (param i32)))
      (memory 1)
      (func i32.const 1 memory.grow drop i32.const 7 call 0)
      (export "memory" (memory 0)) (export "_start" (func 1)))`),
    3,
  ).module,
);

function worldThat(end: World["end"]) {
  return createWasi({
    args: [],
    environ: [],
    stdin: new Uint8Array(0),
    stdout: new CollectingSink(0),
    stderr: new CollectingSink(0),
    preopens: [],
    clock: { realtimeNs: () => 0n, monotonicNs: () => 0n, cpuNs: () => 0n, sleep: () => {} },
    random: () => {},
    end,
  });
}

Deno.test("an instance is made before its world and runs once", () => {
  const instance = new ToolInstance(exits, new WebAssembly.Memory({ initial: 3, maximum: 3 }));
  const endings: unknown[] = [];
  const wasi = worldThat((ending) => {
    endings.push(ending);
    return trap();
  });
  assert.throws(() => instance.run(wasi), WebAssembly.RuntimeError);
  assert.deepEqual(endings, [{ kind: "exit", code: 7 }]);
  assert.throws(() => instance.run(wasi), /Cannot run a tool twice/);
  assert.equal(instance.memoryKb, 128);
});

import assert from "node:assert/strict";
import { CollectingSink, createWasi, trap, type World } from "../wasi/mod.ts";
import { ToolInstance } from "./tool_instance.ts";

/** Calls `proc_exit(7)`. */
const exits = new WebAssembly.Module(Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // (type (func (param i32))) (type (func))
  ...[0x01, 0x08, 0x02, 0x60, 0x01, 0x7f, 0x00, 0x60, 0x00, 0x00],
  // (import "wasi_snapshot_preview1" "proc_exit" (func (type 0)))
  ...[0x02, 0x24, 0x01, 22, ...new TextEncoder().encode("wasi_snapshot_preview1")],
  ...[9, ...new TextEncoder().encode("proc_exit"), 0x00, 0x00],
  // (func (type 1)) (memory 1) (export "memory" (memory 0)) (export "_start" (func 1))
  ...[0x03, 0x02, 0x01, 0x01, 0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 19, 0x02, 6, ...new TextEncoder().encode("memory"), 0x02, 0x00],
  ...[6, ...new TextEncoder().encode("_start"), 0x00, 0x01],
  // i32.const 7, call 0
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x07, 0x10, 0x00, 0x0b],
]));

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
  const instance = new ToolInstance(exits);
  const endings: unknown[] = [];
  const wasi = worldThat((ending) => {
    endings.push(ending);
    return trap();
  });
  assert.throws(() => instance.run(wasi), WebAssembly.RuntimeError);
  assert.deepEqual(endings, [{ kind: "exit", code: 7 }]);
  assert.throws(() => instance.run(wasi), /Cannot run a tool twice/);
});

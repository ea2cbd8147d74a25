import assert from "node:assert/strict";
import { assemble } from "../wasm/assemble.ts";
import { readModule } from "../wasm/read_module.ts";
import { buildNodejs, readNodejs } from "./nodejs.ts";
import { mendHash } from "./nodejs/mend_hash.ts";

Deno.test("Node.js is one module that imports nothing but WASI, the same every time", async () => {
  const files = await readNodejs();
  const built = await buildNodejs(files);
  const module = new WebAssembly.Module(built.module as Uint8Array<ArrayBuffer>);
  const imported = new Set(WebAssembly.Module.imports(module).map(({ module }) => module));
  assert.deepEqual([...imported], ["wasi_snapshot_preview1"]);
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name).filter((name) =>
    !name.includes(".")
  );
  assert.deepEqual(exported.sort(), ["_start", "memory"]);
  assert.deepEqual((await buildNodejs(files)).module, built.module);
});

Deno.test("a prelude that fails is a fault, and says why", async () => {
  const files = new Map(await readNodejs());
  files.set("prelude/main.js", new TextEncoder().encode("throw new Error('no prelude');"));
  assert.throws(
    () => buildNodejs(files),
    /Cannot build Node.js: the prelude failed: Uncaught Error: no prelude/,
  );
});

Deno.test("the place where numbers are hashed is found once or not at all", () => {
  const hash =
    `(func (param i64) (result i32) local.get 0 local.get 0 i64.xor i32.wrap_i64 i32.const 3163 i32.mul)`;
  const mended = mendHash(readModule(assemble(`(module ${hash})`)));
  assert.ok(mended.bodies[0]!.length > 12);
  for (const text of ["(module)", `(module ${hash} ${hash})`, `(module ${hash.replace("3163", "3164")})`]) {
    assert.throws(() => mendHash(readModule(assemble(text))), /Cannot mend the hash of numbers/);
  }
});

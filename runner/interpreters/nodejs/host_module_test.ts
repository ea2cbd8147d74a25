import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import { readAsset } from "../../toolchain/assets.ts";
import { Clang } from "../../toolchain/clang.ts";
import { CompilerOutput } from "../../toolchain/compiler_output.ts";
import { Volume } from "../../wasi/mod.ts";
import { hostModule } from "./host_module.ts";
import { compileHost, linkHost } from "./link.ts";

Deno.test("host_module.ts is what host.c is compiled to", async () => {
  const clang = new Clang(await readAsset("llvm.core.wasm"));
  const volume = new Volume();
  volume.placeFile("host.c", await Deno.readFile(new URL("host.c", import.meta.url)));
  const output = new CompilerOutput();
  for (const args of [compileHost, linkHost]) {
    const ending = clang.run(args, [{ name: ".", directory: volume.root }], output, "small");
    assert.deepEqual(ending, { kind: "exit", code: 0 }, new TextDecoder().decode(output.bytes()));
  }
  const compiled = volume.readFile("host.wasm")!;
  if (Deno.env.get("BLESS") === "1") return await write(compiled);
  assert.ok(Buffer.from(compiled).equals(hostModule()), "host.c changed: BLESS=1 compiles it anew");
});

async function write(bytes: Uint8Array): Promise<void> {
  const text = Buffer.from(bytes).toString("base64");
  const lines = text.match(/.{1,100}/g)!.map((line) => `  "${line}",\n`).join("");
  await Deno.writeTextFile(
    new URL("host_module.ts", import.meta.url),
    `/** \`host.c\`, compiled and linked; \`host_module_test.ts\` writes this file. */
export function hostModule(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.join("")), (character) => character.charCodeAt(0));
}

const base64 = [
${lines}];
`,
  );
}

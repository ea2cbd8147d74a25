import assert from "node:assert/strict";
import { createTar } from "nanotar";
import { readSysroot } from "./sysroot.ts";

Deno.test("headers and libraries lie where a Linux learner knows them", () => {
  const volume = readSysroot(createTar([
    { name: "include/stddef.h", data: "of the compiler" },
    { name: "include/wasm32-wasip1/stdio.h", data: "of libc" },
    { name: "include/wasm32-wasip1/sys/types.h", data: "of libc, deeper" },
    { name: "include/c++/v1/vector", data: "of libc++" },
    { name: "lib/wasm32-wasip1/libc.a", data: "libc" },
    { name: "lib/wasm32-unknown-wasip1/libclang_rt.builtins.a", data: "builtins" },
    { name: "share/libc++/v1/std.cppm", data: "not used" },
    { name: "include/empty.h", data: "" },
  ]));
  const read = (path: string) => new TextDecoder().decode(volume.readFile(path) ?? undefined);
  assert.equal(read("lib/clang/include/stddef.h"), "of the compiler");
  assert.equal(read("include/stdio.h"), "of libc");
  assert.equal(read("include/sys/types.h"), "of libc, deeper");
  assert.equal(read("include/c++/v1/vector"), "of libc++");
  assert.equal(read("lib/libc.a"), "libc");
  assert.equal(read("lib/libclang_rt.builtins.a"), "builtins");
  assert.equal(volume.readFile("lib/clang/include/empty.h")?.length, 0);
  assert.equal(volume.readFile("share/libc++/v1/std.cppm"), null);
});

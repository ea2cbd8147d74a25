import assert from "node:assert/strict";
import { createWasi, isWasiImport, wasiModule } from "./mod.ts";
import { callNames, wasmParams } from "./signatures.ts";
import { TestGuest } from "./_test_guest.ts";

/** Read off wasi-libc's header by hand: `i` for i32, `I` for i64. All but proc_exit give an i32. */
const header: Record<string, string> = {
  args_get: "ii",
  args_sizes_get: "ii",
  environ_get: "ii",
  environ_sizes_get: "ii",
  clock_res_get: "ii",
  clock_time_get: "iIi",
  fd_advise: "iIIi",
  fd_allocate: "iII",
  fd_close: "i",
  fd_datasync: "i",
  fd_fdstat_get: "ii",
  fd_fdstat_set_flags: "ii",
  fd_fdstat_set_rights: "iII",
  fd_filestat_get: "ii",
  fd_filestat_set_size: "iI",
  fd_filestat_set_times: "iIIi",
  fd_pread: "iiiIi",
  fd_prestat_get: "ii",
  fd_prestat_dir_name: "iii",
  fd_pwrite: "iiiIi",
  fd_read: "iiii",
  fd_readdir: "iiiIi",
  fd_renumber: "ii",
  fd_seek: "iIii",
  fd_sync: "i",
  fd_tell: "ii",
  fd_write: "iiii",
  path_create_directory: "iii",
  path_filestat_get: "iiiii",
  path_filestat_set_times: "iiiiIIi",
  path_link: "iiiiiii",
  path_open: "iiiiiIIii",
  path_readlink: "iiiiii",
  path_remove_directory: "iii",
  path_rename: "iiiiii",
  path_symlink: "iiiii",
  path_unlink_file: "iii",
  poll_oneoff: "iiii",
  proc_exit: "i",
  proc_raise: "i",
  sched_yield: "",
  random_get: "ii",
  sock_accept: "iii",
  sock_recv: "iiiiii",
  sock_send: "iiiii",
  sock_shutdown: "ii",
};

const typesOf = (letters: string) => [...letters].map((letter) => letter === "I" ? "i64" : "i32");

Deno.test("all 46 functions are there, each with the type that C's header gives it", () => {
  assert.equal(callNames.length, 46);
  assert.deepEqual(
    Object.fromEntries(callNames.map((name) => [name, wasmParams(name)])),
    Object.fromEntries(Object.entries(header).map(([name, letters]) => [name, typesOf(letters)])),
  );
  assert.deepEqual(Object.keys(createWasi(new TestGuest().world).imports).sort(), Object.keys(header).sort());
  assert.equal(wasiModule, "wasi_snapshot_preview1");
});

Deno.test("an import of the right type is let in", () => {
  for (const [name, letters] of Object.entries(header)) {
    assert.ok(isWasiImport(name, typesOf(letters), name === "proc_exit" ? [] : ["i32"]), name);
  }
});

Deno.test("an import of another name or type is not", () => {
  assert.ok(!isWasiImport("fd_read", ["i32", "i32", "i32"], ["i32"]), "a parameter missing");
  assert.ok(!isWasiImport("fd_read", ["i32", "i32", "i32", "i64"], ["i32"]), "a bigint for a number");
  assert.ok(!isWasiImport("fd_seek", ["i32", "i32", "i32", "i32"], ["i32"]), "a number for a bigint");
  assert.ok(!isWasiImport("fd_close", ["i32"], []), "no result");
  assert.ok(!isWasiImport("fd_close", ["i32"], ["i64"]), "another result");
  assert.ok(!isWasiImport("proc_exit", ["i32"], ["i32"]), "a result of what never returns");
  for (const name of ["", "fd_dup", "toString", "__proto__", "constructor", "hasOwnProperty"]) {
    assert.ok(!isWasiImport(name, [], ["i32"]), name);
  }
});

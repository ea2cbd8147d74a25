/** How `host.c` is compiled and linked: for the memory and the table of the interpreter that it becomes a part of. */

const pageBytes = 65_536;

/** Pages that `quickjs.wasm` starts with, and the size of its table: what is ours lies behind. */
export const interpreterPages = 18;
const interpreterTableSize = 532;

/** Pages for the data of `host.c`. */
export const hostPages = 1;

export const hostBase = interpreterPages * pageBytes;

export const compileHost: readonly string[] = [
  ...["clang", "-cc1", "-triple", "wasm32-unknown-wasip1", "-target-cpu", "generic", "-emit-obj"],
  ...["-mrelocation-model", "static", "-mframe-pointer=none", "-fvisibility=hidden", "-ffreestanding"],
  ...["-O2", "-std=gnu17", "-fdebug-compilation-dir=/", "-main-file-name", "host.c"],
  ...["-o", "host.o", "-x", "c", "host.c"],
];

export const linkHost: readonly string[] = [
  ...["wasm-ld", "-m", "wasm32", "--strip-all", "--no-entry"],
  ...["--import-memory", "--import-table", "--import-undefined", "--export=__stack_pointer"],
  ...[`--global-base=${hostBase}`, `--table-base=${interpreterTableSize}`, "-z", "stack-size=16"],
  ...["host.o", "-o", "host.wasm"],
];

/**
 * The 46 functions of `wasi_snapshot_preview1` with their parameters, from the witx. The import check, the trace and the
 * list of what there is are all made of this one table.
 */
export const signatures = {
  args_get: [["argv", "pointer"], ["argv_buf", "pointer"]],
  args_sizes_get: [["argc", "out-u32"], ["argv_buf_size", "out-u32"]],
  environ_get: [["environ", "pointer"], ["environ_buf", "pointer"]],
  environ_sizes_get: [["environc", "out-u32"], ["environ_buf_size", "out-u32"]],
  clock_res_get: [["id", "u32"], ["resolution", "out-u64"]],
  clock_time_get: [["id", "u32"], ["precision", "u64"], ["time", "out-u64"]],
  fd_advise: [["fd", "u32"], ["offset", "u64"], ["len", "u64"], ["advice", "u32"]],
  fd_allocate: [["fd", "u32"], ["offset", "u64"], ["len", "u64"]],
  fd_close: [["fd", "u32"]],
  fd_datasync: [["fd", "u32"]],
  fd_fdstat_get: [["fd", "u32"], ["stat", "pointer"]],
  fd_fdstat_set_flags: [["fd", "u32"], ["flags", "u32"]],
  fd_fdstat_set_rights: [["fd", "u32"], ["rights_base", "u64"], ["rights_inheriting", "u64"]],
  fd_filestat_get: [["fd", "u32"], ["stat", "pointer"]],
  fd_filestat_set_size: [["fd", "u32"], ["size", "u64"]],
  fd_filestat_set_times: [["fd", "u32"], ["atim", "u64"], ["mtim", "u64"], ["fst_flags", "u32"]],
  fd_pread: [["fd", "u32"], ["iovs", "iovecs"], ["offset", "u64"], ["nread", "out-u32"]],
  fd_prestat_get: [["fd", "u32"], ["prestat", "pointer"]],
  fd_prestat_dir_name: [["fd", "u32"], ["path", "pointer"], ["path_len", "u32"]],
  fd_pwrite: [["fd", "u32"], ["iovs", "data"], ["offset", "u64"], ["nwritten", "out-u32"]],
  fd_read: [["fd", "u32"], ["iovs", "iovecs"], ["nread", "out-u32"]],
  fd_readdir: [["fd", "u32"], ["buf", "pointer"], ["buf_len", "u32"], ["cookie", "u64"], [
    "bufused",
    "out-u32",
  ]],
  fd_renumber: [["fd", "u32"], ["to", "u32"]],
  fd_seek: [["fd", "u32"], ["offset", "s64"], ["whence", "u32"], ["newoffset", "out-u64"]],
  fd_sync: [["fd", "u32"]],
  fd_tell: [["fd", "u32"], ["offset", "out-u64"]],
  fd_write: [["fd", "u32"], ["iovs", "data"], ["nwritten", "out-u32"]],
  path_create_directory: [["fd", "u32"], ["path", "path"]],
  path_filestat_get: [["fd", "u32"], ["flags", "u32"], ["path", "path"], ["stat", "pointer"]],
  path_filestat_set_times: [
    ["fd", "u32"],
    ["flags", "u32"],
    ["path", "path"],
    ["atim", "u64"],
    ["mtim", "u64"],
    ["fst_flags", "u32"],
  ],
  path_link: [
    ["old_fd", "u32"],
    ["old_flags", "u32"],
    ["old_path", "path"],
    ["new_fd", "u32"],
    ["new_path", "path"],
  ],
  path_open: [
    ["fd", "u32"],
    ["dirflags", "u32"],
    ["path", "path"],
    ["oflags", "u32"],
    ["rights_base", "u64"],
    ["rights_inheriting", "u64"],
    ["fdflags", "u32"],
    ["opened_fd", "out-u32"],
  ],
  path_readlink: [
    ["fd", "u32"],
    ["path", "path"],
    ["buf", "pointer"],
    ["buf_len", "u32"],
    ["bufused", "out-u32"],
  ],
  path_remove_directory: [["fd", "u32"], ["path", "path"]],
  path_rename: [["fd", "u32"], ["old_path", "path"], ["new_fd", "u32"], ["new_path", "path"]],
  path_symlink: [["old_path", "path"], ["fd", "u32"], ["new_path", "path"]],
  path_unlink_file: [["fd", "u32"], ["path", "path"]],
  poll_oneoff: [["in", "pointer"], ["out", "pointer"], ["nsubscriptions", "u32"], ["nevents", "out-u32"]],
  proc_exit: [["rval", "u32"]],
  proc_raise: [["sig", "u32"]],
  sched_yield: [],
  random_get: [["buf", "pointer"], ["buf_len", "u32"]],
  sock_accept: [["fd", "u32"], ["flags", "u32"], ["fd_out", "out-u32"]],
  sock_recv: [
    ["fd", "u32"],
    ["ri_data", "iovecs"],
    ["ri_flags", "u32"],
    ["ro_datalen", "out-u32"],
    ["ro_flags", "out-u16"],
  ],
  sock_send: [["fd", "u32"], ["si_data", "data"], ["si_flags", "u32"], ["so_datalen", "out-u32"]],
  sock_shutdown: [["fd", "u32"], ["how", "u32"]],
} as const satisfies Record<string, readonly Parameter[]>;

export type CallName = keyof typeof signatures;

/** A parameter's name in the witx and what it is. */
export type Parameter = readonly [name: string, kind: ParameterKind];
export type ParameterKind =
  | "u32"
  | "u64"
  | "s64"
  | "pointer"
  /** Pointer and length of a text. */
  | "path"
  /** Pointer and count of an array of places to fill. */
  | "iovecs"
  /** Pointer and count of an array of what is to be written. */
  | "data"
  /** Pointer to where an answer goes. */
  | "out-u16"
  | "out-u32"
  | "out-u64";

/** The module that all of them are imported from. */
export const wasiModule = "wasi_snapshot_preview1";

/**
 * Whether preview1 has a function of that name and exactly that type (`"i32"`, `"i64"`). A guest that imported one under
 * another type could make the engine throw a JavaScript exception between a number and a bigint.
 */
export function isWasiImport(name: string, params: readonly string[], results: readonly string[]): boolean {
  if (!isCallName(name)) return false;
  const wanted = name === "proc_exit" ? [] : ["i32"];
  return isSame(params, wasmParams(name)) && isSame(results, wanted);
}

/** The parameters as WebAssembly has them. */
export function wasmParams(name: CallName): string[] {
  return signatures[name].flatMap(([, kind]) => wasmTypes(kind));
}

export const callNames = Object.keys(signatures) as CallName[];

function isCallName(name: string): name is CallName {
  return Object.hasOwn(signatures, name);
}

function wasmTypes(kind: ParameterKind): string[] {
  if (kind === "u64" || kind === "s64") return ["i64"];
  return kind === "path" || kind === "iovecs" || kind === "data" ? ["i32", "i32"] : ["i32"];
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((type, index) => type === right[index]);
}

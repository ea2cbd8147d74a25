import assert from "./assert.js";
import * as buffer from "./buffer.js";
import { Console } from "./console.js";
import crypto from "./crypto.js";
import { EventEmitter } from "./events.js";
import fs, { openSync } from "./fs.js";
import { host } from "./host.js";
import { nowMs } from "./loop.js";
import path from "./path.js";
import { process } from "./process.js";
import readline, { readlinePromises } from "./readline.js";
import { StringDecoder } from "./string_decoder.js";
import { ReadStream, WriteStream } from "./streams.js";
import * as timers from "./timers.js";
import util from "./util.js";

export const performance = { now: nowMs, timeOrigin: Number(host.clock(0)) / 1e6, mark() {}, measure() {} };

fs.createReadStream = (file, options) => {
  const settings = typeof options === "string" ? { encoding: options } : options ?? {};
  return new ReadStream(settings.fd ?? -1, {
    ...settings,
    open: settings.fd === undefined ? () => openSync(file, "r") : undefined,
  });
};
fs.createWriteStream = (file, options) =>
  new WriteStream(-1, { open: () => openSync(file, options?.flags ?? "w") });

const bufferModule = {
  Buffer: buffer.Buffer,
  SlowBuffer: buffer.Buffer,
  kMaxLength: 4294967296,
  constants: { MAX_LENGTH: 4294967296, MAX_STRING_LENGTH: 536870888 },
  atob: globalThis.atob,
  btoa: globalThis.btoa,
};

const os = {
  EOL: "\n",
  platform: () => "linux",
  type: () => "Linux",
  arch: () => "x64",
  release: () => "6.0.0",
  endianness: () => "LE",
  hostname: () => "localhost",
  homedir: () => "/",
  tmpdir: () => "/",
  uptime: () => Math.floor(nowMs() / 1000),
  cpus: () => [{ model: "virtual", speed: 3000, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } }],
  availableParallelism: () => 1,
  loadavg: () => [0, 0, 0],
  totalmem: () => 4294967296,
  freemem: () => 4294967296 - host.pages() * 65536,
  networkInterfaces: () => ({}),
  userInfo: () => ({ username: "root", uid: 0, gid: 0, shell: null, homedir: "/" }),
  constants: { signals: { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 } },
};

/** Node's own modules by name; without a network, without other processes. */
export const builtins = {
  "assert": assert,
  "assert/strict": assert,
  "buffer": bufferModule,
  "console": Object.assign(globalThis.console ?? {}, { Console }),
  "crypto": crypto,
  "events": EventEmitter,
  "fs": fs,
  "fs/promises": fs.promises,
  "os": os,
  "path": path,
  "path/posix": path,
  "perf_hooks": { performance },
  "process": process,
  "readline": readline,
  "readline/promises": readlinePromises,
  "string_decoder": { StringDecoder },
  "timers": timers,
  "timers/promises": timers.timersPromises,
  "util": util,
  "util/types": util.types,
};

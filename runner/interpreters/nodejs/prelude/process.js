import { host } from "./host.js";
import { EventEmitter } from "./events.js";
import { nodeError } from "./errors.js";
import { nextTick, nowMs, onSettled, onUncaught } from "./loop.js";
import { ReadStream, WriteStream } from "./streams.js";
import { sayUncaught, sayUnhandled } from "./last_words.js";

/** `process`. It sees arguments and streams, an empty environment, and virtual time. */
class Process extends EventEmitter {
  title = "node";
  version = "v20.20.2";
  versions = { node: "20.20.2", v8: "11.3.244.8-node.33" };
  release = { name: "node" };
  arch = "x64";
  platform = "linux";
  pid = 1;
  ppid = 0;
  argv = [];
  argv0 = "node";
  execArgv = [];
  execPath = "/usr/bin/node";
  env = {};
  exitCode = undefined;
  features = {};
  config = { variables: {} };

  get stdin() {
    return stream("stdin", () => new ReadStream(0));
  }
  get stdout() {
    return stream("stdout", () => new WriteStream(1));
  }
  get stderr() {
    return stream("stderr", () => new WriteStream(2));
  }
  cwd() {
    return "/";
  }
  chdir(path) {
    throw nodeError(
      Error,
      "ERR_FEATURE_UNAVAILABLE_ON_PLATFORM",
      `process.chdir('${path}') is not available here`,
    );
  }
  umask() {
    return 0o22;
  }
  nextTick(call, ...args) {
    nextTick(call, args);
  }
  uptime() {
    return nowMs() / 1000;
  }
  hrtime(earlier) {
    const now = host.clock(1);
    let [seconds, rest] = [Number(now / 1000000000n), Number(now % 1000000000n)];
    if (earlier) {
      seconds -= earlier[0];
      rest -= earlier[1];
      if (rest < 0) [seconds, rest] = [seconds - 1, rest + 1e9];
    }
    return [seconds, rest];
  }
  cpuUsage(earlier) {
    const user = Number(host.clock(2) / 1000n);
    return { user: user - (earlier?.user ?? 0), system: 0 };
  }
  memoryUsage() {
    const bytes = host.pages() * 65536;
    return { rss: bytes, heapTotal: bytes, heapUsed: bytes, external: 0, arrayBuffers: 0 };
  }
  resourceUsage() {
    return { userCPUTime: Number(host.clock(2) / 1000n), systemCPUTime: 0, maxRSS: host.pages() * 64 };
  }
  getuid() {
    return 0;
  }
  geteuid() {
    return 0;
  }
  emitWarning(warning) {
    host.writeText(2, `(node:1) ${warning instanceof Error ? warning.toString() : `Warning: ${warning}`}\n`);
  }
  exit(code) {
    if (code !== undefined) this.exitCode = code;
    if (!hasExited) {
      hasExited = true;
      this.emit("exit", exitStatus());
    }
    host.exit(exitStatus());
  }
  reallyExit(code) {
    host.exit(code ?? 0);
  }
  abort() {
    host.exit(134);
  }
  kill(pid) {
    if (pid === this.pid) host.exit(143);
    throw nodeError(Error, "ESRCH", "kill ESRCH");
  }
  binding(name) {
    throw new Error(`No such module: ${name}`);
  }
}

let hasExited = false;
const streams = {};

function stream(name, make) {
  return streams[name] ??= make();
}

export const process = new Process();
process.hrtime.bigint = () => host.clock(1);
process.memoryUsage.rss = () => host.pages() * 65536;
Object.defineProperty(process, Symbol.toStringTag, { value: "process", configurable: true });

function exitStatus() {
  return Number(process.exitCode ?? 0) & 255;
}

/** Nothing is left to happen. */
export function endProgram() {
  process.exit();
}

onUncaught((error) => {
  if (process.listenerCount("uncaughtException") > 0) {
    process.emit("uncaughtException", error, "uncaughtException");
    return;
  }
  die(() => sayUncaught(error), 1);
});

function die(say, code) {
  say();
  process.exitCode = code;
  process.exit(code);
}

const unhandled = new Map();

/** Told by the engine: a promise was rejected and nobody listens, or somebody listens now. */
export function onRejection(promise, reason, isHandled) {
  if (isHandled) unhandled.delete(promise);
  else unhandled.set(promise, reason);
}

onSettled(() => {
  if (unhandled.size === 0) return;
  const rejected = [...unhandled];
  unhandled.clear();
  for (const [promise, reason] of rejected) {
    if (process.listenerCount("unhandledRejection") > 0) process.emit("unhandledRejection", reason, promise);
    else if (process.listenerCount("uncaughtException") > 0) {
      process.emit("uncaughtException", reason, "unhandledRejection");
    } else die(() => sayUnhandled(reason), 1);
  }
});

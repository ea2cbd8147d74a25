import { Buffer, decode, encode } from "./buffer.js";
import { asBytes } from "./encoding.js";
import { invalidArgument, nodeError, systemError } from "./errors.js";
import { host, range } from "./host.js";
import { later } from "./loop.js";
import { resolve } from "./path.js";
import { Stats } from "./stats.js";

/** `node:fs`: the working directory, and the streams of the process by their names in `/dev`. */
const oflag = { create: 1, directory: 2, exclusive: 4, truncate: 8 };
const fdflag = { append: 1 };
const streams = { "/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2, "/proc/self/fd/0": 0, "/dev/fd/0": 0 };

/** What `open` of the host takes behind the path. */
const modes = {
  "r": [0, 0, 0],
  "r+": [0, 0, 1],
  "rs": [0, 0, 0],
  "w": [oflag.create | oflag.truncate, 0, 1],
  "w+": [oflag.create | oflag.truncate, 0, 1],
  "wx": [oflag.create | oflag.truncate | oflag.exclusive, 0, 1],
  "a": [oflag.create, fdflag.append, 1],
  "a+": [oflag.create, fdflag.append, 1],
  "ax": [oflag.create | oflag.exclusive, fdflag.append, 1],
};

function pathText(path) {
  if (typeof path === "string") return path;
  if (path instanceof Uint8Array) return decode(path);
  if (path?.protocol === "file:") return decodeURIComponent(path.pathname);
  throw invalidArgument("path", "of type string or an instance of Buffer or URL", path);
}

/** A path as the host takes it: from the root, without the slash. */
function place(path) {
  return resolve(pathText(path)).slice(1) || ".";
}

function check(result, syscall, path, destination) {
  if (typeof result === "number" && result < 0) {
    throw systemError(-result, syscall, path === undefined ? undefined : pathText(path), destination);
  }
  return result;
}

export function openSync(path, flags = "r") {
  const mode = modes[flags];
  if (mode === undefined) {
    throw nodeError(
      TypeError,
      "ERR_INVALID_ARG_VALUE",
      `The argument 'flags' is invalid. Received '${flags}'`,
    );
  }
  const stream = streams[resolve(pathText(path))];
  return stream ?? check(host.open(place(path), ...mode), "open", path);
}

/** A descriptor as Node takes it; the host would make a whole number of anything. */
function descriptor(fd) {
  if (typeof fd !== "number") throw invalidArgument("fd", "of type number", fd);
  if (Number.isInteger(fd) && fd >= 0 && fd <= 0x7fffffff) return fd;
  const must = Number.isInteger(fd) ? ">= 0 && <= 2147483647" : "an integer";
  throw nodeError(
    RangeError,
    "ERR_OUT_OF_RANGE",
    `The value of "fd" is out of range. It must be ${must}. Received ${fd}`,
  );
}

export function closeSync(fd) {
  check(host.close(descriptor(fd)), "close");
}

export function readSync(fd, buffer, ...rest) {
  descriptor(fd);
  const options = typeof rest[0] === "object" && rest[0] !== null ? rest[0] : null;
  const [offset, length, position] = options ? [options.offset, options.length, options.position] : rest;
  const start = offset ?? 0;
  const bytes = asBytes(buffer).subarray(start, start + (length ?? buffer.byteLength - start));
  if (typeof position === "number" || typeof position === "bigint") {
    check(host.seek(fd, Number(position), 0), "read");
  }
  return check(host.read(fd, ...range(bytes)), "read");
}

export function writeSync(fd, data, offset, length) {
  descriptor(fd);
  if (typeof data === "string") return check(host.writeText(fd, data), "write");
  const bytes = asBytes(data);
  return check(
    host.write(fd, ...range(bytes.subarray(offset ?? 0, (offset ?? 0) + (length ?? bytes.length)))),
    "write",
  );
}

function readAll(fd) {
  const stat = host.statFd(fd);
  let buffer = new Uint8Array(Math.max(65536, Array.isArray(stat) ? stat[1] + 1 : 0));
  let length = 0;
  for (;;) {
    if (length === buffer.length) {
      const larger = new Uint8Array(2 * buffer.length);
      larger.set(buffer);
      buffer = larger;
    }
    const count = check(host.read(fd, ...range(buffer.subarray(length))), "read");
    if (count === 0) return buffer.subarray(0, length);
    length += count;
  }
}

function encodingOf(options) {
  return typeof options === "string" ? options : options?.encoding ?? null;
}

function withFile(path, flags, use) {
  if (Number.isInteger(path) && path <= 0x7fffffff) return use(descriptor(path));
  const fd = openSync(path, flags);
  try {
    return use(fd);
  } finally {
    if (fd > 2) closeSync(fd);
  }
}

export function readFileSync(path, options) {
  const bytes = withFile(path, options?.flag ?? "r", readAll);
  const encoding = encodingOf(options);
  return encoding === null || encoding === "buffer"
    ? new Buffer(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : decode(bytes, encoding);
}

export function writeFileSync(path, data, options) {
  const bytes = typeof data === "string" ? encode(data, encodingOf(options) ?? "utf8") : data;
  if (!ArrayBuffer.isView(bytes)) {
    throw invalidArgument("data", "of type string or an instance of Buffer, TypedArray, or DataView.", data);
  }
  withFile(path, options?.flag ?? "w", (fd) => writeSync(fd, bytes));
}

export function appendFileSync(path, data, options) {
  writeFileSync(path, data, { encoding: encodingOf(options), flag: "a" });
}

export function existsSync(path) {
  try {
    return resolve(pathText(path)) in streams || Array.isArray(host.stat(place(path), 1));
  } catch {
    return false;
  }
}

export function statSync(path, options) {
  return statOf(path, 1, "stat", options);
}

export function lstatSync(path, options) {
  return statOf(path, 0, "lstat", options);
}

function statOf(path, follows, syscall, options) {
  const result = host.stat(place(path), follows);
  if (result === -44 && options?.throwIfNoEntry === false) return undefined;
  return new Stats(check(result, syscall, path));
}

export function fstatSync(fd) {
  return new Stats(check(host.statFd(descriptor(fd)), "fstat"));
}

export function accessSync(path) {
  if (!existsSync(path)) throw systemError(44, "access", pathText(path));
}

export function readdirSync(path, options) {
  const fd = check(host.open(place(path), oflag.directory, 0, 0), "scandir", path);
  const list = host.readdir(fd);
  host.close(fd);
  check(list, "scandir", path);
  const entries = [];
  for (let at = 0; at < list.length; at += 2) {
    if (list[at] !== "." && list[at] !== "..") {
      entries.push(new Dirent(list[at], list[at + 1], pathText(path)));
    }
  }
  entries.sort((a, b) => a.name < b.name ? -1 : 1);
  return options?.withFileTypes ? entries : entries.map(({ name }) => name);
}

class Dirent {
  #type;
  constructor(name, type, path) {
    this.name = name;
    this.path = path;
    this.#type = type;
  }
  isDirectory() {
    return this.#type === 3;
  }
  isFile() {
    return this.#type === 4;
  }
  isSymbolicLink() {
    return this.#type === 7;
  }
}

export function mkdirSync(path, options) {
  if (!options?.recursive) return void check(host.mkdir(place(path)), "mkdir", path);
  let parent = "";
  for (const part of resolve(pathText(path)).split("/").filter(Boolean)) {
    parent = parent === "" ? part : `${parent}/${part}`;
    const result = host.mkdir(parent);
    if (result !== -20) check(result, "mkdir", path);
  }
}

export function rmdirSync(path) {
  check(host.rmdir(place(path)), "rmdir", path);
}

export function unlinkSync(path) {
  check(host.unlink(place(path)), "unlink", path);
}

export function rmSync(path, options) {
  const stat = host.stat(place(path), 0);
  if (stat === -44 && options?.force) return;
  if (check(stat, "rm", path)[0] !== 3) return unlinkSync(path);
  if (!options?.recursive) {
    throw nodeError(
      Error,
      "ERR_FS_EISDIR",
      `Path is a directory: rm returned EISDIR (is a directory) ${path}`,
    );
  }
  for (const name of readdirSync(path)) rmSync(`${pathText(path)}/${name}`, options);
  rmdirSync(path);
}

export function renameSync(from, to) {
  check(host.rename(place(from), place(to)), "rename", from, pathText(to));
}

export function copyFileSync(from, to) {
  writeFileSync(to, readFileSync(from));
}

export function truncateSync(path, size = 0) {
  withFile(path, "r+", (fd) => check(host.truncate(fd, size), "ftruncate"));
}

const blocking = {
  open: openSync,
  close: closeSync,
  read: readSync,
  write: writeSync,
  readFile: readFileSync,
  writeFile: writeFileSync,
  appendFile: appendFileSync,
  stat: statSync,
  lstat: lstatSync,
  fstat: fstatSync,
  access: accessSync,
  readdir: readdirSync,
  mkdir: mkdirSync,
  rmdir: rmdirSync,
  unlink: unlinkSync,
  rm: rmSync,
  rename: renameSync,
  copyFile: copyFileSync,
  truncate: truncateSync,
};

/** `node:fs/promises`, and the forms with a callback: the same, told in a later turn. */
export const promises = {};
const fs = { promises, existsSync, Stats, Dirent, constants: { F_OK: 0, X_OK: 1, W_OK: 2, R_OK: 4 } };
for (const [name, call] of Object.entries(blocking)) {
  fs[`${name}Sync`] = call;
  fs[name] = (...args) => {
    const callback = args.pop();
    if (typeof callback !== "function") throw invalidArgument("cb", "of type function.", callback);
    const [error, result] = attempt(call, args);
    later(() => error === null ? callback(null, result) : callback(error));
  };
  promises[name] = (...args) =>
    new Promise((resolve, reject) => {
      const [error, result] = attempt(call, args);
      later(() => error === null ? resolve(result) : reject(error));
    });
}
fs.exists = (path, callback) => later(() => callback(existsSync(path)));
promises.constants = fs.constants;

function attempt(call, args) {
  try {
    return [null, call(...args)];
  } catch (error) {
    return [error];
  }
}

export default fs;

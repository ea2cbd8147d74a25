import { host } from "./host.js";

/** An error of Node's own, with its code: `TypeError [ERR_INVALID_ARG_TYPE]: …`. */
export function nodeError(Base, code, message) {
  const error = new Base(message);
  Object.defineProperty(error, "code", { value: code, enumerable: true, configurable: true, writable: true });
  const { stack } = error;
  const name = `${error.name} [${code}]`;
  Object.defineProperty(error, "stack", {
    value: name + String(stack).slice(error.name.length),
    configurable: true,
    writable: true,
  });
  return error;
}

export function invalidArgument(name, expected, value) {
  const received = value === null || value === undefined
    ? ` Received ${value}`
    : typeof value === "function"
    ? ` Received function ${value.name}`
    : typeof value === "object"
    ? ` Received an instance of ${value.constructor?.name ?? "Object"}`
    : ` Received type ${typeof value} (${typeof value === "string" ? `'${value}'` : String(value)})`;
  return nodeError(
    TypeError,
    "ERR_INVALID_ARG_TYPE",
    `The "${name}" argument must be ${expected}.${received}`,
  );
}

/** Node's names and numbers for the errnos of WASI that files can give. */
const systemErrors = {
  2: ["EACCES", -13, "permission denied"],
  8: ["EBADF", -9, "bad file descriptor"],
  20: ["EEXIST", -17, "file already exists"],
  22: ["EFBIG", -27, "file too large"],
  28: ["EINVAL", -22, "invalid argument"],
  31: ["EISDIR", -21, "illegal operation on a directory"],
  32: ["ELOOP", -40, "too many symbolic links encountered"],
  37: ["ENAMETOOLONG", -36, "name too long"],
  44: ["ENOENT", -2, "no such file or directory"],
  51: ["ENOSPC", -28, "no space left on device"],
  54: ["ENOTDIR", -20, "not a directory"],
  55: ["ENOTEMPTY", -39, "directory not empty"],
  63: ["EPERM", -1, "operation not permitted"],
  76: ["EPERM", -1, "operation not permitted"],
};

/** The error that a failed system call becomes: `ENOENT: no such file or directory, open 'x'`. */
export function systemError(errno, syscall, path, destination) {
  const [code, number, text] = systemErrors[errno] ?? ["EIO", -5, "i/o error"];
  const where = path === undefined
    ? ""
    : destination === undefined
    ? ` '${path}'`
    : ` '${path}' -> '${destination}'`;
  const error = new Error(`${code}: ${text}, ${syscall}${where}`);
  Object.assign(error, { errno: number, code, syscall });
  if (path !== undefined) error.path = path;
  if (destination !== undefined) error.dest = destination;
  return error;
}

/** What V8 says where QuickJS says the same in other words: learners compare messages. */
const wordings = [
  [/^cannot read property '(.*)' of (undefined|null)$/, "Cannot read properties of $2 (reading '$1')"],
  [/^cannot set property '(.*)' of (undefined|null)$/, "Cannot set properties of $2 (setting '$1')"],
  [/^'(.*)' is read-only$/, "Assignment to constant variable."],
  [/^(\S+) is not initialized$/, "Cannot access '$1' before initialization"],
  [/^'?([^' ]+)'? is not defined$/, "$1 is not defined"],
  [/^invalid array length$/, "Invalid array length"],
  [/^toFixed\(\) digits argument must be.*$/, "toFixed() digits argument must be between 0 and 100"],
  [/^invalid repeat count$/, "Invalid count value"],
  [/^cannot convert BigInt to number$/, "Cannot mix BigInt and other types, use explicit conversions"],
  [/^(.* JSON at position \d+) \(line \d+ column \d+\)$/, "$1"],
  [/^class constructors must be invoked with 'new'$/, "Class constructor cannot be invoked without 'new'"],
  [/^division by zero$/i, "Division by zero"],
];

export function asV8Says(message) {
  for (const [pattern, replacement] of wordings) {
    if (pattern.test(message)) return message.replace(pattern, replacement);
  }
  return message;
}

const wrapperName = "<anonymous>";

/**
 * The text of `stack`, as V8 writes it: the error, then a line a frame. Left out: what the prelude and the constructor of the
 * error itself did.
 */
export function stackText(error, frames) {
  let start = 0;
  let end = frames.length;
  const made = error.constructor?.name;
  while (start < end && made && frames[start].getFunctionName() === made && !frames[start].isNative()) {
    start++;
  }
  while (end > start && isOurs(frames[end - 1])) end--;
  let text = errorHeader(error);
  for (let at = start; at < end; at++) {
    if (!isInternal(frames[at])) text += `\n    at ${frameText(frames[at])}`;
  }
  return text;
}

function isInternal(frame) {
  return frame.getFileName()?.startsWith("node:internal") === true;
}

/** What called the program: the prelude, by way of a function of the engine. */
function isOurs(frame) {
  return isInternal(frame) || frame.isNative();
}

function frameText(frame) {
  const file = frame.getFileName();
  const name = frame.getFunctionName();
  if (frame.isNative()) return `${name || wrapperName} (<anonymous>)`;
  const place = [file, ...placeIn(file, frame.getLineNumber(), frame.getColumnNumber())].join(":");
  if (name === moduleWrapper) return `Object.${wrapperName} (${place})`;
  return name && name !== "<eval>" ? `${name} (${place})` : place;
}

/** Name of the function that a CommonJS module is wrapped in, and how that begins. */
const moduleWrapper = "__module";
export const wrapperStart = `(function ${moduleWrapper}(exports, require, module, __filename, __dirname) { `;

/** A place in a file, as its author counts. */
export function placeIn(file, line, column) {
  const isWrapped = line === 1 && column > wrapperStart.length;
  return originalPlace(file, line, isWrapped ? column - wrapperStart.length : column);
}

export function errorHeader(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

let originalPlace = (_file, line, column) => [line, column];

/** Has places in stacks told as a person wrote them. */
export function tellPlacesBy(translate) {
  originalPlace = translate;
}

/** Puts {@link stackText} in the place of QuickJS's own. */
export function installStackTraces() {
  Error.stackTraceLimit = 10;
  Error.prepareStackTrace = (error, frames) => {
    const { message } = error;
    if (typeof message === "string" && Object.hasOwn(error, "message")) {
      const said = asV8Says(message);
      if (said !== message) error.message = said;
    }
    return stackText(error, frames);
  };
}

/** Says a last word and ends the program. */
export function fatal(text, code) {
  host.writeText(2, text);
  host.exit(code);
}

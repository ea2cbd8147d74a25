import { TextDecoder, TextEncoder } from "./encoding.js";
import { invalidArgument } from "./errors.js";
import { format, formatWithOptions } from "./format.js";
import { custom, inspect } from "./inspect.js";
import { isDeepEqual } from "./deep_equal.js";
import { process } from "./process.js";

const customPromisify = Symbol.for("nodejs.util.promisify.custom");

export function promisify(call) {
  if (typeof call !== "function") throw invalidArgument("original", "of type function.", call);
  if (call[customPromisify]) return call[customPromisify];
  return function (...args) {
    return new Promise((resolve, reject) => {
      Reflect.apply(call, this, [...args, (error, value) => error ? reject(error) : resolve(value)]);
    });
  };
}
promisify.custom = customPromisify;

export function callbackify(call) {
  return (...args) => {
    const callback = args.pop();
    call(...args).then(
      (value) => process.nextTick(callback, null, value),
      (error) => process.nextTick(callback, error),
    );
  };
}

export function inherits(constructor, parent) {
  Object.defineProperty(constructor, "super_", { value: parent, writable: true, configurable: true });
  Object.setPrototypeOf(constructor.prototype, parent.prototype);
}

export function deprecate(call) {
  return call;
}

const brand = (value) => Object.prototype.toString.call(value).slice(8, -1);

export const types = {
  isPromise: (value) => value instanceof Promise,
  isRegExp: (value) => value instanceof RegExp,
  isDate: (value) => value instanceof Date,
  isMap: (value) => value instanceof Map,
  isSet: (value) => value instanceof Set,
  isWeakMap: (value) => value instanceof WeakMap,
  isWeakSet: (value) => value instanceof WeakSet,
  isNativeError: (value) => value instanceof Error,
  isTypedArray: (value) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  isUint8Array: (value) => value instanceof Uint8Array,
  isArrayBuffer: (value) => value instanceof ArrayBuffer,
  isAnyArrayBuffer: (value) => value instanceof ArrayBuffer,
  isDataView: (value) => value instanceof DataView,
  isGeneratorFunction: (value) => typeof value === "function" && brand(value).endsWith("GeneratorFunction"),
  isAsyncFunction: (value) => typeof value === "function" && brand(value).startsWith("Async"),
  isGeneratorObject: (value) => brand(value) === "Generator",
  isBoxedPrimitive: (value) =>
    typeof value === "object" &&
    [Number, String, Boolean, BigInt, Symbol].some((Class) => value instanceof Class),
  isProxy: () => false,
};

export default {
  inspect,
  format,
  formatWithOptions,
  promisify,
  callbackify,
  inherits,
  deprecate,
  types,
  TextDecoder,
  TextEncoder,
  isDeepStrictEqual: (left, right) => isDeepEqual(left, right, true),
  isArray: Array.isArray,
  toUSVString: (text) => String(text).toWellFormed(),
  // deno-lint-ignore no-control-regex
  stripVTControlCharacters: (text) => text.replace(/\x1b\[[0-9;]*[A-Za-z]/g, ""),
  debuglog: () => () => {},
  custom,
};

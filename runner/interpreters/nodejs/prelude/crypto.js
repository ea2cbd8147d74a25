import { Buffer } from "./buffer.js";
import { invalidArgument, nodeError } from "./errors.js";
import { host, range } from "./host.js";

/** Randomness from the guest's seed: the same numbers in every run. Hashes are not here. */
export function getRandomValues(array) {
  host.random(...range(array));
  return array;
}

export function randomBytes(size, callback) {
  const bytes = getRandomValues(Buffer.alloc(size));
  if (callback === undefined) return bytes;
  queueMicrotask(() => callback(null, bytes));
}

export function randomInt(min, max, callback) {
  if (max === undefined || typeof max === "function") return randomInt(0, min, max);
  if (!Number.isSafeInteger(min)) throw invalidArgument("min", "a safe integer.", min);
  if (!Number.isSafeInteger(max)) throw invalidArgument("max", "a safe integer.", max);
  if (max <= min) {
    throw nodeError(
      RangeError,
      "ERR_OUT_OF_RANGE",
      `The value of "max" is out of range. It must be greater than the value of "min" (${min}). Received ${max}`,
    );
  }
  const word = new DataView(getRandomValues(new Uint8Array(8)).buffer).getBigUint64(0) >> 11n;
  const value = min + Number(word % BigInt(max - min));
  if (callback === undefined) return value;
  queueMicrotask(() => callback(null, value));
}

export function randomUUID() {
  const bytes = getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 15 | 64;
  bytes[8] = bytes[8] & 63 | 128;
  const hex = Buffer.from(bytes).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const unavailable = (name) => () => {
  throw nodeError(Error, "ERR_FEATURE_UNAVAILABLE_ON_PLATFORM", `crypto.${name} is not available here`);
};

export const webcrypto = { getRandomValues, randomUUID };

export default {
  getRandomValues,
  randomBytes,
  randomInt,
  randomUUID,
  webcrypto,
  createHash: unavailable("createHash"),
  createHmac: unavailable("createHmac"),
};
